// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/plan/WorkTransfer.h"

#include "core/service/project/DerivedState.h"
#include "core/store/ReviewStore.h"
#include "core/store/Storage.h"
#include "core/store/WorkStore.h"
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
        ASSIGN_OR_RETURN(const auto found,
                         m_storage.work().slotsInState(person, state, -1, std::numeric_limits<int>::max()));
        for (const Slot &slot : found) {
            // Side work was made for this person alone.
            if (slot.purpose == SlotPurpose::Work && (!batch || slot.batch == batch))
                open.append(slot);
        }
    }
    return open;
}

Result<void> WorkTransfer::countLoads(const QList<UserId> &heirs)
{
    ASSIGN_OR_RETURN(const auto tallies, m_storage.work().slotTallies());
    for (const UserId heir : heirs)
        m_load.insert(heir, 0);
    for (const SlotTally &tally : tallies) {
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
    ASSIGN_OR_RETURN(const auto facts, m_storage.reviews().lockFacts(batch));
    const bool changeable = batchAllows(deriveBatch(facts), BatchMove::Plan, {}).has_value();
    m_changeable.insert(batch, changeable);
    return changeable;
}

Result<UserId> WorkTransfer::heirFor(ConversationId conversation)
{
    UserId best;
    for (const UserId heir : std::as_const(m_heirs)) {
        if (best && m_load.value(heir) >= m_load.value(best))
            continue;
        ASSIGN_OR_RETURN(const auto slot, m_storage.work().slotOf(conversation, heir));
        ASSIGN_OR_RETURN(const auto answered, m_storage.work().latestAnnotation(conversation, heir));
        if (!slot && !answered)
            best = heir;
    }
    return best;
}

Result<void> WorkTransfer::give(const Slot &slot, UserId heir)
{
    ASSIGN_OR_RETURN(auto changed, applyTransition(slot, SlotTransition::Reassign, sharedNowMs(m_storage, m_clock), 0));
    changed.user = heir;
    changed.pool = !heir;
    if (const auto updated = m_storage.work().updateSlot(changed); !updated)
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
    RETURN_IF_ERROR(countLoads(heirs));
    TransferredWork outcome;
    for (const Slot &slot : work) {
        ASSIGN_OR_RETURN(const auto changeable, isChangeable(slot.batch));
        ASSIGN_OR_RETURN(const auto heir, changeable ? heirFor(slot.conversation) : Result<UserId>(UserId()));
        if (!heir && (rest == Rest::Stays || !changeable)) {
            ++outcome.kept;
            continue;
        }
        RETURN_IF_ERROR(give(slot, heir));
        ++(heir ? outcome.given : outcome.freed);
    }
    return outcome;
}

Result<void> WorkTransfer::tellHeirs(BatchId batch, const std::function<QString(int)> &words)
{
    for (const UserId heir : std::as_const(m_heirs)) {
        const auto count = static_cast<int>(m_received.value(heir));
        if (count == 0)
            continue;
        RETURN_IF_ERROR(m_storage.reviews().addMessage(
            {{}, heir, m_actor, MessageKind::Reassigned, {}, batch, words(count), m_clock.nowMs(), 0}));
    }
    return {};
}

}  // namespace gainsay
