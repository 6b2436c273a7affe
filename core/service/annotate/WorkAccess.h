// SPDX-License-Identifier: GPL-3.0-or-later
// Whose item it is and whether it may be worked on now: the one gate of everything that annotators do.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Result.h"
#include "core/base/TranslatableText.h"
#include "core/model/Conversation.h"
#include "core/model/Slot.h"
#include "core/model/User.h"

namespace gainsay {

class Storage;

struct OwnItem {
    User user;
    Slot slot;
    Conversation conversation;
};

class WorkAccess {
    GAINSAY_TR(gainsay::WorkAccess)

public:
    WorkAccess(Storage &storage, const Clock &clock, UserId user);

    // The person, if active, trained where the project demands it, and of a role that answers at all.
    Result<User> worker();
    // The same at the beginning of a transaction: leases that have run out are over. Asked once for all that the
    // transaction does.
    Result<User> enter();
    // An item of somebody who was let in; a free pool slot on it is taken.
    Result<OwnItem> item(const User &user, ConversationId conversation);
    // The same, refused when its batch is under check or accepted.
    Result<OwnItem> changeableItem(const User &user, ConversationId conversation);
    // enter() for this item alone.
    Result<OwnItem> changeableItem(ConversationId conversation);
    // Fine, or why nothing in the item's batch can be changed now.
    Result<void> mayChange(const OwnItem &item);
    // The lease runs (again) from now on.
    Result<Slot> claim(Slot slot);

private:
    Result<Slot> slotOn(const Conversation &conversation);

    Storage &m_storage;
    const Clock &m_clock;
    UserId m_user;
};

}  // namespace gainsay
