// SPDX-License-Identifier: GPL-3.0-or-later
// Opens one item for one person. What they may know of it is decided here, by role and by their own part in it, so that
// a page shows whatever it is given. Changes nothing, and claims nothing.
#pragma once

#include "core/base/Clock.h"
#include "core/base/TranslatableText.h"
#include "core/model/User.h"
#include "core/service/item/ItemView.h"
#include "core/service/project/ActiveScheme.h"

#include <QMap>

namespace gainsay {

class Storage;

class ItemService {
    GAINSAY_TR(gainsay::ItemService)

public:
    ItemService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId actor);

    Result<ItemView> open(ConversationId item);
    // By its external id, as people write it.
    Result<ConversationId> find(const QString &externalId);
    // What to begin with: the person's last answer, the next case, what was last worked on. None: there is nothing.
    Result<ConversationId> latest();

private:
    Result<ItemSight> sightOf(const User &user, const Conversation &conversation, const ConversationRow &row);
    Result<ItemSight> ownOr(const User &user, const Conversation &conversation, bool isCase);
    Result<bool> isOwn(ConversationId item);

    Result<void> fillOwn(ItemView &view);
    Result<void> fillCase(ItemView &view);
    Result<void> fillSettled(ItemView &view);
    Result<void> fillAll(ItemView &view);

    Result<void> addAnswers(ItemView &view, bool everybody);
    Result<void> addDecisions(ItemView &view);
    Result<void> addChecks(ItemView &view, bool openToo);
    Result<void> addSuggestion(ItemView &view);
    Result<void> addGold(ItemView &view);
    Result<void> addMarks(ItemView &view);
    Result<void> addThread(ItemView &view);
    Result<QString> nameOf(UserId user);
    Result<ConversationId> lastWorkedOn();

    Storage &m_storage;
    const Clock &m_clock;
    const ActiveScheme &m_scheme;
    UserId m_actor;
    QHash<UserId, QString> m_names;  // read so far
};

}  // namespace gainsay
