// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workflow/SlotRules.h"

#include "core/base/TranslatableText.h"

namespace gainsay {

namespace {

struct SlotRulesText {
    GAINSAY_TR(gainsay::SlotRules)
};

Error nothingAnswered()
{
    return notAllowed(SlotRulesText::tr("Nothing has been answered yet, so there is nothing to send back."));
}

Error alreadyAnswered()
{
    return notAllowed(SlotRulesText::tr("The item has been answered already; amend the answer instead."));
}

Error mustBeAnswered()
{
    return notAllowed(SlotRulesText::tr("The item was returned: amend or confirm the answer, it cannot be skipped."));
}

Error nobodyWorksOnIt()
{
    return notAllowed(SlotRulesText::tr("Nobody is working on the item, so there is nothing to release."));
}

Error answerStays()
{
    return notAllowed(SlotRulesText::tr("The item has been answered; an answer stays with the person who gave it."));
}

Error nothingToWithdraw()
{
    return notAllowed(SlotRulesText::tr("There is no submitted answer to take back."));
}

// Nobody works on it and nothing was answered: it waits, or was skipped.
Result<SlotState> afterIdle(SlotTransition move)
{
    switch (move) {
    case SlotTransition::Claim:
        return SlotState::Claimed;
    case SlotTransition::Submit:
        return SlotState::Submitted;
    case SlotTransition::Skip:
        return SlotState::Skipped;
    case SlotTransition::Reassign:
        return SlotState::Waiting;
    case SlotTransition::Return:
        return nothingAnswered();
    case SlotTransition::Release:
    case SlotTransition::Expire:
        return nobodyWorksOnIt();
    case SlotTransition::Withdraw:
        break;
    }
    return nothingToWithdraw();
}

Result<SlotState> afterClaimed(SlotTransition move)
{
    switch (move) {
    case SlotTransition::Claim:
        return SlotState::Claimed;
    case SlotTransition::Submit:
        return SlotState::Submitted;
    case SlotTransition::Skip:
        return SlotState::Skipped;
    case SlotTransition::Release:
    case SlotTransition::Expire:
    case SlotTransition::Reassign:
        return SlotState::Waiting;
    case SlotTransition::Return:
        return nothingAnswered();
    case SlotTransition::Withdraw:
        break;
    }
    return nothingToWithdraw();
}

Result<SlotState> afterSubmitted(SlotTransition move)
{
    switch (move) {
    case SlotTransition::Submit:
        return SlotState::Submitted;
    case SlotTransition::Return:
        return SlotState::Returned;
    case SlotTransition::Withdraw:
        return SlotState::Claimed;
    case SlotTransition::Claim:
    case SlotTransition::Skip:
        return alreadyAnswered();
    case SlotTransition::Release:
    case SlotTransition::Expire:
        return nobodyWorksOnIt();
    case SlotTransition::Reassign:
        break;
    }
    return answerStays();
}

// A returned slot stays Returned while its person works on it, so that it keeps its place at the front. Someone
// else may get it, for its person may have left; the former answer stays on record.
Result<SlotState> afterReturned(SlotTransition move)
{
    switch (move) {
    case SlotTransition::Claim:
    case SlotTransition::Return:
    case SlotTransition::Release:
    case SlotTransition::Expire:
        return SlotState::Returned;
    case SlotTransition::Submit:
        return SlotState::Submitted;
    case SlotTransition::Reassign:
        return SlotState::Waiting;
    case SlotTransition::Skip:
        return mustBeAnswered();
    case SlotTransition::Withdraw:
        break;
    }
    return nothingToWithdraw();
}

}  // namespace

Result<SlotState> slotAfter(SlotState state, SlotTransition move)
{
    switch (state) {
    case SlotState::Claimed:
        return afterClaimed(move);
    case SlotState::Submitted:
        return afterSubmitted(move);
    case SlotState::Returned:
        return afterReturned(move);
    case SlotState::Waiting:
    case SlotState::Skipped:
        break;
    }
    return afterIdle(move);
}

Result<Slot> applyTransition(Slot slot, SlotTransition move, qint64 nowMs, qint64 leaseMs)
{
    ASSIGN_OR_RETURN(const auto after, slotAfter(slot.state, move));
    slot.state = after;
    const bool works = move == SlotTransition::Claim || move == SlotTransition::Withdraw;
    slot.leaseUntil = works ? nowMs + leaseMs : 0;
    if (move == SlotTransition::Reassign || move == SlotTransition::Withdraw)
        slot.annotation = {};
    // Nobody answers an item of the pool twice: whoever takes an answer back keeps the place, or could never fill it.
    if (move == SlotTransition::Withdraw)
        slot.pool = false;
    if (slot.pool && slot.state == SlotState::Waiting)
        slot.user = {};
    return slot;
}

}  // namespace gainsay
