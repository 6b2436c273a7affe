// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/access/BlindAnswers.h"

#include "core/service/access/BlindNames.h"
#include "core/store/AnnotationStore.h"
#include "core/store/SlotStore.h"
#include "core/store/Storage.h"
#include "core/store/UserStore.h"

#include <QHash>

namespace gainsay {

Result<QList<CaseAnswer>> blindAnswers(Storage &storage, ConversationId id, bool revealed)
{
    ASSIGN_OR_RETURN(const auto slotList, storage.workSlots().ofConversation(id));
    QHash<UserId, AnnotationId> inForce;
    for (const Slot &slot : slotList) {
        if (slot.annotation)
            inForce.insert(slot.user, slot.annotation);
    }
    const BlindNames names(id, inForce.keys());
    QList<CaseAnswer> answers;
    for (const UserId person : names.people()) {
        ASSIGN_OR_RETURN(const auto annotation, storage.annotations().byId(inForce.value(person)));
        ASSIGN_OR_RETURN(const auto user, storage.users().byId(person));
        if (annotation) {
            answers.append({revealed ? user.name : names.letter(person), revealed ? person : UserId(),
                            annotation->answers, annotation->revision, annotation->createdAt});
        }
    }
    return answers;
}

}  // namespace gainsay
