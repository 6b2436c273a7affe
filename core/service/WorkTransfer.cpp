// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/WorkTransfer.h"

#include "core/service/DerivedState.h"
#include "core/store/AnnotationStore.h"
#include "core/store/MessageStore.h"
#include "core/store/SlotStore.h"
#include "core/store/SpotCheckStore.h"
#include "core/store/Storage.h"
#include "core/workflow/BatchRules.h"
#include "core/workflow/SlotRules.h"

#include <limits>

namespace gainsay {

WorkTransfer::WorkTransfer(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId actor)
    : m_storage(storage), m_clock(clock), m_scheme(scheme), m_actor(actor)
{
}

Result<QList<Slot>> WorkTransfer::openWork(UserId person, BatchId batch)
{
    QList<Slot> open;
    for (const SlotState state : {SlotState::Returned, SlotState::Claimed, SlotState::Waiting, SlotState::Skipped}) {
        const auto found = m_storage.workSlots().inState(person, state, -1, std::numeric_limits<int>::max());
        if (!found)
            return found.error();
        for (const Slot &slot : *found) {
            // Side work was made for this person alone.
            if (slot.purpose == SlotPurpose::Work && (!batch || slot.batch == batch))
                open.append(slot);
        }
    }
    return open;
}

Result<void> WorkTransfer::countLoads(const QList<UserId> &heirs)
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

Result<bool> WorkTransfer::isChangeable(BatchId batch)
{
    const auto known = m_changeable.constFind(batch);
    if (known != m_changeable.constEnd())
        return *known;
    const auto facts = m_storage.spotChecks().lockFacts(batch);
    if (!facts)
        return facts.error();
    const bool changeable = batchAllows(deriveBatch(*facts), BatchMove::Plan, {}).has_value();
    m_changeable.insert(batch, changeable);
    return changeable;
}

Result<UserId> WorkTransfer::heirFor(ConversationId conversation)
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

Result<void> WorkTransfer::give(const Slot &slot, UserId heir)
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
        return {};  // nothing that counted has gone
    const auto derived = rederive(m_storage, m_scheme.scheme, slot.conversation);
    return derived ? Result<void>() : derived.error();
}

Result<TransferredWork> WorkTransfer::share(const QList<Slot> &work, const QList<UserId> &heirs, Rest rest)
{
    m_heirs = heirs;
    if (const auto counted = countLoads(heirs); !counted)
        return counted.error();
    TransferredWork outcome;
    for (const Slot &slot : work) {
        const auto changeable = isChangeable(slot.batch);
        if (!changeable)
            return changeable.error();
        const auto heir = *changeable ? heirFor(slot.conversation) : Result<UserId>(UserId());
        if (!heir)
            return heir.error();
        if (!*heir && (rest == Rest::Stays || !*changeable)) {
            ++outcome.kept;
            continue;
        }
        if (const auto given = give(slot, *heir); !given)
            return given.error();
        ++(*heir ? outcome.given : outcome.freed);
    }
    return outcome;
}

Result<void> WorkTransfer::tellHeirs(BatchId batch, const std::function<QString(int)> &words)
{
    for (const UserId heir : std::as_const(m_heirs)) {
        const auto count = static_cast<int>(m_received.value(heir));
        if (count == 0)
            continue;
        const auto sent = m_storage.messages().add(
            {{}, heir, m_actor, MessageKind::Reassigned, {}, batch, words(count), m_clock.nowMs(), 0});
        if (!sent)
            return sent.error();
    }
    return {};
}

}  // namespace gainsay
