// SPDX-License-Identifier: GPL-3.0-or-later
// Places beside the work: hidden gold and calibration. What is answered there never settles an item, whatever state
// its batch is in. Called inside the transaction of whoever plans.
#pragma once

#include "core/base/Result.h"
#include "core/model/Slot.h"

#include <QList>

namespace gainsay {

class Storage;

// Gives the person a place on the item; they must have none on it. `seenIn`: the batch that it seems to belong to, if
// not its own.
Result<Slot> addAuxiliarySlot(Storage &storage, ConversationId conversation, UserId user, qint64 position,
                              SlotPurpose purpose, BatchId seenIn = {});

// Answered slots go back to their people, after a decision or a failed spot check. Called inside the transaction of
// whoever decides; what the people are told is the caller's business.

// The slots that were returned, as they were before.
Result<QList<Slot>> returnAnswered(Storage &storage, ConversationId conversation, qint64 nowMs);

}  // namespace gainsay
