// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/annotate/WorkAccess.h"

#include "core/service/access/Authorization.h"
#include "core/service/access/TrainingGate.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/Storage.h"
#include "core/store/WorkStore.h"
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

Result<User> WorkAccess::enter()
{
    auto user = worker();
    if (user)
        RETURN_IF_ERROR(m_storage.work().freeExpiredSlots(sharedNowMs(m_storage, m_clock)));
    return user;
}

Result<Slot> WorkAccess::slotOn(const Conversation &conversation)
{
    ASSIGN_OR_RETURN(auto own, m_storage.work().slotOf(conversation.id, m_user));
    if (own)
        return *own;
    // Whoever answered the item before it went to someone else does not answer it a second time.
    ASSIGN_OR_RETURN(const auto former, m_storage.work().latestAnnotation(conversation.id, m_user));
    ASSIGN_OR_RETURN(auto free, m_storage.work().freeSlotInPool(conversation.id));
    if (!free || former)
        return notAllowed(tr("%1 is not your item.").arg(conversation.externalId));
    free->user = m_user;
    return *free;
}

Result<OwnItem> WorkAccess::item(const User &user, ConversationId id)
{
    ASSIGN_OR_RETURN(auto conversation, m_storage.conversations().byId(id));
    ASSIGN_OR_RETURN(auto slot, slotOn(conversation));
    return OwnItem{user, slot, std::move(conversation)};
}

Result<OwnItem> WorkAccess::changeableItem(const User &user, ConversationId id)
{
    auto found = item(user, id);
    if (found)
        RETURN_IF_ERROR(mayChange(*found));
    return found;
}

Result<OwnItem> WorkAccess::changeableItem(ConversationId id)
{
    ASSIGN_OR_RETURN(const auto user, enter());
    return changeableItem(user, id);
}

Result<void> WorkAccess::mayChange(const OwnItem &item)
{
    // Side work settles nothing, so no state of its item's batch stands against it.
    if (item.slot.purpose != SlotPurpose::Work)
        return {};
    ASSIGN_OR_RETURN(const auto facts, m_storage.reviews().lockFacts(item.slot.batch));
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
    RETURN_IF_ERROR(m_storage.work().updateSlot(*claimed));
    return claimed;
}

}  // namespace gainsay
