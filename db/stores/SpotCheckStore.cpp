// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/SpotCheckStore.h"

#include "core/model/ConversationQuery.h"
#include "core/workflow/ItemRules.h"
#include "db/engine/BulkInsert.h"
#include "db/engine/Query.h"
#include "db/engine/Values.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const QString selectRound = u"SELECT id, batch_id, round, seed, sample, threshold, stratify, started_by, started_at, "
                            "closed_by, closed_at, outcome FROM spot_rounds "_s;
const QString selectItem = u"SELECT i.round_id, i.conversation_id, i.position, i.verdict, i.answers, i.feedback, "
                           "i.after_annotation, i.reviewed_by, i.reviewed_at FROM spot_items i "_s;
const QString reopenedKind = u"reopened"_s;

SpotRound readRound(const Row &row)
{
    SpotRound round;
    round.id = row.get<RoundId>(0);
    round.batch = row.get<BatchId>(1);
    round.round = row.get<int>(2);
    // The column is signed; the cast keeps all 64 bits of the seed.
    round.seed = static_cast<quint64>(row.get<qint64>(3));
    round.sample = row.get<int>(4);
    round.threshold = row.get<double>(5);
    round.stratify = stratifyFromString(row.get<QString>(6)).value_or(Stratify::None);
    round.startedBy = row.get<UserId>(7);
    round.startedAt = row.get<qint64>(8);
    round.closedBy = row.get<UserId>(9);
    round.closedAt = row.get<qint64>(10);
    round.outcome = roundOutcomeFromString(row.get<QString>(11));
    return round;
}

SpotItem readSpotItem(const Row &row)
{
    SpotItem item;
    item.round = row.get<RoundId>(0);
    item.conversation = row.get<ConversationId>(1);
    item.position = row.get<int>(2);
    item.verdict = verdictFromString(row.get<QString>(3));
    item.answers = row.get<std::optional<Json>>(4);
    item.feedback = row.get<QString>(5);
    item.afterAnnotation = row.get<AnnotationId>(6);
    item.reviewedBy = row.get<UserId>(7);
    item.reviewedAt = row.get<qint64>(8);
    return item;
}

SampleCandidate readCandidate(const Row &row)
{
    return {row.get<ConversationId>(0), row.get<QString>(1)};
}

// Rows come ordered by conversation and person: those of one conversation become one stratum name.
QList<SampleCandidate> joinPeople(const QList<SampleCandidate> &rows)
{
    QList<SampleCandidate> joined;
    for (const SampleCandidate &row : rows) {
        if (joined.isEmpty() || joined.last().conversation != row.conversation)
            joined.append(row);
        else
            joined.last().stratum += u'+' + row.stratum;
    }
    return joined;
}

}  // namespace

Result<BatchFacts> SqlSpotCheckStore::lockFacts(BatchId batch)
{
    BatchFacts facts;
    ASSIGN_OR_RETURN(
        const auto last,
        sql::one(m_database, selectRound + u"WHERE batch_id = ? ORDER BY round DESC LIMIT 1"_s, readRound, batch));
    if (!last)
        return facts;
    const SpotRound &round = *last;
    facts.rounds = round.round;
    facts.roundOpen = !round.outcome;
    facts.lastOutcome = round.outcome;
    ASSIGN_OR_RETURN(const auto reopened,
                     sql::number(m_database,
                                 u"SELECT COUNT(*) FROM batch_events WHERE batch_id = ? AND kind = ? AND round = ?"_s,
                                 batch, reopenedKind, round.round));
    facts.reopened = reopened > 0;
    return facts;
}

Result<qint64> SqlSpotCheckStore::failedOutstanding(BatchId batch, int round)
{
    return sql::number(
        m_database,
        u"SELECT COUNT(*) FROM spot_items i JOIN spot_rounds r ON r.id = i.round_id WHERE r.batch_id = ? AND "
        "r.round = ? AND i.verdict = ? AND EXISTS (SELECT 1 FROM slots s WHERE "
        "s.conversation_id = i.conversation_id AND s.purpose = 0 AND "
        "COALESCE(s.annotation_id, 0) <= i.after_annotation)"_s,
        batch, round, toString(Verdict::Fail));
}

Result<BatchFacts> SqlSpotCheckStore::facts(BatchId batch)
{
    auto facts = lockFacts(batch);
    if (!facts)
        return facts;
    ASSIGN_OR_RETURN(
        const auto states,
        sql::all(
            m_database,
            u"SELECT state, COUNT(*) FROM conversations WHERE batch_id = ? AND purpose = ? GROUP BY state"_s,
            [](const Row &row) { return std::pair(row.get<ItemState>(0), row.get<qint64>(1)); }, batch, Purpose::Work));
    for (const auto &[state, count] : states) {
        facts->items += count;
        facts->resolved += isResolved(state) ? count : 0;
    }
    if (facts->lastOutcome == RoundOutcome::Returned) {
        ASSIGN_OR_RETURN(const auto outstanding, failedOutstanding(batch, facts->rounds));
        facts->failedOutstanding = outstanding;
    }
    return facts;
}

Result<QList<SampleCandidate>> SqlSpotCheckStore::candidates(BatchId batch, Stratify stratify)
{
    const QString where = u"c.batch_id = ? AND c.purpose = ? ORDER BY c.id"_s;
    switch (stratify) {
    case Stratify::None:
        return sql::all(m_database, u"SELECT c.id, '' FROM conversations c WHERE "_s + where, readCandidate, batch,
                        Purpose::Work);
    case Stratify::Category:
        return sql::all(m_database, u"SELECT c.id, c.label || ' ' || c.removed FROM conversations c WHERE "_s + where,
                        readCandidate, batch, Purpose::Work);
    case Stratify::Annotator:
        break;
    }
    ASSIGN_OR_RETURN(
        const auto rows,
        sql::all(m_database,
                 u"SELECT c.id, s.user_id FROM conversations c LEFT JOIN slots s ON s.conversation_id = c.id AND "
                 "s.purpose = 0 WHERE "_s +
                     where + u", s.user_id"_s,
                 readCandidate, batch, Purpose::Work));
    return joinPeople(rows);
}

Result<RoundId> SqlSpotCheckStore::insertRound(const SpotRound &round, const QList<ConversationId> &sample)
{
    ASSIGN_OR_RETURN(
        const auto id,
        sql::number(m_database,
                    u"INSERT INTO spot_rounds (batch_id, round, seed, sample, threshold, stratify, started_by, "
                    "started_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id"_s,
                    round.batch, round.round, static_cast<qint64>(round.seed), round.sample, round.threshold,
                    toString(round.stratify), round.startedBy, round.startedAt));
    BulkInsert items(m_database, u"spot_items"_s, {u"round_id"_s, u"conversation_id"_s, u"position"_s});
    for (qsizetype i = 0; i < sample.size(); ++i) {
        RETURN_IF_ERROR(items.add(id, sample.at(i), static_cast<qint64>(i)));
    }
    RETURN_IF_ERROR(items.finish());
    return RoundId{id};
}

Result<void> SqlSpotCheckStore::closeRound(const SpotRound &round)
{
    const QString outcome = round.outcome ? toString(*round.outcome) : QString();
    return succeeded(sql::execute(m_database,
                                  u"UPDATE spot_rounds SET closed_by = ?, closed_at = ?, outcome = ? WHERE id = ?"_s,
                                  round.closedBy, orNull(round.closedAt), orNull(outcome), round.id));
}

Result<QList<SpotRound>> SqlSpotCheckStore::rounds(BatchId batch)
{
    return sql::all(m_database, selectRound + u"WHERE batch_id = ? ORDER BY round"_s, readRound, batch);
}

Result<std::optional<SpotRound>> SqlSpotCheckStore::openRound(BatchId batch)
{
    return sql::one(m_database, selectRound + u"WHERE batch_id = ? AND outcome IS NULL ORDER BY round DESC LIMIT 1"_s,
                    readRound, batch);
}

Result<QList<SpotItem>> SqlSpotCheckStore::items(RoundId round)
{
    return sql::all(m_database, selectItem + u"WHERE i.round_id = ? ORDER BY i.position"_s, readSpotItem, round);
}

Result<std::optional<SpotItem>> SqlSpotCheckStore::item(RoundId round, ConversationId conversation)
{
    return sql::one(m_database, selectItem + u"WHERE i.round_id = ? AND i.conversation_id = ?"_s, readSpotItem, round,
                    conversation);
}

Result<void> SqlSpotCheckStore::record(const SpotItem &item)
{
    const QString verdict = item.verdict ? toString(*item.verdict) : QString();
    return succeeded(
        sql::execute(m_database,
                     u"UPDATE spot_items SET verdict = ?, answers = ?, feedback = ?, after_annotation = ?, "
                     "reviewed_by = ?, reviewed_at = ? WHERE round_id = ? AND conversation_id = ?"_s,
                     orNull(verdict), item.answers, orNull(item.feedback), item.afterAnnotation.value, item.reviewedBy,
                     orNull(item.reviewedAt), item.round, item.conversation));
}

Result<SpotCounts> SqlSpotCheckStore::counts(RoundId round)
{
    ASSIGN_OR_RETURN(const auto rows,
                     sql::all(
                         m_database, u"SELECT verdict, COUNT(*) FROM spot_items WHERE round_id = ? GROUP BY verdict"_s,
                         [](const Row &row) { return std::pair(row.get<QString>(0), row.get<int>(1)); }, round));
    SpotCounts counts;
    for (const auto &[verdict, count] : rows) {
        counts.sampled += count;
        if (verdict == toString(Verdict::Pass))
            counts.passed = count;
        else if (verdict == toString(Verdict::Fail))
            counts.failed = count;
    }
    return counts;
}

Result<QList<SpotItem>> SqlSpotCheckStore::returnedTo(UserId user)
{
    return sql::all(
        m_database,
        selectItem + u"JOIN spot_rounds r ON r.id = i.round_id JOIN slots s ON s.conversation_id = i.conversation_id "
                     "WHERE s.user_id = ? AND s.state = ? AND i.verdict = ? AND r.outcome = ? AND r.round = "
                     "(SELECT MAX(l.round) FROM spot_rounds l WHERE l.batch_id = r.batch_id) ORDER BY s.position"_s,
        readSpotItem, user, SlotState::Returned, toString(Verdict::Fail), toString(RoundOutcome::Returned));
}

Result<AnnotationId> SqlSpotCheckStore::returnedAfter(ConversationId conversation)
{
    const auto id = sql::number(m_database,
                                u"SELECT COALESCE(MAX(i.after_annotation), 0) FROM spot_items i JOIN spot_rounds r ON "
                                "r.id = i.round_id WHERE i.conversation_id = ? AND i.verdict = ? AND r.outcome = ?"_s,
                                conversation, toString(Verdict::Fail), toString(RoundOutcome::Returned));
    return id ? Result<AnnotationId>(AnnotationId{*id}) : id.error();
}

Result<void> SqlSpotCheckStore::addEvent(const BatchEvent &event)
{
    return succeeded(sql::execute(m_database,
                                  u"INSERT INTO batch_events (batch_id, round, user_id, kind, reason, created_at) "
                                  "VALUES (?, ?, ?, ?, ?, ?)"_s,
                                  event.batch, event.round, event.user, event.kind, event.reason, event.createdAt));
}

Result<QList<BatchEvent>> SqlSpotCheckStore::events(BatchId batch)
{
    return sql::all(
        m_database,
        u"SELECT batch_id, round, user_id, kind, reason, created_at FROM batch_events WHERE batch_id = ? ORDER BY id"_s,
        [](const Row &row) {
            return BatchEvent{row.get<BatchId>(0), row.get<int>(1),     row.get<UserId>(2),
                              row.get<QString>(3), row.get<QString>(4), row.get<qint64>(5)};
        },
        batch);
}

}  // namespace gainsay
