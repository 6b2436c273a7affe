// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/ReviewStore.h"

#include "core/model/ConversationQuery.h"
#include "core/workflow/ItemRules.h"
#include "db/engine/BulkInsert.h"
#include "db/engine/Query.h"
#include "db/engine/Values.h"

#include <QHash>

#include <limits>

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

Result<BatchFacts> SqlReviewStore::lockFacts(BatchId batch)
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

Result<qint64> SqlReviewStore::failedOutstanding(BatchId batch, int round)
{
    return sql::number(
        m_database,
        u"SELECT COUNT(*) FROM spot_items i JOIN spot_rounds r ON r.id = i.round_id WHERE r.batch_id = ? AND "
        "r.round = ? AND i.verdict = ? AND EXISTS (SELECT 1 FROM slots s WHERE "
        "s.conversation_id = i.conversation_id AND s.purpose = 0 AND "
        "COALESCE(s.annotation_id, 0) <= i.after_annotation)"_s,
        batch, round, toString(Verdict::Fail));
}

Result<BatchFacts> SqlReviewStore::batchFacts(BatchId batch)
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

Result<QList<SampleCandidate>> SqlReviewStore::sampleCandidates(BatchId batch, Stratify stratify)
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

Result<RoundId> SqlReviewStore::addRound(const SpotRound &round, const QList<ConversationId> &sample)
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

Result<void> SqlReviewStore::closeRound(const SpotRound &round)
{
    const QString outcome = round.outcome ? toString(*round.outcome) : QString();
    return succeeded(sql::execute(m_database,
                                  u"UPDATE spot_rounds SET closed_by = ?, closed_at = ?, outcome = ? WHERE id = ?"_s,
                                  round.closedBy, orNull(round.closedAt), orNull(outcome), round.id));
}

Result<QList<SpotRound>> SqlReviewStore::rounds(BatchId batch)
{
    return sql::all(m_database, selectRound + u"WHERE batch_id = ? ORDER BY round"_s, readRound, batch);
}

Result<std::optional<SpotRound>> SqlReviewStore::openRound(BatchId batch)
{
    return sql::one(m_database, selectRound + u"WHERE batch_id = ? AND outcome IS NULL ORDER BY round DESC LIMIT 1"_s,
                    readRound, batch);
}

Result<QList<SpotItem>> SqlReviewStore::roundItems(RoundId round)
{
    return sql::all(m_database, selectItem + u"WHERE i.round_id = ? ORDER BY i.position"_s, readSpotItem, round);
}

Result<std::optional<SpotItem>> SqlReviewStore::roundItem(RoundId round, ConversationId conversation)
{
    return sql::one(m_database, selectItem + u"WHERE i.round_id = ? AND i.conversation_id = ?"_s, readSpotItem, round,
                    conversation);
}

Result<void> SqlReviewStore::recordVerdict(const SpotItem &item)
{
    const QString verdict = item.verdict ? toString(*item.verdict) : QString();
    return succeeded(
        sql::execute(m_database,
                     u"UPDATE spot_items SET verdict = ?, answers = ?, feedback = ?, after_annotation = ?, "
                     "reviewed_by = ?, reviewed_at = ? WHERE round_id = ? AND conversation_id = ?"_s,
                     orNull(verdict), item.answers, orNull(item.feedback), item.afterAnnotation.value, item.reviewedBy,
                     orNull(item.reviewedAt), item.round, item.conversation));
}

Result<SpotCounts> SqlReviewStore::roundCounts(RoundId round)
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

Result<QList<SpotItem>> SqlReviewStore::returnedTo(UserId user)
{
    return sql::all(
        m_database,
        selectItem + u"JOIN spot_rounds r ON r.id = i.round_id JOIN slots s ON s.conversation_id = i.conversation_id "
                     "WHERE s.user_id = ? AND s.state = ? AND i.verdict = ? AND r.outcome = ? AND r.round = "
                     "(SELECT MAX(l.round) FROM spot_rounds l WHERE l.batch_id = r.batch_id) ORDER BY s.position"_s,
        readSpotItem, user, SlotState::Returned, toString(Verdict::Fail), toString(RoundOutcome::Returned));
}

Result<AnnotationId> SqlReviewStore::returnedAfter(ConversationId conversation)
{
    const auto id = sql::number(m_database,
                                u"SELECT COALESCE(MAX(i.after_annotation), 0) FROM spot_items i JOIN spot_rounds r ON "
                                "r.id = i.round_id WHERE i.conversation_id = ? AND i.verdict = ? AND r.outcome = ?"_s,
                                conversation, toString(Verdict::Fail), toString(RoundOutcome::Returned));
    return id ? Result<AnnotationId>(AnnotationId{*id}) : id.error();
}

Result<void> SqlReviewStore::addBatchEvent(const BatchEvent &event)
{
    return succeeded(sql::execute(m_database,
                                  u"INSERT INTO batch_events (batch_id, round, user_id, kind, reason, created_at) "
                                  "VALUES (?, ?, ?, ?, ?, ?)"_s,
                                  event.batch, event.round, event.user, event.kind, event.reason, event.createdAt));
}

Result<QList<BatchEvent>> SqlReviewStore::batchEvents(BatchId batch)
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

namespace {

const QString selectDispute = u"SELECT d.conversation_id, c.external_id, c.batch_id, d.agreement FROM disputes d "
                              "JOIN conversations c ON c.id = d.conversation_id AND c.purpose = 0 "_s;
// Whoever has answered an item, also before it went to someone else, does not decide it.
const QString notDecidersOwn =
    u"NOT EXISTS (SELECT 1 FROM slots s WHERE s.conversation_id = d.conversation_id AND s.user_id = ?) "
    "AND NOT EXISTS (SELECT 1 FROM annotations a WHERE a.conversation_id = d.conversation_id AND "
    "a.user_id = ?) "_s;

Dispute readDispute(const Row &row)
{
    return {row.get<ConversationId>(0), row.get<QString>(1), row.get<BatchId>(2), row.get<double>(3)};
}

Decision readDecision(const Row &row)
{
    Decision decision;
    decision.id = row.get<DecisionId>(0);
    decision.conversation = row.get<ConversationId>(1);
    decision.user = row.get<UserId>(2);
    decision.kind = decisionKindFromString(row.get<QString>(3)).value_or(DecisionKind::Answers);
    decision.answers = row.get<std::optional<Json>>(4);
    decision.reason = row.get<QString>(5);
    decision.note = row.get<QString>(6);
    decision.afterAnnotation = row.get<AnnotationId>(7);
    decision.createdAt = row.get<qint64>(8);
    return decision;
}

}  // namespace

Result<DecisionId> SqlReviewStore::addDecision(const Decision &decision)
{
    ASSIGN_OR_RETURN(const auto id,
                     sql::number(m_database,
                                 u"INSERT INTO decisions (conversation_id, user_id, kind, answers, reason, note, "
                                 "after_annotation, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id"_s,
                                 decision.conversation, decision.user, toString(decision.kind), decision.answers,
                                 orNull(decision.reason), orNull(decision.note), decision.afterAnnotation.value,
                                 decision.createdAt));
    return DecisionId{id};
}

Result<QList<Decision>> SqlReviewStore::decisionsOn(ConversationId conversation)
{
    return sql::all(m_database,
                    u"SELECT id, conversation_id, user_id, kind, answers, reason, note, after_annotation, created_at "
                    "FROM decisions WHERE conversation_id = ? ORDER BY id"_s,
                    readDecision, conversation);
}

Result<void> SqlReviewStore::setDispute(ConversationId conversation, std::optional<double> agreement)
{
    if (!agreement)
        return succeeded(sql::execute(m_database, u"DELETE FROM disputes WHERE conversation_id = ?"_s, conversation));
    return succeeded(sql::execute(m_database,
                                  u"INSERT INTO disputes (conversation_id, agreement) VALUES (?, ?) "
                                  "ON CONFLICT (conversation_id) DO UPDATE SET agreement = excluded.agreement"_s,
                                  conversation, *agreement));
}

Result<std::optional<Dispute>> SqlReviewStore::dispute(ConversationId conversation)
{
    return sql::one(m_database, selectDispute + u"WHERE d.conversation_id = ?"_s, readDispute, conversation);
}

Result<QList<Dispute>> SqlReviewStore::disputesAfter(UserId decider, const std::optional<Dispute> &after, int limit)
{
    const Dispute from = after.value_or(Dispute{{}, {}, {}, -1.0});
    return sql::all(m_database,
                    selectDispute + u"WHERE "_s + notDecidersOwn +
                        u"AND (d.agreement, d.conversation_id) > (?, ?) "
                        "ORDER BY d.agreement, d.conversation_id LIMIT ?"_s,
                    readDispute, decider.value, decider.value, from.agreement, from.conversation.value, limit);
}

Result<QList<Dispute>> SqlReviewStore::disputesBefore(UserId decider, const Dispute &before, int limit)
{
    return sql::all(m_database,
                    selectDispute + u"WHERE "_s + notDecidersOwn +
                        u"AND (d.agreement, d.conversation_id) < (?, ?) "
                        "ORDER BY d.agreement DESC, d.conversation_id DESC LIMIT ?"_s,
                    readDispute, decider.value, decider.value, before.agreement, before.conversation.value, limit);
}

Result<qint64> SqlReviewStore::disputeCount(UserId decider)
{
    return sql::number(
        m_database,
        u"SELECT COUNT(*) FROM disputes d JOIN conversations c ON c.id = d.conversation_id AND c.purpose = 0 WHERE "_s +
            notDecidersOwn,
        decider.value, decider.value);
}

Result<CommentId> SqlReviewStore::addComment(const Comment &comment)
{
    ASSIGN_OR_RETURN(
        const auto id,
        sql::number(m_database,
                    u"INSERT INTO comments (conversation_id, user_id, body, created_at) VALUES (?, ?, ?, ?) "
                    "RETURNING id"_s,
                    comment.conversation, comment.user, comment.body, comment.createdAt));
    return CommentId{id};
}

Result<void> SqlReviewStore::rewriteComment(CommentId id, const QString &body)
{
    return succeeded(sql::execute(m_database, u"UPDATE comments SET body = ? WHERE id = ?"_s, body, id));
}

Result<void> SqlReviewStore::removeComment(CommentId id)
{
    return succeeded(sql::execute(m_database, u"DELETE FROM comments WHERE id = ?"_s, id));
}

Result<QList<Comment>> SqlReviewStore::comments(ConversationId conversation)
{
    return sql::all(
        m_database,
        u"SELECT id, conversation_id, user_id, body, created_at FROM comments WHERE conversation_id = ? "
        "ORDER BY id"_s,
        [](const Row &row) {
            return Comment{row.get<CommentId>(0), row.get<ConversationId>(1), row.get<UserId>(2), row.get<QString>(3),
                           row.get<qint64>(4)};
        },
        conversation);
}

namespace {

const QString selectMessage =
    u"SELECT id, to_user, from_user, kind, conversation_id, batch_id, body, created_at, read_at "
    "FROM messages "_s;

Message readMessage(const Row &row)
{
    Message message;
    message.id = row.get<MessageId>(0);
    message.to = row.get<UserId>(1);
    message.from = row.get<UserId>(2);
    message.kind = messageKindFromString(row.get<QString>(3)).value_or(MessageKind::Note);
    message.conversation = row.get<ConversationId>(4);
    message.batch = row.get<BatchId>(5);
    message.body = row.get<QString>(6);
    message.createdAt = row.get<qint64>(7);
    message.readAt = row.get<qint64>(8);
    return message;
}

}  // namespace

Result<MessageId> SqlReviewStore::addMessage(const Message &message)
{
    ASSIGN_OR_RETURN(const auto id,
                     sql::number(m_database,
                                 u"INSERT INTO messages (to_user, from_user, kind, conversation_id, batch_id, body, "
                                 "created_at) VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id"_s,
                                 message.to, message.from, toString(message.kind), message.conversation, message.batch,
                                 message.body, message.createdAt));
    return MessageId{id};
}

Result<void> SqlReviewStore::rewriteCommentMessage(ConversationId conversation, qint64 madeAt, const QString &before,
                                                   const QString &body)
{
    const QString which = u" WHERE conversation_id = ? AND kind = ? AND created_at = ? AND body = ?"_s;
    const QString kind = toString(MessageKind::Comment);
    if (body.isEmpty())
        return succeeded(
            sql::execute(m_database, u"DELETE FROM messages"_s + which, conversation, kind, madeAt, before));
    return succeeded(
        sql::execute(m_database, u"UPDATE messages SET body = ?"_s + which, body, conversation, kind, madeAt, before));
}

Result<QList<Message>> SqlReviewStore::inbox(UserId user, MessageId before, int limit)
{
    const qint64 below = before ? before.value : std::numeric_limits<qint64>::max();
    return sql::all(m_database, selectMessage + u"WHERE to_user = ? AND id < ? ORDER BY id DESC LIMIT ?"_s, readMessage,
                    user, below, limit);
}

Result<QList<Message>> SqlReviewStore::messagesSentBy(UserId user, int limit)
{
    return sql::all(m_database, selectMessage + u"WHERE from_user = ? AND kind = ? ORDER BY id DESC LIMIT ?"_s,
                    readMessage, user, toString(MessageKind::Note), limit);
}

Result<qint64> SqlReviewStore::unreadMessages(UserId user)
{
    return sql::number(m_database, u"SELECT COUNT(*) FROM messages WHERE to_user = ? AND read_at IS NULL"_s, user);
}

Result<void> SqlReviewStore::markRead(MessageId message, UserId user, qint64 at)
{
    return succeeded(sql::execute(m_database,
                                  u"UPDATE messages SET read_at = ? WHERE id = ? AND to_user = ? AND read_at IS NULL"_s,
                                  at, message, user));
}

Result<void> SqlReviewStore::markUnread(MessageId message, UserId user)
{
    return succeeded(
        sql::execute(m_database, u"UPDATE messages SET read_at = NULL WHERE id = ? AND to_user = ?"_s, message, user));
}

Result<QList<Message>> SqlReviewStore::messagesAbout(ConversationId conversation, UserId user)
{
    return sql::all(m_database, selectMessage + u"WHERE to_user = ? AND conversation_id = ? ORDER BY id DESC"_s,
                    readMessage, user, conversation);
}

}  // namespace gainsay
