// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/MessageStore.h"
#include "db/engine/Database.h"

namespace gainsay {

class SqlMessageStore final : public MessageStore {
public:
    explicit SqlMessageStore(Database &database) : m_database(database) {}

    Result<MessageId> add(const Message &message) override;
    Result<void> rewriteComment(ConversationId conversation, qint64 madeAt, const QString &before,
                                const QString &body) override;
    Result<QList<Message>> inbox(UserId user, MessageId before, int limit) override;
    Result<QList<Message>> sentBy(UserId user, int limit) override;
    Result<qint64> unreadCount(UserId user) override;
    Result<void> markRead(MessageId message, UserId user, qint64 at) override;
    Result<void> markUnread(MessageId message, UserId user) override;
    Result<QList<Message>> about(ConversationId conversation, UserId user) override;

private:
    Database &m_database;
};

}  // namespace gainsay
