// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the stored state of items equal to what their answers and decisions say.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/scheme/Scheme.h"
#include "core/workflow/ItemRules.h"

namespace gainsay {

class Storage;

// Derives the item again and stores it. Called in the transaction that changed an answer, a slot or a decision.
Result<DerivedItem> rederive(Storage &storage, const Scheme &scheme, ConversationId conversation);

// The same for every item, after a change of the rules, in the transaction of that change. Gives how many are stored
// otherwise now.
Result<qint64> rederiveAll(Storage &storage, const Scheme &scheme, Progress &progress);

// What rederiveAll() would give; nothing is stored.
Result<qint64> countOtherwise(Storage &storage, const Scheme &scheme, Progress &progress);

// Compares every stored state with the derived one; Corrupt names the first that differs. Gives the number of items.
Result<qint64> verifyDerived(Storage &storage, const Scheme &scheme);

}  // namespace gainsay
