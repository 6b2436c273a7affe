// SPDX-License-Identifier: GPL-3.0-or-later
// Now and then an item with known answers comes in place of the next one of the work, at the share that the project
// sets. Whether that happens before an item follows from the person and the item alone: nobody can foresee it, and
// opening the queue twice does not change it. Called inside the transaction that claims.
#pragma once

#include "core/base/Result.h"
#include "core/model/Slot.h"

#include <optional>

namespace gainsay {

class Storage;

// Whether a hidden item comes before `next` in the person's queue.
bool isHiddenTurn(UserId user, ConversationId next, double share);

// The slot to give instead of `next`, made now; none: `next` it is. Nobody gets an item that they have had before.
Result<std::optional<Slot>> hiddenInsteadOf(Storage &storage, UserId user, const Slot &next);

}  // namespace gainsay
