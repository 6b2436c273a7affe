// SPDX-License-Identifier: GPL-3.0-or-later
// The moves of a slot in one table: what each does in each state, and why it is refused elsewhere.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Result.h"
#include "core/model/Slot.h"

namespace gainsay {

enum class SlotTransition {
    Claim,     // its person opens it; the lease runs
    Submit,    // answers, for the first time or again
    Skip,      // its person leaves it for later
    Return,    // the adjudicator or a failed spot check wants it answered again
    Release,   // a supervisor ends the lease
    Expire,    // the lease has run out
    Reassign,  // a supervisor gives it to someone else
    Withdraw,  // its person takes back the first answer
};

// The state after the move, or the reason why it cannot be made now (kind NotAllowed).
Result<SlotState> slotAfter(SlotState state, SlotTransition move);

// `slot` after the move at `nowMs`: state, lease and, for pool slots that become free, the person. A pool slot whose
// person takes back the answer is no longer one of the pool.
Result<Slot> applyTransition(Slot slot, SlotTransition move, qint64 nowMs, qint64 leaseMs);

// Where an item stands in its annotators' queues: in the order of import, with room between two for others.
constexpr qint64 slotPosition(ConversationId conversation)
{
    return conversation.value * 1024;
}

// Right behind that item as the n-th (from 1); a place between two stays free for side work.
constexpr qint64 slotPositionBehind(ConversationId conversation, int n)
{
    return slotPosition(conversation) + 2 * qint64(n);
}
constexpr int mostBehindOne = 500;

}  // namespace gainsay
