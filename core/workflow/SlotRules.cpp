// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workflow/SlotRules.h"

#include <QCoreApplication>

namespace gainsay {

namespace {

struct SlotRulesText {
    Q_DECLARE_TR_FUNCTIONS(gainsay::SlotRules)
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
Result<SlotState> afterIdle(SlotMove move)
{
    switch (move) {
    case SlotMove::Claim:
        return SlotState::Claimed;
    case SlotMove::Submit:
        return SlotState::Submitted;
    case SlotMove::Skip:
        return SlotState::Skipped;
    case SlotMove::Reassign:
        return SlotState::Waiting;
    case SlotMove::Return:
        return nothingAnswered();
    case SlotMove::Release:
    case SlotMove::Expire:
        return nobodyWorksOnIt();
    case SlotMove::Withdraw:
        break;
    }
    return nothingToWithdraw();
}

Result<SlotState> afterClaimed(SlotMove move)
{
    switch (move) {
    case SlotMove::Claim:
        return SlotState::Claimed;
    case SlotMove::Submit:
        return SlotState::Submitted;
    case SlotMove::Skip:
        return SlotState::Skipped;
    case SlotMove::Release:
    case SlotMove::Expire:
    case SlotMove::Reassign:
        return SlotState::Waiting;
    case SlotMove::Return:
        return nothingAnswered();
    case SlotMove::Withdraw:
        break;
    }
    return nothingToWithdraw();
}

Result<SlotState> afterSubmitted(SlotMove move)
{
    switch (move) {
    case SlotMove::Submit:
        return SlotState::Submitted;
    case SlotMove::Return:
        return SlotState::Returned;
    case SlotMove::Withdraw:
        return SlotState::Claimed;
    case SlotMove::Claim:
    case SlotMove::Skip:
        return alreadyAnswered();
    case SlotMove::Release:
    case SlotMove::Expire:
        return nobodyWorksOnIt();
    case SlotMove::Reassign:
        break;
    }
    return answerStays();
}

// A returned slot stays Returned while its person works on it, so that it keeps its place at the front. Someone
// else may get it, for its person may have left; the former answer stays on record.
Result<SlotState> afterReturned(SlotMove move)
{
    switch (move) {
    case SlotMove::Claim:
    case SlotMove::Return:
    case SlotMove::Release:
    case SlotMove::Expire:
        return SlotState::Returned;
    case SlotMove::Submit:
        return SlotState::Submitted;
    case SlotMove::Reassign:
        return SlotState::Waiting;
    case SlotMove::Skip:
        return mustBeAnswered();
    case SlotMove::Withdraw:
        break;
    }
    return nothingToWithdraw();
}

}  // namespace

Result<SlotState> slotAfter(SlotState state, SlotMove move)
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

Result<Slot> moved(Slot slot, SlotMove move, qint64 nowMs, qint64 leaseMs)
{
    const Result<SlotState> after = slotAfter(slot.state, move);
    if (!after)
        return after.error();
    slot.state = *after;
    const bool works = move == SlotMove::Claim || move == SlotMove::Withdraw;
    slot.leaseUntil = works ? nowMs + leaseMs : 0;
    if (move == SlotMove::Reassign || move == SlotMove::Withdraw)
        slot.annotation = {};
    // Nobody answers an item of the pool twice: whoever takes an answer back keeps the place, or could never fill it.
    if (move == SlotMove::Withdraw)
        slot.pool = false;
    if (slot.pool && slot.state == SlotState::Waiting)
        slot.user = {};
    return slot;
}

}  // namespace gainsay
