// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/adjudicate/AdjudicateController.h"

#include "core/model/Conversation.h"
#include "core/service/browse/BrowseService.h"
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
    ASSIGN_OR_RETURN(const auto waiting, BrowseService(storage).count(ambiguousItems().filter));
    queue.waiting = waiting;
    ASSIGN_OR_RETURN(const auto listed, BrowseService(storage).list(ambiguousItems(), {}, queueRows));
    for (const auto &[row, conversation] : listed)
        queue.first.append({row.id, judgedReply(conversation), row.externalId, {}});
    return queue;
}

Result<CaseQueue> readQueue(Storage &storage, const Clock &clock, UserId decider)
{
    ASSIGN_OR_RETURN(const auto scheme, activeScheme(storage));
    AdjudicateService service(storage, clock, scheme, decider);
    CaseQueue queue;
    ASSIGN_OR_RETURN(queue.waiting, service.waiting());
    ASSIGN_OR_RETURN(const auto disputes, service.queue(queueRows));
    for (const auto &[dispute, conversation] : disputes)
        queue.first.append({dispute.conversation, judgedReply(conversation), dispute.externalId, dispute.agreement});
    return queue;
}

}  // namespace

AdjudicateController::AdjudicateController(ProjectSession &session, QObject *parent)
    : QObject(parent), m_session(session)
{
    connect(&m_session, &ProjectSession::closed, this, [this] { show(std::nullopt); });
}

template <class Work, class Done> void AdjudicateController::ask(bool write, Work work, Done done)
{
    auto task = underScheme<AdjudicateService>(m_session.userId(), std::move(work));
    auto finish = [this, done = std::move(done)](auto result) mutable {
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

bool AdjudicateController::isByVote() const
{
    return m_session.isOpen() && m_session.facts().scheme.resolution.kind != ResolutionRule::Kind::Agreement;
}

void AdjudicateController::stepAmbiguous(bool forward)
{
    const ConversationId from = m_case ? m_case->conversation.id : ConversationId();
    m_session.run(
        m_person.owner(),
        [from, forward](Storage &storage, const Clock &) -> Result<QList<ConversationRow>> {
            BrowseService items(storage);
            const auto found = forward ? items.next(ambiguousItems(), from) : items.previous(ambiguousItems(), from);
            // Behind the last one the list begins again.
            return found && found->isEmpty() && forward ? items.next(ambiguousItems(), {}) : found;
        },
        [this, forward](const Result<QList<ConversationRow>> &rows) {
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

void AdjudicateController::loadNext()
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

void AdjudicateController::loadPrevious()
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

void AdjudicateController::open(ConversationId conversation)
{
    ask(
        false, [conversation](AdjudicateService &service) { return service.open(conversation); },
        [this](const Case &loaded) { show(loaded); });
}

void AdjudicateController::refreshQueue()
{
    if (!m_session.user())
        return;
    m_session.run(
        m_person.owner(),
        [user = m_session.user()->id, byVote = isByVote()](Storage &storage, const Clock &clock) {
            return byVote ? readAmbiguous(storage) : readQueue(storage, clock, user);
        },
        [this](const Result<CaseQueue> &queue) {
            if (queue)
                Q_EMIT queueChanged(*queue);
            else
                Q_EMIT refused(queue.error());
        });
}

void AdjudicateController::clear()
{
    m_person.renew();
    m_case.reset();
}

void AdjudicateController::decide(const DecisionRequest &request)
{
    ask(
        true,
        [request](AdjudicateService &service) -> Result<Case> {
            RETURN_IF_ERROR(service.decide(request));
            return service.open(request.conversation);
        },
        [this](const Case &loaded) {
            show(loaded);
            refreshQueue();
            Q_EMIT decided();
        });
}

void AdjudicateController::show(const std::optional<Case> &loaded)
{
    m_case = loaded;
    if (loaded)
        Q_EMIT caseLoaded(*loaded);
    else
        Q_EMIT nothingLeft();
}

}  // namespace gainsay
