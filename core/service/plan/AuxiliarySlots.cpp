// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/plan/AuxiliarySlots.h"

#include "core/store/ConversationStore.h"
#include "core/store/Storage.h"
#include "core/store/WorkStore.h"
#include "core/workflow/SlotRules.h"

#include <algorithm>

namespace gainsay {

Result<Slot> addAuxiliarySlot(Storage &storage, ConversationId conversation, UserId user, qint64 position,
                              SlotPurpose purpose, BatchId seenIn)
{
    ASSIGN_OR_RETURN(const auto row, storage.conversations().row(conversation));
    ASSIGN_OR_RETURN(const auto others, storage.work().auxiliarySlots(conversation));
    Slot slot;
    slot.conversation = conversation;
    slot.batch = seenIn ? seenIn : row.batch;
    slot.number = -1;
    for (const Slot &other : others)
        slot.number = std::min(slot.number, other.number - 1);
    slot.user = user;
    slot.position = position;
    slot.purpose = purpose;
    RETURN_IF_ERROR(storage.work().addSlots({slot}));
    ASSIGN_OR_RETURN(const auto stored, storage.work().slotOf(conversation, user));
    return *stored;
}

Result<QList<Slot>> returnAnswered(Storage &storage, ConversationId conversation, qint64 nowMs)
{
    ASSIGN_OR_RETURN(const auto slotList, storage.work().slotsOf(conversation));
    QList<Slot> answered;
    for (const Slot &slot : slotList) {
        if (!slot.annotation)
            continue;
        ASSIGN_OR_RETURN(const auto returned, applyTransition(slot, SlotTransition::Return, nowMs, 0));
        RETURN_IF_ERROR(storage.work().updateSlot(returned));
        answered.append(slot);
    }
    return answered;
}

}  // namespace gainsay
