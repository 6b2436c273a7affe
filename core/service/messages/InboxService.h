// SPDX-License-Identifier: GPL-3.0-or-later
// What waits for one person: items that came back with what was wrong, discussions of their items, and messages.
#pragma once

#include "core/base/Clock.h"
#include "core/model/Message.h"
#include "core/model/Workflow.h"
#include "core/service/project/ActiveScheme.h"

#include <QList>

#include <optional>

namespace gainsay {

class Storage;
struct SpotItem;

struct InboxEntry {
    enum class Folder { Returned, Discussion, Message };

    Folder folder = Folder::Message;
    MessageKind kind = MessageKind::Note;
    ConversationId conversation;  // the item to jump to, if any
    QString externalId;
    QString judged;  // the reply that is judged
    ItemState state = ItemState::Open;
    QString from;               // empty: the program, or whoever decides
    QString body;               // what was wrong, or what was written last
    QString reread;             // section of the guidelines, "category/history"; empty: none in particular
    qint64 at = 0;              // 0: nothing was written
    QList<MessageId> messages;  // all that belong to it, newest first
    bool unread = false;
};

class InboxService {
public:
    InboxService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId user);

    // Returned items first, as they come in the queue; then discussions and messages, newest first. The latter two
    // out of the newest `limit` messages.
    Result<QList<InboxEntry>> entries(int limit);
    // All messages of an entry.
    Result<void> setRead(const InboxEntry &entry, bool read);

private:
    Result<QList<InboxEntry>> returned();
    Result<InboxEntry> returnedItem(ConversationId conversation, const QList<SpotItem> &failed);
    Result<QList<InboxEntry>> written(int limit, const QList<InboxEntry> &returned);
    Result<void> describe(QList<InboxEntry> &entries);

    Storage &m_storage;
    const Clock &m_clock;
    const ActiveScheme &m_scheme;
    UserId m_user;
};

}  // namespace gainsay
