// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/decide/SendBack.h"

#include "core/service/plan/AuxiliarySlots.h"
#include "core/store/ReviewStore.h"
#include "core/store/Storage.h"

namespace gainsay {

Result<void> returnToAnnotators(Storage &storage, const Decision &decision)
{
    ASSIGN_OR_RETURN(const auto answered, returnAnswered(storage, decision.conversation, decision.createdAt));
    for (const Slot &slot : answered) {
        Message message;
        message.to = slot.user;
        message.kind = MessageKind::SentBack;
        message.conversation = decision.conversation;
        message.batch = slot.batch;
        message.body = decision.note.isEmpty() ? decision.reason : decision.note;
        message.createdAt = decision.createdAt;
        RETURN_IF_ERROR(storage.reviews().addMessage(message));
    }
    return {};
}

}  // namespace gainsay
