// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/adjudicate/AdjudicateDesk.h"

#include "core/model/JudgedReply.h"
#include "core/store/ConversationStore.h"
#include "core/store/DecisionStore.h"
#include "ui/session/UnderScheme.h"

namespace gainsay {

namespace {

constexpr int queueRows = 50;

ConversationQuery ambiguousItems()
{
    ConversationQuery query;
    query.filter.states = {ItemState::Ambiguous};
    return query;
}

Result<CaseQueue> readAmbiguous(Storage &storage)
{
    CaseQueue queue;
    const Result<qint64> waiting = storage.conversations().count(ambiguousItems().filter);
    if (!waiting)
        return waiting.error();
    queue.waiting = *waiting;
    const Result<QList<ConversationRow>> rows = storage.conversations().list(ambiguousItems(), {}, queueRows);
    if (!rows)
        return rows.error();
    for (const ConversationRow &row : *rows) {
        const Result<Conversation> conversation = storage.conversations().byId(row.id);
        if (!conversation)
            return conversation.error();
        queue.first.append({row.id, judgedReply(*conversation), row.externalId, {}});
    }
    return queue;
}

Result<CaseQueue> readQueue(Storage &storage, UserId decider)
{
    CaseQueue queue;
    const Result<qint64> waiting = storage.decisions().disputeCount(decider);
    if (!waiting)
        return waiting.error();
    queue.waiting = *waiting;
    const Result<QList<Dispute>> disputes = storage.decisions().disputesAfter(decider, {}, queueRows);
    if (!disputes)
        return disputes.error();
    for (const Dispute &dispute : *disputes) {
        const Result<Conversation> conversation = storage.conversations().byId(dispute.conversation);
        if (!conversation)
            return conversation.error();
        queue.first.append({dispute.conversation, judgedReply(*conversation), dispute.externalId, dispute.agreement});
    }
    return queue;
}

}  // namespace

AdjudicateDesk::AdjudicateDesk(ProjectSession &session, QObject *parent) : QObject(parent), m_session(session)
{
    connect(&m_session, &ProjectSession::closed, this, [this] { show(std::nullopt); });
}

template <class Work, class Done> void AdjudicateDesk::ask(bool write, Work work, Done done)
{
    auto task = underScheme<AdjudicateService>(m_session.userId(), std::move(work));
    auto finish = [this, sitting = m_sitting, done = std::move(done)](auto result) mutable {
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

bool AdjudicateDesk::isByVote() const
{
    return m_session.isOpen() && m_session.facts().scheme.resolution.kind != ResolutionRule::Kind::Agreement;
}

void AdjudicateDesk::stepAmbiguous(bool forward)
{
    const ConversationId from = m_case ? m_case->conversation.id : ConversationId();
    m_session.run(
        this,
        [from, forward](Storage &storage, const Clock &) -> Result<QList<ConversationRow>> {
            ConversationStore &items = storage.conversations();
            const auto found =
                forward ? items.list(ambiguousItems(), from, 1) : items.previous(ambiguousItems(), from, 1);
            // Behind the last one the list begins again.
            return found && found->isEmpty() && forward ? items.list(ambiguousItems(), {}, 1) : found;
        },
        [this, forward, sitting = m_sitting](const Result<QList<ConversationRow>> &rows) {
            if (sitting != m_sitting)
                return;
            if (!rows)
                Q_EMIT refused(rows.error());
            else if (!rows->isEmpty())
                open(rows->first().id);
            else if (forward)
                show(std::nullopt);
            else
                Q_EMIT nothingBefore();
        });
}

void AdjudicateDesk::loadNext()
{
    if (isByVote())
        return stepAmbiguous(true);
    const ConversationId after = m_case ? m_case->conversation.id : ConversationId();
    ask(
        false,
        [after](AdjudicateService &service) -> Result<std::optional<Case>> {
            Result<std::optional<Case>> next = service.next(after);
            // Behind the last one the queue begins again: what was passed over is still waiting.
            return next && !*next && after ? service.next() : next;
        },
        [this](const std::optional<Case> &loaded) { show(loaded); });
}

void AdjudicateDesk::loadPrevious()
{
    if (!m_case)
        return;
    if (isByVote())
        return stepAmbiguous(false);
    ask(
        false, [before = m_case->conversation.id](AdjudicateService &service) { return service.previous(before); },
        [this](const std::optional<Case> &loaded) {
            if (loaded)
                show(loaded);
            else
                Q_EMIT nothingBefore();
        });
}

void AdjudicateDesk::open(ConversationId conversation)
{
    ask(
        false, [conversation](AdjudicateService &service) { return service.open(conversation); },
        [this](const Case &loaded) { show(loaded); });
}

void AdjudicateDesk::refreshQueue()
{
    if (!m_session.user())
        return;
    m_session.run(
        this,
        [user = m_session.user()->id, byVote = isByVote()](Storage &storage, const Clock &) {
            return byVote ? readAmbiguous(storage) : readQueue(storage, user);
        },
        [this, sitting = m_sitting](const Result<CaseQueue> &queue) {
            if (sitting != m_sitting)
                return;
            if (queue)
                Q_EMIT queueChanged(*queue);
            else
                Q_EMIT refused(queue.error());
        });
}

void AdjudicateDesk::clear()
{
    ++m_sitting;
    m_case.reset();
}

void AdjudicateDesk::decide(const DecisionRequest &request)
{
    ask(
        true,
        [request](AdjudicateService &service) -> Result<Case> {
            const Result<Decision> decision = service.decide(request);
            if (!decision)
                return decision.error();
            return service.open(request.conversation);
        },
        [this](const Case &loaded) {
            show(loaded);
            refreshQueue();
            Q_EMIT decided();
        });
}

void AdjudicateDesk::show(const std::optional<Case> &loaded)
{
    m_case = loaded;
    if (loaded)
        Q_EMIT caseLoaded(*loaded);
    else
        Q_EMIT nothingLeft();
}

}  // namespace gainsay
