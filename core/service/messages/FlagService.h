// SPDX-License-Identifier: GPL-3.0-or-later
// What annotators have flagged for those who lead: listed with who, when and why until one of them is done with it.
// Flagging is AnnotateService::flag.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Ids.h"
#include "core/base/Result.h"

#include <QList>
#include <QString>

namespace gainsay {

class Storage;

struct FlaggedItem {
    ConversationId conversation;
    QString externalId;
    UserId user;
    QString person;
    QString reason;
    qint64 at = 0;
};

class FlagService {
public:
    FlagService(Storage &storage, const Clock &clock, UserId actor);

    // Newest first.
    Result<QList<FlaggedItem>> standing(int limit);
    // The flag that this person put on the item is taken away, and nobody who was told of it need read that any more.
    Result<void> settle(ConversationId conversation, UserId person);

private:
    Result<void> markRead(ConversationId conversation, UserId person);

    Storage &m_storage;
    const Clock &m_clock;
    UserId m_actor;
};

}  // namespace gainsay
