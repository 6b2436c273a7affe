// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/annotate/WorkAccess.h"

#include "core/service/access/Authorization.h"
#include "core/service/access/TrainingGate.h"
#include "core/store/AnnotationStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/SlotStore.h"
#include "core/store/SpotCheckStore.h"
#include "core/store/Storage.h"
#include "core/workflow/SlotRules.h"

namespace gainsay {

WorkAccess::WorkAccess(Storage &storage, const Clock &clock, UserId user)
    : m_storage(storage), m_clock(clock), m_user(user)
{
}

Result<User> WorkAccess::worker()
{
    auto user = authorize(m_storage, m_user, Permission::Annotate);
    if (!user)
        return user;
    RETURN_IF_ERROR(mayWork(m_storage, *user));
    return user;
}

Result<Slot> WorkAccess::slotOn(const Conversation &conversation)
{
    ASSIGN_OR_RETURN(auto own, m_storage.workSlots().of(conversation.id, m_user));
    if (own)
        return *own;
    // Whoever answered the item before it went to someone else does not answer it a second time.
    ASSIGN_OR_RETURN(const auto former, m_storage.annotations().latest(conversation.id, m_user));
    ASSIGN_OR_RETURN(auto free, m_storage.workSlots().freeInPool(conversation.id));
    if (!free || former)
        return notAllowed(tr("%1 is not your item.").arg(conversation.externalId));
    free->user = m_user;
    return *free;
}

Result<OwnItem> WorkAccess::item(ConversationId id)
{
    ASSIGN_OR_RETURN(auto user, worker());
    ASSIGN_OR_RETURN(auto conversation, m_storage.conversations().byId(id));
    RETURN_IF_ERROR(m_storage.workSlots().freeExpired(sharedNowMs(m_storage, m_clock)));
    ASSIGN_OR_RETURN(auto slot, slotOn(conversation));
    return OwnItem{std::move(user), slot, std::move(conversation)};
}

Result<OwnItem> WorkAccess::changeableItem(ConversationId id)
{
    auto found = item(id);
    if (!found)
        return found;
    RETURN_IF_ERROR(mayChange(*found));
    return found;
}

Result<void> WorkAccess::mayChange(const OwnItem &item)
{
    // Side work settles nothing, so no state of its item's batch stands against it.
    if (item.slot.purpose != SlotPurpose::Work)
        return {};
    ASSIGN_OR_RETURN(const auto facts, m_storage.spotChecks().lockFacts(item.slot.batch));
    return batchAllows(deriveBatch(facts), BatchMove::Annotate, item.conversation.batch);
}

Result<Slot> WorkAccess::claim(Slot slot)
{
    ASSIGN_OR_RETURN(const auto settings, m_storage.project().settings());
    slot.user = m_user;
    auto claimed = applyTransition(slot, SlotTransition::Claim, sharedNowMs(m_storage, m_clock),
                                   qint64(settings.leaseMinutes) * 60'000);
    if (!claimed)
        return claimed;
    RETURN_IF_ERROR(m_storage.workSlots().update(*claimed));
    return claimed;
}

}  // namespace gainsay
