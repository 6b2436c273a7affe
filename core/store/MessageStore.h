// SPDX-License-Identifier: GPL-3.0-or-later
// The people's inboxes.
#pragma once

#include "core/base/Result.h"
#include "core/model/Message.h"

#include <QList>

namespace gainsay {

class MessageStore {
public:
    virtual ~MessageStore() = default;

    virtual Result<MessageId> add(const Message &message) = 0;
    // What people were told of a comment that was made at that time; an empty text takes it back.
    virtual Result<void> rewriteComment(ConversationId conversation, qint64 madeAt, const QString &before,
                                        const QString &body) = 0;
    // Newest first, older than `before` (none: from the newest).
    virtual Result<QList<Message>> inbox(UserId user, MessageId before, int limit) = 0;
    // Notes that the person wrote, newest first; those of one writing have the same time and text.
    virtual Result<QList<Message>> sentBy(UserId user, int limit) = 0;
    virtual Result<qint64> unreadCount(UserId user) = 0;
    // Only the person it was sent to can mark it; others' are left alone.
    virtual Result<void> markRead(MessageId message, UserId user, qint64 at) = 0;
    virtual Result<void> markUnread(MessageId message, UserId user) = 0;
    // What was written to the person about an item, newest first, for "what was wrong" beside the item.
    virtual Result<QList<Message>> about(ConversationId conversation, UserId user) = 0;
};

}  // namespace gainsay
