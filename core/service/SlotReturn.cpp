// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/SlotReturn.h"

#include "core/store/SlotStore.h"
#include "core/store/Storage.h"
#include "core/workflow/SlotRules.h"

namespace gainsay {

Result<QList<Slot>> returnAnswered(Storage &storage, ConversationId conversation, qint64 nowMs)
{
    const auto slotList = storage.workSlots().ofConversation(conversation);
    if (!slotList)
        return slotList.error();
    QList<Slot> answered;
    for (const Slot &slot : *slotList) {
        if (!slot.annotation)
            continue;
        const auto returned = moved(slot, SlotMove::Return, nowMs, 0);
        if (!returned)
            return returned.error();
        if (const auto updated = storage.workSlots().update(*returned); !updated)
            return updated.error();
        answered.append(slot);
    }
    return answered;
}

}  // namespace gainsay
