// SPDX-License-Identifier: GPL-3.0-or-later
// What follows when somebody sends an item back: its answers are to be given again, and its annotators are told why.
#pragma once

#include "core/base/Result.h"
#include "core/model/Decision.h"

namespace gainsay {

class Storage;

// Called in the transaction that stores the decision.
Result<void> returnToAnnotators(Storage &storage, const Decision &decision);

}  // namespace gainsay
