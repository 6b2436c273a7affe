// SPDX-License-Identifier: GPL-3.0-or-later
// One person's inbox, and notes to others.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Result.h"
#include "core/base/TranslatableText.h"
#include "core/model/Message.h"

#include <QList>

namespace gainsay {

class Storage;

// A note to one or several people, and who of them has read it.
struct SentNote {
    struct Reader {
        QString name;
        qint64 readAt = 0;  // 0: not yet
    };

    QString body;
    qint64 at = 0;
    QList<Reader> readers;

    qsizetype readCount() const;
};

class MessageService {
    GAINSAY_TR(gainsay::MessageService)

public:
    MessageService(Storage &storage, const Clock &clock, UserId user);

    // Newest first, older than `before` (none: from the newest).
    Result<QList<Message>> inbox(MessageId before, int limit);
    Result<qint64> unreadCount();
    Result<void> markRead(MessageId message);
    Result<void> markUnread(MessageId message);
    // From those who plan the work to anybody, the same words to each.
    Result<void> send(const QList<UserId> &to, const QString &body);
    // What this person wrote, newest first; `limit` counts each reader.
    Result<QList<SentNote>> sent(int limit);

private:
    Storage &m_storage;
    const Clock &m_clock;
    UserId m_user;
};

}  // namespace gainsay
