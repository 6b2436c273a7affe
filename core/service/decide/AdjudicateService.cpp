// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/decide/AdjudicateService.h"

#include "core/base/Phrases.h"
#include "core/scheme/AnswerDifferences.h"
#include "core/scheme/Answers.h"
#include "core/service/access/Authorization.h"
#include "core/service/access/BlindNames.h"
#include "core/service/decide/SendBack.h"
#include "core/service/project/DerivedState.h"
#include "core/store/ConversationStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/Storage.h"
#include "core/store/WorkStore.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace gainsay {

AdjudicateService::AdjudicateService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId actor)
    : m_storage(storage), m_clock(clock), m_scheme(scheme), m_actor(actor)
{
}

Result<void> AdjudicateService::mayAdjudicate()
{
    const auto user = authorize(m_storage, m_actor, Permission::Adjudicate);
    return user ? Result<void>() : user.error();
}

Result<std::optional<Case>> AdjudicateService::presentFirst(const Result<QList<Dispute>> &found)
{
    if (!found)
        return found.error();
    if (found->isEmpty())
        return std::optional<Case>();
    ASSIGN_OR_RETURN(auto presented, present(found->first().conversation));
    return std::optional(std::move(presented));
}

Result<std::optional<Case>> AdjudicateService::next(ConversationId after)
{
    RETURN_IF_ERROR(mayAdjudicate());
    std::optional<Dispute> from;
    if (after) {
        ASSIGN_OR_RETURN(const auto dispute, m_storage.reviews().dispute(after));
        from = dispute;  // decided in the meantime: start again at the least agreed one
    }
    return presentFirst(m_storage.reviews().disputesAfter(m_actor, from, 1));
}

Result<std::optional<Case>> AdjudicateService::previous(ConversationId before)
{
    RETURN_IF_ERROR(mayAdjudicate());
    ASSIGN_OR_RETURN(const auto dispute, m_storage.reviews().dispute(before));
    if (!dispute)
        return std::optional<Case>();
    return presentFirst(m_storage.reviews().disputesBefore(m_actor, *dispute, 1));
}

Result<Case> AdjudicateService::open(ConversationId conversation)
{
    RETURN_IF_ERROR(mayAdjudicate());
    return present(conversation);
}

Result<qint64> AdjudicateService::waiting()
{
    return m_storage.reviews().disputeCount(m_actor);
}

Result<QList<QueuedDispute>> AdjudicateService::queue(int limit)
{
    ASSIGN_OR_RETURN(const auto disputes, m_storage.reviews().disputesAfter(m_actor, {}, limit));
    QList<ConversationId> ids;
    for (const Dispute &dispute : disputes)
        ids.append(dispute.conversation);
    ASSIGN_OR_RETURN(const auto conversations, m_storage.conversations().byIds(ids));
    QList<QueuedDispute> queued;
    for (const Dispute &dispute : disputes)
        queued.append({dispute, conversations.value(dispute.conversation)});
    return queued;
}

Result<Decision> AdjudicateService::decide(const DecisionRequest &request)
{
    Decision made;
    const auto done =
        runAudited(m_storage, m_clock, m_actor, Permission::Adjudicate, [&](const User &user) -> Result<AuditEntry> {
            ASSIGN_OR_RETURN(const auto conversation, m_storage.conversations().byId(request.conversation));
            ASSIGN_OR_RETURN(const auto row, m_storage.conversations().row(request.conversation));
            ASSIGN_OR_RETURN(const auto facts, m_storage.reviews().lockFacts(row.batch));
            RETURN_IF_ERROR(batchAllows(deriveBatch(facts), BatchMove::Adjudicate, conversation.batch));
            RETURN_IF_ERROR(mayDecide(user, conversation, row.state));
            ASSIGN_OR_RETURN(auto decision, checked(request, conversation));
            ASSIGN_OR_RETURN(const auto id, m_storage.reviews().addDecision(decision));
            decision.id = id;
            if (decision.kind == DecisionKind::SendBack) {
                RETURN_IF_ERROR(returnToAnnotators(m_storage, decision));
            }
            RETURN_IF_ERROR(rederive(m_storage, m_scheme.scheme, request.conversation));
            made = std::move(decision);
            Json payload{{"decision", toUtf8(toString(made.kind))}, {"reason", toUtf8(made.reason)}};
            if (made.answers)
                payload["answers"] = *made.answers;
            return auditEntry(u"decide"_s, conversation.externalId, payload);
        });
    if (!done)
        return done.error();
    return made;
}

Result<void> AdjudicateService::mayDecide(const User &user, const Conversation &conversation, ItemState state)
{
    ASSIGN_OR_RETURN(const auto own, m_storage.work().latestAnnotation(conversation.id, m_actor));
    ASSIGN_OR_RETURN(const auto slot, m_storage.work().slotOf(conversation.id, m_actor));
    if (own || slot)
        return notAllowed(
            tr("%1 is one of the annotators of %2; someone else decides it.").arg(user.name, conversation.externalId));
    switch (state) {
    case ItemState::Disputed:
    case ItemState::Adjudicated:
        return {};
    case ItemState::Open:
    case ItemState::InWork:
        return notAllowed(tr("%1 cannot be decided yet: not everybody has answered.").arg(conversation.externalId));
    case ItemState::Agreed:
        return notAllowed(tr("The annotators of %1 agree; there is nothing to decide.").arg(conversation.externalId));
    case ItemState::Voted:
    case ItemState::Ambiguous:
        break;
    }
    return notAllowed(tr("%1 is settled by vote; this scheme has no third person.").arg(conversation.externalId));
}

Result<Decision> AdjudicateService::checked(const DecisionRequest &request, const Conversation &conversation)
{
    if (!request.reason.isEmpty() && !decisionReasons().contains(request.reason))
        return invalidInput(tr("Unknown reason “%1”; known are: %2.").arg(request.reason, listing(decisionReasons())));
    if (request.kind == DecisionKind::Answers && !request.answers)
        return invalidInput(tr("The decision says “answers” but names none."));
    if (request.kind == DecisionKind::SendBack && request.answers)
        return invalidInput(tr("An item that is sent back gets no answers from the decider."));
    if (request.kind == DecisionKind::Correction)
        return notAllowed(tr("Corrections come from a spot check."));
    if (request.kind == DecisionKind::Reopen)
        return notAllowed(tr("Doubted labels are reopened on the Errors page or the supervisor's desk."));
    ASSIGN_OR_RETURN(const auto newest, m_storage.work().newestAnnotation(conversation.id));
    if (request.newest && *request.newest != newest)
        return conflict(
            tr("Somebody has answered %1 again in the meantime; look at it once more.").arg(conversation.externalId));
    Decision decision;
    decision.conversation = conversation.id;
    decision.user = m_actor;
    decision.kind = request.kind;
    decision.reason = request.reason;
    decision.note = request.note;
    decision.afterAnnotation = newest;
    decision.createdAt = m_clock.nowMs();
    if (request.answers) {
        ASSIGN_OR_RETURN(auto canonical, checkAnswers(m_scheme.scheme, conversation, *request.answers));
        decision.answers = std::move(canonical);
    }
    return decision;
}

Result<Case> AdjudicateService::present(ConversationId id)
{
    ASSIGN_OR_RETURN(auto conversation, m_storage.conversations().byId(id));
    ASSIGN_OR_RETURN(const auto row, m_storage.conversations().row(id));
    ASSIGN_OR_RETURN(const auto decisions, m_storage.reviews().decisionsOn(id));
    ASSIGN_OR_RETURN(const auto dispute, m_storage.reviews().dispute(id));
    ASSIGN_OR_RETURN(const auto newest, m_storage.work().newestAnnotation(id));
    ASSIGN_OR_RETURN(auto answers, blindAnswers(m_storage, id, row.state == ItemState::Adjudicated));
    ASSIGN_OR_RETURN(auto comments, DiscussionService(m_storage, m_clock, m_actor).thread(id));
    Case presented;
    presented.conversation = std::move(conversation);
    presented.state = row.state;
    presented.agreement = dispute ? dispute->agreement : 1.0;
    QList<Json> compared;
    for (const CaseAnswer &answer : std::as_const(answers))
        compared.append(answer.answers);
    presented.differences = differingQuestions(m_scheme.scheme, compared);
    presented.answers = std::move(answers);
    presented.comments = std::move(comments);
    if (!decisions.isEmpty())
        presented.decision = decisions.last();
    presented.newest = newest;
    return presented;
}

}  // namespace gainsay
