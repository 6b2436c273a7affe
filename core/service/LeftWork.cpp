// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/LeftWork.h"

#include "core/service/DerivedState.h"
#include "core/store/AnnotationStore.h"
#include "core/store/MessageStore.h"
#include "core/store/SlotStore.h"
#include "core/store/Storage.h"
#include "core/store/UserStore.h"
#include "core/workflow/RoleRules.h"
#include "core/workflow/SlotRules.h"

#include <limits>

namespace gainsay {

LeftWork::LeftWork(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId actor)
    : m_storage(storage), m_clock(clock), m_scheme(scheme), m_actor(actor)
{
}

Result<QList<UserId>> LeftWork::able(UserId leaver, const QList<UserId> &heirs)
{
    for (const UserId id : heirs) {
        const auto user = m_storage.users().byId(id);
        if (!user)
            return user.error();
        if (id == leaver || !user->active)
            return notAllowed(tr("%1 leaves or is paused and takes nothing over.").arg(user->name));
        if (const auto allowed = requireRole(user->name, user->role, Permission::Annotate); !allowed)
            return allowed.error();
    }
    return heirs;
}

Result<void> LeftWork::countLoads(const QList<UserId> &heirs)
{
    const auto tallies = m_storage.workSlots().tallies();
    if (!tallies)
        return tallies.error();
    for (const UserId heir : heirs)
        m_load.insert(heir, 0);
    for (const SlotTally &tally : *tallies) {
        if (const auto load = m_load.find(tally.user); load != m_load.end() && tally.state != SlotState::Submitted)
            *load += tally.count;
    }
    return {};
}

Result<UserId> LeftWork::heirFor(ConversationId conversation)
{
    UserId best;
    for (const UserId heir : std::as_const(m_heirs)) {
        if (best && m_load.value(heir) >= m_load.value(best))
            continue;
        const auto slot = m_storage.workSlots().of(conversation, heir);
        if (!slot)
            return slot.error();
        const auto answered = m_storage.annotations().latest(conversation, heir);
        if (!answered)
            return answered.error();
        if (!*slot && !*answered)
            best = heir;
    }
    return best;
}

Result<void> LeftWork::give(const Slot &slot, UserId heir)
{
    auto changed = moved(slot, SlotMove::Reassign, m_clock.nowMs(), 0);
    if (!changed)
        return changed.error();
    changed->user = heir;
    changed->pool = !heir;
    if (const auto updated = m_storage.workSlots().update(*changed); !updated)
        return updated;
    if (heir) {
        ++m_load[heir];
        ++m_received[heir];
    }
    if (!slot.annotation)
        return {};
    const auto derived = rederive(m_storage, m_scheme.scheme, slot.conversation);
    return derived ? Result<void>() : derived.error();
}

Result<Departure> LeftWork::shareOut(UserId leaver, const QList<UserId> &heirs)
{
    const auto people = able(leaver, heirs);
    if (!people)
        return people.error();
    m_heirs = *people;
    if (const auto counted = countLoads(m_heirs); !counted)
        return counted.error();
    Departure departure;
    for (const SlotState state : {SlotState::Returned, SlotState::Claimed, SlotState::Waiting, SlotState::Skipped}) {
        const auto open = m_storage.workSlots().inState(leaver, state, -1, std::numeric_limits<int>::max());
        if (!open)
            return open.error();
        for (const Slot &slot : *open) {
            if (slot.purpose != SlotPurpose::Work)
                continue;  // made for this person alone
            const auto heir = heirFor(slot.conversation);
            if (!heir)
                return heir.error();
            if (const auto given = give(slot, *heir); !given)
                return given.error();
            ++(*heir ? departure.handedOver : departure.freed);
        }
    }
    if (const auto told = tellHeirs(); !told)
        return told.error();
    return departure;
}

Result<void> LeftWork::tellHeirs()
{
    for (const UserId heir : std::as_const(m_heirs)) {
        const auto count = static_cast<int>(m_received.value(heir));
        if (count == 0)
            continue;
        Message message;
        message.to = heir;
        message.from = m_actor;
        message.kind = MessageKind::Reassigned;
        message.body = tr("%n item(s) of somebody who left are now yours.", nullptr, count);
        message.createdAt = m_clock.nowMs();
        if (const auto sent = m_storage.messages().add(message); !sent)
            return sent.error();
    }
    return {};
}

}  // namespace gainsay
