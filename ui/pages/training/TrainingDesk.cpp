// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/training/TrainingDesk.h"

#include "core/service/TrainingGate.h"

namespace gainsay {

namespace {

struct BegunTraining {
    SessionId session;
    std::optional<TrainingItem> item;
};

}  // namespace

TrainingDesk::TrainingDesk(ProjectSession &session, QObject *parent) : QObject(parent), m_session(session) {}

// `work(TrainingService &, Storage &)` gives a Result.
template <class Work, class Done> void TrainingDesk::ask(bool write, Work work, Done done)
{
    if (!m_session.user())
        return;
    m_busy = true;
    auto task = [work = std::move(work), user = m_session.user()->id](
                    Storage &storage,
                    const Clock &clock) mutable -> decltype(work(std::declval<TrainingService &>(), storage)) {
        const Result<ActiveScheme> scheme = activeScheme(storage.project());
        if (!scheme)
            return scheme.error();
        TrainingService service(storage, clock, *scheme, user);
        return work(service, storage);
    };
    auto finish = [this, sitting = m_sitting, done = std::move(done)](auto result) mutable {
        m_busy = m_busy && sitting != m_sitting;
        if (!result)
            Q_EMIT refused(result.error());
        else if (sitting == m_sitting)
            done(*std::move(result));
    };
    if (write)
        m_session.save(this, std::move(task), std::move(finish));
    else
        m_session.run(this, std::move(task), std::move(finish));
}

void TrainingDesk::clear()
{
    ++m_sitting;
    m_item.reset();
    m_busy = false;
}

void TrainingDesk::refresh()
{
    if (!m_session.user())
        return;
    ask(
        false,
        [user = *m_session.user()](TrainingService &service, Storage &storage) -> Result<TrainingOverview> {
            const Result<TrainingStage> tutorial = service.stage(GoldKind::Tutorial);
            if (!tutorial)
                return tutorial.error();
            const Result<TrainingStage> qualification = service.stage(GoldKind::Qualification);
            if (!qualification)
                return qualification.error();
            return TrainingOverview{*tutorial, *qualification, mayWork(storage, user).has_value()};
        },
        [this](const TrainingOverview &overview) { Q_EMIT overviewLoaded(overview); });
}

void TrainingDesk::begin(GoldKind kind)
{
    ask(
        true,
        [kind](TrainingService &service, Storage &) -> Result<BegunTraining> {
            const Result<TrainingSession> session = service.start(kind);
            if (!session)
                return session.error();
            const Result<std::optional<TrainingItem>> item = service.next(session->id);
            if (!item)
                return item.error();
            return BegunTraining{session->id, *item};
        },
        [this](const BegunTraining &begun) {
            m_training = begun.session;
            show(begun.item);
        });
}

void TrainingDesk::answer(const Json &answers)
{
    if (!m_item || m_busy)
        return;
    ask(
        true,
        [session = m_training, id = m_item->conversation.id, answers](TrainingService &service, Storage &) {
            return service.answer(session, id, answers);
        },
        [this](const TrainingFeedback &feedback) {
            if (feedback.revealed)
                Q_EMIT feedbackGiven(feedback);
            else
                proceed();
        });
}

void TrainingDesk::proceed()
{
    if (m_busy)
        return;
    ask(
        false, [session = m_training](TrainingService &service, Storage &) { return service.next(session); },
        [this](const std::optional<TrainingItem> &item) { show(item); });
}

void TrainingDesk::show(const std::optional<TrainingItem> &item)
{
    m_item = item;
    if (item)
        Q_EMIT itemLoaded(*item);
    else
        loadResult(m_training);
}

void TrainingDesk::loadResult(SessionId session)
{
    ask(
        false, [session](TrainingService &service, Storage &) { return service.result(session); },
        [this](const TrainingResult &result) { Q_EMIT finished(result); });
}

}  // namespace gainsay
