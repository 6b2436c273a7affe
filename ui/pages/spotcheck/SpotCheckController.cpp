// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/spotcheck/SpotCheckController.h"

#include "ui/session/UnderScheme.h"

#include <algorithm>

namespace gainsay {

SpotCheckController::SpotCheckController(ProjectSession &session, QObject *parent) : QObject(parent), m_session(session)
{
}

template <class Work, class Done> void SpotCheckController::ask(bool write, Work work, Done done)
{
    auto task = underScheme<SpotCheckService>(m_session.userId(), std::move(work));
    auto finish = [this, done = std::move(done)](const auto &result) mutable {
        if (result) {
            done(result);
            return;
        }
        m_busy = false;
        Q_EMIT refused(result.error());
    };
    if (write)
        m_session.save(m_person.owner(), std::move(task), std::move(finish));
    else
        m_session.run(m_person.owner(), std::move(task), std::move(finish));
}

void SpotCheckController::setBatch(const QString &batch)
{
    m_batch = batch;
    refresh();
}

void SpotCheckController::clear()
{
    m_person.renew();
    m_batch.clear();
    m_statuses.clear();
    m_items.clear();
    m_item.reset();
    m_position = -1;
    m_busy = false;  // what was asked is never answered
}

const BatchStatus *SpotCheckController::status() const
{
    const auto found = std::find_if(m_statuses.cbegin(), m_statuses.cend(),
                                    [this](const BatchStatus &status) { return status.name == m_batch; });
    return found == m_statuses.cend() ? nullptr : &*found;
}

const RoundStatus *SpotCheckController::openRound() const
{
    const BatchStatus *batch = status();
    const bool open = batch && !batch->rounds.isEmpty() && !batch->rounds.last().round.outcome;
    return open ? &batch->rounds.last() : nullptr;
}

void SpotCheckController::refresh()
{
    ask(
        false, [](SpotCheckService &service) { return service.statuses(); },
        [this](const Result<QList<BatchStatus>> &statuses) {
            m_statuses = *statuses;
            if (!status() && !m_statuses.isEmpty()) {
                // What is being checked comes first, then what could be.
                const auto wanted = [](BatchState state) {
                    return state == BatchState::Checking ? 0 : state == BatchState::Annotated ? 1 : 2;
                };
                const auto best =
                    std::min_element(m_statuses.cbegin(), m_statuses.cend(),
                                     [&](const auto &a, const auto &b) { return wanted(a.state) < wanted(b.state); });
                m_batch = best->name;
            }
            Q_EMIT changed();
            loadItems();
        });
}

void SpotCheckController::loadItems()
{
    const RoundStatus *round = openRound();
    if (!round) {
        m_items.clear();
        m_item.reset();
        m_busy = false;
        m_position = -1;
        Q_EMIT nothingToReview();
        return;
    }
    ask(
        false, [id = round->round.id](SpotCheckService &service) { return service.items(id); },
        [this](const Result<QList<SpotItem>> &items) {
            m_items = *items;
            if (isOnItem()) {
                loadItem(m_position);
                return;
            }
            const auto next =
                std::find_if(m_items.cbegin(), m_items.cend(), [](const SpotItem &item) { return !item.verdict; });
            loadItem(next == m_items.cend() ? int(m_items.size()) - 1 : int(next - m_items.cbegin()));
        });
}

bool SpotCheckController::isOnItem() const
{
    const auto is = [this](const SpotItem &item) {
        return item.round == m_item->item.round && item.conversation == m_item->conversation.id;
    };
    return m_item && m_position >= 0 && m_position < m_items.size() && is(m_items[m_position]);
}

void SpotCheckController::loadItem(int position)
{
    if (position < 0 || position >= m_items.size())
        return;
    m_position = position;
    const SpotItem &item = m_items[position];
    ask(
        false,
        [round = item.round, conversation = item.conversation, names = m_namesShown](SpotCheckService &service) {
            return service.review(round, conversation, names);
        },
        [this](const Result<ReviewItem> &loaded) {
            m_item = *loaded;
            m_busy = false;
            Q_EMIT itemLoaded(*loaded);
        });
}

void SpotCheckController::setNamesShown(bool shown)
{
    m_namesShown = shown;
    loadItem(m_position);
}

void SpotCheckController::step(int by)
{
    loadItem(m_position + by);
}

void SpotCheckController::start(const StartRequest &request)
{
    ask(
        true, [request](SpotCheckService &service) { return service.start(request); },
        [this](const Result<StartedRound> &) { refresh(); });
}

void SpotCheckController::record(Verdict verdict, const std::optional<Json> &answers, const QString &feedback)
{
    if (!m_item || m_busy)
        return;
    m_busy = true;
    const ReviewRequest request{m_batch, m_item->conversation.id, verdict, answers, feedback};
    ask(
        true, [request](SpotCheckService &service) { return service.record(request); },
        [this](const Result<void> &) {
            m_item.reset();  // on to the next
            refresh();
        });
}

void SpotCheckController::closeRound()
{
    ask(
        true, [batch = m_batch](SpotCheckService &service) { return service.close(batch); },
        [this](const Result<BatchStatus> &status) {
            Q_EMIT closed(*status);
            refresh();
        });
}

void SpotCheckController::reopen(const QString &reason)
{
    ask(
        true, [batch = m_batch, reason](SpotCheckService &service) { return service.reopen(batch, reason); },
        [this](const Result<void> &) { refresh(); });
}

}  // namespace gainsay
