// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/SpotCheckService.h"

#include "core/scheme/Answers.h"
#include "core/service/Acting.h"
#include "core/service/BlindAnswers.h"
#include "core/service/DerivedState.h"
#include "core/service/SlotReturn.h"
#include "core/service/Suggestion.h"
#include "core/store/AnnotationStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/DecisionStore.h"
#include "core/store/MessageStore.h"
#include "core/store/SlotStore.h"
#include "core/store/Storage.h"
#include "core/workflow/AcceptanceRules.h"
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
    const auto facts = m_storage.spotChecks().facts(batch.id);
    if (!facts)
        return facts.error();
    if (const auto fine = batchAllows(deriveBatch(*facts), move, batch.name); !fine)
        return fine.error();
    return *facts;
}

Result<StartedRound> SpotCheckService::start(const StartRequest &request)
{
    StartedRound started;
    const auto done =
        decideAs(m_storage, m_clock, m_actor, Permission::SpotCheck, [&](const User &) -> Result<AuditEntry> {
            const auto batch = m_storage.conversations().batchByName(request.batch);
            if (!batch)
                return batch.error();
            const auto facts = allowed(*batch, BatchMove::StartCheck);
            if (!facts)
                return facts.error();
            const auto candidates = m_storage.spotChecks().candidates(batch->id, request.stratify);
            if (!candidates)
                return candidates.error();
            SpotRound round;
            round.batch = batch->id;
            round.round = facts->rounds + 1;
            round.seed = request.seed ? *request.seed : QRandomGenerator::system()->generate();
            round.threshold = request.threshold.value_or(m_scheme.scheme.quality.spotCheckPassRate);
            if (round.threshold <= 0.0 || round.threshold > 1.0)
                return invalidInput(tr("The share that must pass is above 0 and at most 1."));
            round.stratify = request.stratify;
            round.startedBy = m_actor;
            round.startedAt = m_clock.nowMs();
            const int wanted = request.sample > 0 ? request.sample : m_scheme.scheme.quality.spotCheckSample;
            const QList<ConversationId> sample = drawSample(*candidates, wanted, round.seed);
            round.sample = static_cast<int>(sample.size());
            const auto id = m_storage.spotChecks().insertRound(round, sample);
            if (!id)
                return id.error();
            round.id = *id;
            started.round = round;
            for (const ConversationId item : sample) {
                const auto row = m_storage.conversations().row(item);
                if (!row)
                    return row.error();
                started.sample.append(row->externalId);
            }
            return auditEntry(u"spotcheck_start"_s, batch->name,
                              {{"round", round.round}, {"seed", round.seed}, {"sample", round.sample}});
        });
    if (!done)
        return done.error();
    return started;
}

Result<SpotRound> SpotCheckService::openRoundOf(const Batch &batch)
{
    const auto round = m_storage.spotChecks().openRound(batch.id);
    if (!round)
        return round.error();
    if (!*round)  // says why: not started, returned, accepted
        return batchAllows(BatchState::Open, BatchMove::Review, batch.name).error();
    return **round;
}

Result<void> SpotCheckService::mayReview(const QString &batchName)
{
    if (const auto user = authorize(m_storage, m_actor, Permission::SpotCheck); !user)
        return user.error();
    const auto batch = m_storage.conversations().batchByName(batchName);
    if (!batch)
        return batch.error();
    const auto round = openRoundOf(*batch);
    return round ? Result<void>() : round.error();
}

Result<void> SpotCheckService::notOwnWork(const User &user, const Conversation &conversation)
{
    if (!m_actor)
        return {};
    const auto own = m_storage.annotations().latest(conversation.id, m_actor);
    if (!own)
        return own.error();
    if (*own)
        return notAllowed(tr("%1 annotated %2; someone else checks it.").arg(user.name, conversation.externalId));
    return {};
}

Result<void> SpotCheckService::record(const ReviewRequest &request)
{
    return decideAs(m_storage, m_clock, m_actor, Permission::SpotCheck, [&](const User &user) -> Result<AuditEntry> {
        const auto batch = m_storage.conversations().batchByName(request.batch);
        if (!batch)
            return batch.error();
        const auto round = openRoundOf(*batch);
        if (!round)
            return round.error();
        const auto conversation = m_storage.conversations().byId(request.conversation);
        if (!conversation)
            return conversation.error();
        auto item = m_storage.spotChecks().item(round->id, request.conversation);
        if (!item)
            return item.error();
        if (!*item)
            return notAllowed(tr("%1 is not in the sample of this round.").arg(conversation->externalId));
        if (const auto fine = notOwnWork(user, *conversation); !fine)
            return fine.error();
        SpotItem &reviewed = **item;
        reviewed.answers.reset();
        if (request.answers) {
            if (request.verdict == Verdict::Pass)
                return invalidInput(tr("An item that passes needs no other answers."));
            auto canonical = checkAnswers(m_scheme.scheme, *conversation, *request.answers);
            if (!canonical)
                return canonical.error();
            reviewed.answers = std::move(*canonical);
        }
        const auto newest = m_storage.annotations().newest(request.conversation);
        if (!newest)
            return newest.error();
        reviewed.verdict = request.verdict;
        reviewed.feedback = request.feedback;
        reviewed.afterAnnotation = *newest;
        reviewed.reviewedBy = m_actor;
        reviewed.reviewedAt = m_clock.nowMs();
        if (const auto recorded = m_storage.spotChecks().record(reviewed); !recorded)
            return recorded.error();
        return auditEntry(u"spotcheck_review"_s, conversation->externalId,
                          {{"round", round->round}, {"verdict", toUtf8(toString(request.verdict))}});
    });
}

Result<BatchStatus> SpotCheckService::close(const QString &batchName)
{
    const auto done =
        decideAs(m_storage, m_clock, m_actor, Permission::SpotCheck, [&](const User &) -> Result<AuditEntry> {
            const auto batch = m_storage.conversations().batchByName(batchName);
            if (!batch)
                return batch.error();
            auto round = openRoundOf(*batch);
            if (!round)
                return round.error();
            const auto counts = m_storage.spotChecks().counts(round->id);
            if (!counts)
                return counts.error();
            round->outcome = certainOutcome(*counts, round->threshold);
            if (!round->outcome) {
                return notAllowed(tr("%1 of %2 items are still to be reviewed, and the outcome depends on them.")
                                      .arg(counts->left())
                                      .arg(counts->sampled));
            }
            round->closedBy = m_actor;
            round->closedAt = m_clock.nowMs();
            if (const auto closed = m_storage.spotChecks().closeRound(*round); !closed)
                return closed.error();
            auto items = m_storage.spotChecks().items(round->id);
            if (!items)
                return items.error();
            items->removeIf([](const SpotItem &item) { return item.verdict != Verdict::Fail; });
            const bool returned = *round->outcome == RoundOutcome::Returned;
            if (returned) {
                if (const auto sent = returnBatch(*batch, *items); !sent)
                    return sent.error();
            }
            for (const SpotItem &item : std::as_const(*items)) {
                if (const auto corrected = returned ? Result<void>() : correct(item, m_actor); !corrected)
                    return corrected.error();
            }
            return auditEntry(u"spotcheck_close"_s, batch->name,
                              {{"round", round->round},
                               {"outcome", toUtf8(toString(*round->outcome))},
                               {"passed", counts->passed},
                               {"failed", counts->failed},
                               {"sampled", counts->sampled}});
        });
    if (!done)
        return done.error();
    return status(batchName);
}

Result<void> SpotCheckService::returnItem(const SpotItem &item, std::set<UserId> &told)
{
    const auto answered = returnAnswered(m_storage, item.conversation, m_clock.nowMs());
    if (!answered)
        return answered.error();
    for (const Slot &slot : *answered) {
        const auto sent = m_storage.messages().add({{},
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
        const auto sent = m_storage.messages().add(
            {{}, person, m_actor, MessageKind::BatchReturned, {}, batch.id, body, m_clock.nowMs(), 0});
        if (!sent)
            return sent.error();
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
    if (const auto added = m_storage.decisions().insert(decision); !added)
        return added.error();
    const auto derived = rederive(m_storage, m_scheme.scheme, item.conversation);
    return derived ? Result<void>() : derived.error();
}

Result<void> SpotCheckService::reopen(const QString &batchName, const QString &reason)
{
    if (reason.trimmed().isEmpty())
        return invalidInput(tr("Say why the batch is reopened; the reason is recorded."));
    return decideAs(m_storage, m_clock, m_actor, Permission::SpotCheck, [&](const User &) -> Result<AuditEntry> {
        const auto batch = m_storage.conversations().batchByName(batchName);
        if (!batch)
            return batch.error();
        const auto facts = allowed(*batch, BatchMove::Reopen);
        if (!facts)
            return facts.error();
        const auto added = m_storage.spotChecks().addEvent(
            {batch->id, facts->rounds, m_actor, u"reopened"_s, reason, m_clock.nowMs()});
        if (!added)
            return added.error();
        return auditEntry(u"reopen"_s, batch->name, {{"reason", toUtf8(reason)}});
    });
}

Result<RoundStatus> SpotCheckService::roundStatus(const SpotRound &round)
{
    const auto counts = m_storage.spotChecks().counts(round.id);
    if (!counts)
        return counts.error();
    RoundStatus status;
    status.round = round;
    status.counts = *counts;
    if (counts->reviewed() > 0)
        status.passRate = static_cast<double>(counts->passed) / counts->reviewed();
    status.interval = clopperPearson(counts->passed, counts->reviewed());
    status.certain = certainOutcome(*counts, round.threshold);
    status.allowedFailures = allowedFailures(counts->sampled, round.threshold);
    return status;
}

Result<BatchStatus> SpotCheckService::statusOf(const Batch &batch)
{
    const auto facts = m_storage.spotChecks().facts(batch.id);
    if (!facts)
        return facts.error();
    const auto rounds = m_storage.spotChecks().rounds(batch.id);
    if (!rounds)
        return rounds.error();
    auto events = m_storage.spotChecks().events(batch.id);
    if (!events)
        return events.error();
    BatchStatus status{batch.id, batch.name, deriveBatch(*facts), *facts, {}, std::move(*events)};
    for (const SpotRound &round : *rounds) {
        const auto one = roundStatus(round);
        if (!one)
            return one.error();
        status.rounds.append(*one);
    }
    return status;
}

Result<BatchStatus> SpotCheckService::status(const QString &batchName)
{
    const auto batch = m_storage.conversations().batchByName(batchName);
    if (!batch)
        return batch.error();
    return statusOf(*batch);
}

Result<QList<BatchStatus>> SpotCheckService::statuses()
{
    const auto batches = m_storage.conversations().batches();
    if (!batches)
        return batches.error();
    QList<BatchStatus> all;
    for (const Batch &batch : *batches) {
        auto one = statusOf(batch);
        if (!one)
            return one.error();
        all.append(std::move(*one));
    }
    return all;
}

Result<QList<SpotItem>> SpotCheckService::items(RoundId round)
{
    return m_storage.spotChecks().items(round);
}

Result<ReviewItem> SpotCheckService::review(RoundId round, ConversationId id, bool withNames)
{
    if (const auto user = authorize(m_storage, m_actor, Permission::SpotCheck); !user)
        return user.error();
    auto conversation = m_storage.conversations().byId(id);
    if (!conversation)
        return conversation.error();
    auto item = m_storage.spotChecks().item(round, id);
    if (!item)
        return item.error();
    if (!*item)
        return notFound(tr("%1 is not in the sample of this round.").arg(conversation->externalId));
    const auto row = m_storage.conversations().row(id);
    if (!row)
        return row.error();
    auto resolution = m_storage.conversations().resolution(id);
    if (!resolution)
        return resolution.error();
    auto answers = blindAnswers(m_storage, id, withNames);
    if (!answers)
        return answers.error();
    // What annotators may see of the detector is no matter here.
    const auto suggestion = suggestionFor(m_storage, *conversation, m_scheme.scheme, ProjectSettings());
    if (!suggestion)
        return suggestion.error();
    return ReviewItem{std::move(*conversation),
                      std::move(**item),
                      row->state,
                      std::move(*resolution),
                      std::move(*answers),
                      *suggestion ? std::optional((*suggestion)->prelabel) : std::nullopt};
}

}  // namespace gainsay
