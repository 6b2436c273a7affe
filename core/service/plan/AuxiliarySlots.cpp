// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/plan/AuxiliarySlots.h"

#include "core/store/ConversationStore.h"
#include "core/store/SlotStore.h"
#include "core/store/Storage.h"

#include <algorithm>

namespace gainsay {

Result<Slot> addAuxiliarySlot(Storage &storage, ConversationId conversation, UserId user, qint64 position,
                              SlotPurpose purpose, BatchId seenIn)
{
    ASSIGN_OR_RETURN(const auto row, storage.conversations().row(conversation));
    ASSIGN_OR_RETURN(const auto others, storage.workSlots().aside(conversation));
    Slot slot;
    slot.conversation = conversation;
    slot.batch = seenIn ? seenIn : row.batch;
    slot.number = -1;
    for (const Slot &other : others)
        slot.number = std::min(slot.number, other.number - 1);
    slot.user = user;
    slot.position = position;
    slot.purpose = purpose;
    RETURN_IF_ERROR(storage.workSlots().insert({slot}));
    ASSIGN_OR_RETURN(const auto stored, storage.workSlots().of(conversation, user));
    return *stored;
}

}  // namespace gainsay
