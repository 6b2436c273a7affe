// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/MessageStore.h"

#include "db/engine/Query.h"
#include "db/engine/Values.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace gainsay {

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

Result<MessageId> SqlMessageStore::add(const Message &message)
{
    ASSIGN_OR_RETURN(const auto id,
                     sql::number(m_database,
                                 u"INSERT INTO messages (to_user, from_user, kind, conversation_id, batch_id, body, "
                                 "created_at) VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id"_s,
                                 message.to, message.from, toString(message.kind), message.conversation, message.batch,
                                 message.body, message.createdAt));
    return MessageId{id};
}

Result<void> SqlMessageStore::rewriteComment(ConversationId conversation, qint64 madeAt, const QString &before,
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

Result<QList<Message>> SqlMessageStore::inbox(UserId user, MessageId before, int limit)
{
    const qint64 below = before ? before.value : std::numeric_limits<qint64>::max();
    return sql::all(m_database, selectMessage + u"WHERE to_user = ? AND id < ? ORDER BY id DESC LIMIT ?"_s, readMessage,
                    user, below, limit);
}

Result<QList<Message>> SqlMessageStore::sentBy(UserId user, int limit)
{
    return sql::all(m_database, selectMessage + u"WHERE from_user = ? AND kind = ? ORDER BY id DESC LIMIT ?"_s,
                    readMessage, user, toString(MessageKind::Note), limit);
}

Result<qint64> SqlMessageStore::unreadCount(UserId user)
{
    return sql::number(m_database, u"SELECT COUNT(*) FROM messages WHERE to_user = ? AND read_at IS NULL"_s, user);
}

Result<void> SqlMessageStore::markRead(MessageId message, UserId user, qint64 at)
{
    return succeeded(sql::execute(m_database,
                                  u"UPDATE messages SET read_at = ? WHERE id = ? AND to_user = ? AND read_at IS NULL"_s,
                                  at, message, user));
}

Result<void> SqlMessageStore::markUnread(MessageId message, UserId user)
{
    return succeeded(
        sql::execute(m_database, u"UPDATE messages SET read_at = NULL WHERE id = ? AND to_user = ?"_s, message, user));
}

Result<QList<Message>> SqlMessageStore::about(ConversationId conversation, UserId user)
{
    return sql::all(m_database, selectMessage + u"WHERE to_user = ? AND conversation_id = ? ORDER BY id DESC"_s,
                    readMessage, user, conversation);
}

}  // namespace gainsay
