// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/DecisionStore.h"

#include "db/engine/Query.h"
#include "db/engine/Values.h"

using namespace Qt::StringLiterals;

namespace gainsay {

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

Result<DecisionId> SqlDecisionStore::insert(const Decision &decision)
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

Result<QList<Decision>> SqlDecisionStore::ofConversation(ConversationId conversation)
{
    return sql::all(m_database,
                    u"SELECT id, conversation_id, user_id, kind, answers, reason, note, after_annotation, created_at "
                    "FROM decisions WHERE conversation_id = ? ORDER BY id"_s,
                    readDecision, conversation);
}

Result<void> SqlDecisionStore::setDispute(ConversationId conversation, std::optional<double> agreement)
{
    if (!agreement)
        return succeeded(sql::execute(m_database, u"DELETE FROM disputes WHERE conversation_id = ?"_s, conversation));
    return succeeded(sql::execute(m_database,
                                  u"INSERT INTO disputes (conversation_id, agreement) VALUES (?, ?) "
                                  "ON CONFLICT (conversation_id) DO UPDATE SET agreement = excluded.agreement"_s,
                                  conversation, *agreement));
}

Result<std::optional<Dispute>> SqlDecisionStore::dispute(ConversationId conversation)
{
    return sql::one(m_database, selectDispute + u"WHERE d.conversation_id = ?"_s, readDispute, conversation);
}

Result<QList<Dispute>> SqlDecisionStore::disputesAfter(UserId decider, const std::optional<Dispute> &after, int limit)
{
    const Dispute from = after.value_or(Dispute{{}, {}, {}, -1.0});
    return sql::all(m_database,
                    selectDispute + u"WHERE "_s + notDecidersOwn +
                        u"AND (d.agreement, d.conversation_id) > (?, ?) "
                        "ORDER BY d.agreement, d.conversation_id LIMIT ?"_s,
                    readDispute, decider.value, decider.value, from.agreement, from.conversation.value, limit);
}

Result<QList<Dispute>> SqlDecisionStore::disputesBefore(UserId decider, const Dispute &before, int limit)
{
    return sql::all(m_database,
                    selectDispute + u"WHERE "_s + notDecidersOwn +
                        u"AND (d.agreement, d.conversation_id) < (?, ?) "
                        "ORDER BY d.agreement DESC, d.conversation_id DESC LIMIT ?"_s,
                    readDispute, decider.value, decider.value, before.agreement, before.conversation.value, limit);
}

Result<qint64> SqlDecisionStore::disputeCount(UserId decider)
{
    return sql::number(
        m_database,
        u"SELECT COUNT(*) FROM disputes d JOIN conversations c ON c.id = d.conversation_id AND c.purpose = 0 WHERE "_s +
            notDecidersOwn,
        decider.value, decider.value);
}

Result<CommentId> SqlDecisionStore::addComment(const Comment &comment)
{
    ASSIGN_OR_RETURN(
        const auto id,
        sql::number(m_database,
                    u"INSERT INTO comments (conversation_id, user_id, body, created_at) VALUES (?, ?, ?, ?) "
                    "RETURNING id"_s,
                    comment.conversation, comment.user, comment.body, comment.createdAt));
    return CommentId{id};
}

Result<void> SqlDecisionStore::rewriteComment(CommentId id, const QString &body)
{
    return succeeded(sql::execute(m_database, u"UPDATE comments SET body = ? WHERE id = ?"_s, body, id));
}

Result<void> SqlDecisionStore::removeComment(CommentId id)
{
    return succeeded(sql::execute(m_database, u"DELETE FROM comments WHERE id = ?"_s, id));
}

Result<QList<Comment>> SqlDecisionStore::comments(ConversationId conversation)
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

}  // namespace gainsay
