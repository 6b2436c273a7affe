// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/supervise/SpotCheckService.h"

#include "core/scheme/Answers.h"
#include "core/service/access/Authorization.h"
#include "core/service/access/BlindNames.h"
#include "core/service/detect/Suggestion.h"
#include "core/service/plan/AuxiliarySlots.h"
#include "core/service/project/DerivedState.h"
#include "core/store/ConversationStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/Storage.h"
#include "core/store/WorkStore.h"
#include "core/workflow/BatchRules.h"
#include "core/workflow/SlotRules.h"
#include "core/workflow/SpotSample.h"

#include <QRandomGenerator>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

SpotCheckService::SpotCheckService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId actor)
    : m_storage(storage), m_clock(clock), m_scheme(scheme), m_actor(actor)
{
}

Result<BatchFacts> SpotCheckService::allowed(const Batch &batch, BatchMove move)
{
    ASSIGN_OR_RETURN(const auto facts, m_storage.reviews().batchFacts(batch.id));
    RETURN_IF_ERROR(batchAllows(deriveBatch(facts), move, batch.name));
    return facts;
}

Result<StartedRound> SpotCheckService::start(const StartRequest &request)
{
    StartedRound started;
    const auto done =
        runAudited(m_storage, m_clock, m_actor, Permission::SpotCheck, [&](const User &) -> Result<AuditEntry> {
            ASSIGN_OR_RETURN(const auto batch, m_storage.conversations().batchByName(request.batch));
            ASSIGN_OR_RETURN(const auto facts, allowed(batch, BatchMove::StartCheck));
            ASSIGN_OR_RETURN(const auto candidates, m_storage.reviews().sampleCandidates(batch.id, request.stratify));
            SpotRound round;
            round.batch = batch.id;
            round.round = facts.rounds + 1;
            round.seed = request.seed ? *request.seed : QRandomGenerator::system()->generate();
            round.threshold = request.threshold.value_or(m_scheme.scheme.quality.spotCheckPassRate);
            if (round.threshold <= 0.0 || round.threshold > 1.0)
                return invalidInput(tr("The share that must pass is above 0 and at most 1."));
            round.stratify = request.stratify;
            round.startedBy = m_actor;
            round.startedAt = m_clock.nowMs();
            const int wanted = request.sample > 0 ? request.sample : m_scheme.scheme.quality.spotCheckSample;
            const QList<ConversationId> sample = drawSample(candidates, wanted, round.seed);
            round.sample = static_cast<int>(sample.size());
            ASSIGN_OR_RETURN(const auto id, m_storage.reviews().addRound(round, sample));
            round.id = id;
            started.round = round;
            ASSIGN_OR_RETURN(const auto rows, m_storage.conversations().rows(sample));
            for (const ConversationId item : sample)
                started.sample.append(rows.value(item).externalId);
            return auditEntry(u"spotcheck_start"_s, batch.name,
                              {{"round", round.round}, {"seed", round.seed}, {"sample", round.sample}});
        });
    if (!done)
        return done.error();
    return started;
}

Result<SpotRound> SpotCheckService::openRoundOf(const Batch &batch)
{
    ASSIGN_OR_RETURN(const auto round, m_storage.reviews().openRound(batch.id));
    if (!round)  // says why: not started, returned, accepted
        return batchAllows(BatchState::Open, BatchMove::Review, batch.name).error();
    return *round;
}

Result<void> SpotCheckService::mayReview(const QString &batchName)
{
    RETURN_IF_ERROR(authorize(m_storage, m_actor, Permission::SpotCheck));
    ASSIGN_OR_RETURN(const auto batch, m_storage.conversations().batchByName(batchName));
    const auto round = openRoundOf(batch);
    return round ? Result<void>() : round.error();
}

Result<void> SpotCheckService::notOwnWork(const User &user, const Conversation &conversation)
{
    if (!m_actor)
        return {};
    ASSIGN_OR_RETURN(const auto own, m_storage.work().latestAnnotation(conversation.id, m_actor));
    if (own)
        return notAllowed(tr("%1 annotated %2; someone else checks it.").arg(user.name, conversation.externalId));
    return {};
}

Result<void> SpotCheckService::record(const ReviewRequest &request)
{
    return runAudited(m_storage, m_clock, m_actor, Permission::SpotCheck, [&](const User &user) -> Result<AuditEntry> {
        ASSIGN_OR_RETURN(const auto batch, m_storage.conversations().batchByName(request.batch));
        ASSIGN_OR_RETURN(const auto round, openRoundOf(batch));
        ASSIGN_OR_RETURN(const auto conversation, m_storage.conversations().byId(request.conversation));
        ASSIGN_OR_RETURN(auto item, m_storage.reviews().roundItem(round.id, request.conversation));
        if (!item)
            return notAllowed(tr("%1 is not in the sample of this round.").arg(conversation.externalId));
        RETURN_IF_ERROR(notOwnWork(user, conversation));
        SpotItem &reviewed = *item;
        reviewed.answers.reset();
        if (request.answers) {
            if (request.verdict == Verdict::Pass)
                return invalidInput(tr("An item that passes needs no other answers."));
            ASSIGN_OR_RETURN(auto canonical, checkAnswers(m_scheme.scheme, conversation, *request.answers));
            reviewed.answers = std::move(canonical);
        }
        ASSIGN_OR_RETURN(const auto newest, m_storage.work().newestAnnotation(request.conversation));
        reviewed.verdict = request.verdict;
        reviewed.feedback = request.feedback;
        reviewed.afterAnnotation = newest;
        reviewed.reviewedBy = m_actor;
        reviewed.reviewedAt = m_clock.nowMs();
        RETURN_IF_ERROR(m_storage.reviews().recordVerdict(reviewed));
        return auditEntry(u"spotcheck_review"_s, conversation.externalId,
                          {{"round", round.round}, {"verdict", toUtf8(toString(request.verdict))}});
    });
}

Result<BatchStatus> SpotCheckService::close(const QString &batchName)
{
    const auto done =
        runAudited(m_storage, m_clock, m_actor, Permission::SpotCheck, [&](const User &) -> Result<AuditEntry> {
            ASSIGN_OR_RETURN(const auto batch, m_storage.conversations().batchByName(batchName));
            ASSIGN_OR_RETURN(auto round, openRoundOf(batch));
            ASSIGN_OR_RETURN(const auto counts, m_storage.reviews().roundCounts(round.id));
            round.outcome = certainOutcome(counts, round.threshold);
            if (!round.outcome) {
                return notAllowed(tr("%1 of %2 items are still to be reviewed, and the outcome depends on them.")
                                      .arg(counts.left())
                                      .arg(counts.sampled));
            }
            round.closedBy = m_actor;
            round.closedAt = m_clock.nowMs();
            RETURN_IF_ERROR(m_storage.reviews().closeRound(round));
            ASSIGN_OR_RETURN(auto items, m_storage.reviews().roundItems(round.id));
            items.removeIf([](const SpotItem &item) { return item.verdict != Verdict::Fail; });
            const bool returned = *round.outcome == RoundOutcome::Returned;
            if (returned) {
                RETURN_IF_ERROR(returnBatch(batch, items));
            }
            for (const SpotItem &item : std::as_const(items)) {
                RETURN_IF_ERROR(returned ? Result<void>() : correct(item, m_actor));
            }
            return auditEntry(u"spotcheck_close"_s, batch.name,
                              {{"round", round.round},
                               {"outcome", toUtf8(toString(*round.outcome))},
                               {"passed", counts.passed},
                               {"failed", counts.failed},
                               {"sampled", counts.sampled}});
        });
    if (!done)
        return done.error();
    return status(batchName);
}

Result<void> SpotCheckService::returnItem(const SpotItem &item, std::set<UserId> &told)
{
    ASSIGN_OR_RETURN(const auto answered, returnAnswered(m_storage, item.conversation, m_clock.nowMs()));
    for (const Slot &slot : answered) {
        const auto sent = m_storage.reviews().addMessage({{},
                                                          slot.user,
                                                          {},
                                                          MessageKind::SpotCheckFailed,
                                                          item.conversation,
                                                          slot.batch,
                                                          item.feedback,
                                                          m_clock.nowMs(),
                                                          0});
        if (!sent)
            return sent.error();
        told.insert(slot.user);
    }
    return {};
}

Result<void> SpotCheckService::returnBatch(const Batch &batch, const QList<SpotItem> &failed)
{
    std::set<UserId> told;
    for (const SpotItem &item : failed) {
        if (const auto returned = returnItem(item, told); !returned)
            return returned;
    }
    for (const UserId person : told) {
        const QString body =
            tr("Batch “%1” did not pass the spot check. Amend or confirm the items that failed, and look "
               "through your others.")
                .arg(batch.name);
        RETURN_IF_ERROR(m_storage.reviews().addMessage(
            {{}, person, m_actor, MessageKind::BatchReturned, {}, batch.id, body, m_clock.nowMs(), 0}));
    }
    return {};
}

// What the reviewer of an accepted batch holds to be right becomes a decision in the reviewer's name; nobody's
// annotation is edited.
Result<void> SpotCheckService::correct(const SpotItem &item, UserId closer)
{
    if (!item.answers)
        return {};
    Decision decision;
    decision.conversation = item.conversation;
    decision.user = item.reviewedBy ? item.reviewedBy : closer;
    decision.kind = DecisionKind::Correction;
    decision.answers = item.answers;
    decision.note = item.feedback;
    decision.afterAnnotation = item.afterAnnotation;
    decision.createdAt = m_clock.nowMs();
    RETURN_IF_ERROR(m_storage.reviews().addDecision(decision));
    const auto derived = rederive(m_storage, m_scheme.scheme, item.conversation);
    return derived ? Result<void>() : derived.error();
}

Result<void> SpotCheckService::reopen(const QString &batchName, const QString &reason)
{
    if (reason.trimmed().isEmpty())
        return invalidInput(tr("Say why the batch is reopened; the reason is recorded."));
    return runAudited(m_storage, m_clock, m_actor, Permission::SpotCheck, [&](const User &) -> Result<AuditEntry> {
        ASSIGN_OR_RETURN(const auto batch, m_storage.conversations().batchByName(batchName));
        ASSIGN_OR_RETURN(const auto facts, allowed(batch, BatchMove::Reopen));
        RETURN_IF_ERROR(m_storage.reviews().addBatchEvent(
            {batch.id, facts.rounds, m_actor, u"reopened"_s, reason, m_clock.nowMs()}));
        return auditEntry(u"reopen"_s, batch.name, {{"reason", toUtf8(reason)}});
    });
}

Result<RoundStatus> SpotCheckService::roundStatus(const SpotRound &round)
{
    ASSIGN_OR_RETURN(const auto counts, m_storage.reviews().roundCounts(round.id));
    RoundStatus status;
    status.round = round;
    status.counts = counts;
    if (counts.reviewed() > 0)
        status.passRate = static_cast<double>(counts.passed) / counts.reviewed();
    status.interval = clopperPearson(counts.passed, counts.reviewed());
    status.certain = certainOutcome(counts, round.threshold);
    status.allowedFailures = allowedFailures(counts.sampled, round.threshold);
    return status;
}

Result<BatchStatus> SpotCheckService::statusOf(const Batch &batch)
{
    ASSIGN_OR_RETURN(const auto facts, m_storage.reviews().batchFacts(batch.id));
    ASSIGN_OR_RETURN(const auto rounds, m_storage.reviews().rounds(batch.id));
    ASSIGN_OR_RETURN(auto events, m_storage.reviews().batchEvents(batch.id));
    BatchStatus status{batch.id, batch.name, deriveBatch(facts), facts, {}, std::move(events)};
    for (const SpotRound &round : rounds) {
        ASSIGN_OR_RETURN(const auto one, roundStatus(round));
        status.rounds.append(one);
    }
    return status;
}

Result<BatchStatus> SpotCheckService::status(const QString &batchName)
{
    ASSIGN_OR_RETURN(const auto batch, m_storage.conversations().batchByName(batchName));
    return statusOf(batch);
}

Result<QList<BatchStatus>> SpotCheckService::statuses()
{
    ASSIGN_OR_RETURN(const auto batches, m_storage.conversations().batches());
    QList<BatchStatus> all;
    for (const Batch &batch : batches) {
        ASSIGN_OR_RETURN(auto one, statusOf(batch));
        all.append(std::move(one));
    }
    return all;
}

Result<QList<SpotItem>> SpotCheckService::items(RoundId round)
{
    return m_storage.reviews().roundItems(round);
}

Result<ReviewItem> SpotCheckService::review(RoundId round, ConversationId id, bool withNames)
{
    RETURN_IF_ERROR(authorize(m_storage, m_actor, Permission::SpotCheck));
    ASSIGN_OR_RETURN(auto conversation, m_storage.conversations().byId(id));
    ASSIGN_OR_RETURN(auto item, m_storage.reviews().roundItem(round, id));
    if (!item)
        return notFound(tr("%1 is not in the sample of this round.").arg(conversation.externalId));
    ASSIGN_OR_RETURN(const auto row, m_storage.conversations().row(id));
    ASSIGN_OR_RETURN(auto resolution, m_storage.conversations().resolution(id));
    ASSIGN_OR_RETURN(auto answers, blindAnswers(m_storage, id, withNames));
    // What annotators may see of the detector is no matter here.
    ASSIGN_OR_RETURN(const auto suggestion, suggestionFor(m_storage, conversation, m_scheme.scheme, ProjectSettings()));
    return ReviewItem{
        std::move(conversation), std::move(*item),   row.state,
        std::move(resolution),   std::move(answers), suggestion ? std::optional(suggestion->prelabel) : std::nullopt};
}

}  // namespace gainsay
