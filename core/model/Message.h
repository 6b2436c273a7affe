// SPDX-License-Identifier: GPL-3.0-or-later
// A word to one person: a comment on an item, a returned batch, a note from the supervisor, a flag for them.
#pragma once

#include "core/base/Ids.h"

#include <QString>

#include <optional>

namespace gainsay {

enum class MessageKind { Note, Comment, SentBack, SpotCheckFailed, BatchReturned, BatchReopened, Reassigned, Flagged };

struct Message {
    MessageId id;
    UserId to;
    UserId from;  // none: the program
    MessageKind kind = MessageKind::Note;
    ConversationId conversation;  // the item to jump to, if any
    BatchId batch;
    QString body;
    qint64 createdAt = 0;
    qint64 readAt = 0;  // 0: unread
};

QString toString(MessageKind kind);
std::optional<MessageKind> messageKindFromString(const QString &text);

}  // namespace gainsay
