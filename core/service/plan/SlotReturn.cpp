// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/plan/SlotReturn.h"

#include "core/store/SlotStore.h"
#include "core/store/Storage.h"
#include "core/workflow/SlotRules.h"

namespace gainsay {

Result<QList<Slot>> returnAnswered(Storage &storage, ConversationId conversation, qint64 nowMs)
{
    ASSIGN_OR_RETURN(const auto slotList, storage.workSlots().ofConversation(conversation));
    QList<Slot> answered;
    for (const Slot &slot : slotList) {
        if (!slot.annotation)
            continue;
        ASSIGN_OR_RETURN(const auto returned, applyTransition(slot, SlotTransition::Return, nowMs, 0));
        RETURN_IF_ERROR(storage.workSlots().update(returned));
        answered.append(slot);
    }
    return answered;
}

}  // namespace gainsay
