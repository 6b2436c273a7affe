// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/training/TrainingController.h"

#include "core/service/access/TrainingGate.h"

namespace gainsay {

namespace {

struct BegunTraining {
    SessionId session;
    std::optional<TrainingItem> item;
};

}  // namespace

TrainingController::TrainingController(ProjectSession &session, QObject *parent) : QObject(parent), m_session(session)
{
}

// `work(TrainingService &, Storage &)` gives a Result.
template <class Work, class Done> void TrainingController::ask(bool write, Work work, Done done)
{
    if (!m_session.user())
        return;
    m_busy = true;
    auto task = [work = std::move(work), user = m_session.user()->id](
                    Storage &storage,
                    const Clock &clock) mutable -> decltype(work(std::declval<TrainingService &>(), storage)) {
        ASSIGN_OR_RETURN(const auto scheme, activeScheme(storage));
        TrainingService service(storage, clock, scheme, user);
        return work(service, storage);
    };
    auto finish = [this, done = std::move(done)](auto result) mutable {
        m_busy = false;
        if (result)
            done(*std::move(result));
        else
            Q_EMIT refused(result.error());
    };
    if (write)
        m_session.save(m_person.owner(), std::move(task), std::move(finish));
    else
        m_session.run(m_person.owner(), std::move(task), std::move(finish));
}

void TrainingController::clear()
{
    m_person.renew();
    m_item.reset();
    m_busy = false;
}

void TrainingController::refresh()
{
    if (!m_session.user())
        return;
    ask(
        false,
        [user = *m_session.user()](TrainingService &service, Storage &storage) -> Result<TrainingOverview> {
            ASSIGN_OR_RETURN(const auto tutorial, service.stage(GoldKind::Tutorial));
            ASSIGN_OR_RETURN(const auto qualification, service.stage(GoldKind::Qualification));
            return TrainingOverview{tutorial, qualification, mayWork(storage, user).has_value()};
        },
        [this](const TrainingOverview &overview) { Q_EMIT overviewLoaded(overview); });
}

void TrainingController::begin(GoldKind kind)
{
    ask(
        true,
        [kind](TrainingService &service, Storage &) -> Result<BegunTraining> {
            ASSIGN_OR_RETURN(const auto session, service.start(kind));
            ASSIGN_OR_RETURN(const auto item, service.next(session.id));
            return BegunTraining{session.id, item};
        },
        [this](const BegunTraining &begun) {
            m_training = begun.session;
            show(begun.item);
        });
}

void TrainingController::answer(const Json &answers)
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

void TrainingController::proceed()
{
    if (m_busy)
        return;
    ask(
        false, [session = m_training](TrainingService &service, Storage &) { return service.next(session); },
        [this](const std::optional<TrainingItem> &item) { show(item); });
}

void TrainingController::show(const std::optional<TrainingItem> &item)
{
    m_item = item;
    if (item)
        Q_EMIT itemLoaded(*item);
    else
        loadResult(m_training);
}

void TrainingController::loadResult(SessionId session)
{
    ask(
        false, [session](TrainingService &service, Storage &) { return service.result(session); },
        [this](const TrainingResult &result) { Q_EMIT finished(result); });
}

}  // namespace gainsay
