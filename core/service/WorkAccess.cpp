// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/WorkAccess.h"

#include "core/service/Acting.h"
#include "core/service/TrainingGate.h"
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
    if (const auto trained = mayWork(m_storage, *user); !trained)
        return trained.error();
    return user;
}

Result<Slot> WorkAccess::slotOn(const Conversation &conversation)
{
    auto own = m_storage.workSlots().of(conversation.id, m_user);
    if (!own)
        return own.error();
    if (*own)
        return **own;
    // Whoever answered the item before it went to someone else does not answer it a second time.
    const auto former = m_storage.annotations().latest(conversation.id, m_user);
    if (!former)
        return former.error();
    auto free = m_storage.workSlots().freeInPool(conversation.id);
    if (!free)
        return free.error();
    if (!*free || *former)
        return notAllowed(tr("%1 is not your item.").arg(conversation.externalId));
    (*free)->user = m_user;
    return **free;
}

Result<OwnItem> WorkAccess::item(ConversationId id)
{
    auto user = worker();
    if (!user)
        return user.error();
    auto conversation = m_storage.conversations().byId(id);
    if (!conversation)
        return conversation.error();
    const auto freed = m_storage.workSlots().freeExpired(m_clock.nowMs());
    if (!freed)
        return freed.error();
    auto slot = slotOn(*conversation);
    if (!slot)
        return slot.error();
    return OwnItem{std::move(*user), *slot, std::move(*conversation)};
}

Result<OwnItem> WorkAccess::changeableItem(ConversationId id)
{
    auto found = item(id);
    if (!found)
        return found;
    if (const auto allowed = mayChange(*found); !allowed)
        return allowed.error();
    return found;
}

Result<void> WorkAccess::mayChange(const OwnItem &item)
{
    // Side work settles nothing, so no state of its item's batch stands against it.
    if (item.slot.purpose != SlotPurpose::Work)
        return {};
    const auto facts = m_storage.spotChecks().lockFacts(item.slot.batch);
    if (!facts)
        return facts.error();
    return batchAllows(deriveBatch(*facts), BatchMove::Annotate, item.conversation.batch);
}

Result<Slot> WorkAccess::claim(Slot slot)
{
    const auto settings = m_storage.project().settings();
    if (!settings)
        return settings.error();
    slot.user = m_user;
    auto claimed = moved(slot, SlotMove::Claim, m_clock.nowMs(), qint64(settings->leaseMinutes) * 60'000);
    if (!claimed)
        return claimed;
    if (const auto updated = m_storage.workSlots().update(*claimed); !updated)
        return updated.error();
    return claimed;
}

}  // namespace gainsay
