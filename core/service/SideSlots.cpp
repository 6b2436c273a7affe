// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/SideSlots.h"

#include "core/store/ConversationStore.h"
#include "core/store/SlotStore.h"
#include "core/store/Storage.h"

#include <algorithm>

namespace gainsay {

Result<Slot> addAside(Storage &storage, ConversationId conversation, UserId user, qint64 position, SlotPurpose purpose,
                      BatchId seenIn)
{
    const auto row = storage.conversations().row(conversation);
    if (!row)
        return row.error();
    const auto others = storage.workSlots().aside(conversation);
    if (!others)
        return others.error();
    Slot slot;
    slot.conversation = conversation;
    slot.batch = seenIn ? seenIn : row->batch;
    slot.number = -1;
    for (const Slot &other : *others)
        slot.number = std::min(slot.number, other.number - 1);
    slot.user = user;
    slot.position = position;
    slot.purpose = purpose;
    if (const auto added = storage.workSlots().insert({slot}); !added)
        return added.error();
    const auto stored = storage.workSlots().of(conversation, user);
    if (!stored)
        return stored.error();
    return **stored;
}

}  // namespace gainsay
