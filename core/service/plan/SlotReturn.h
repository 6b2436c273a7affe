// SPDX-License-Identifier: GPL-3.0-or-later
// Answered slots go back to their people, after a decision or a failed spot check. Called inside the transaction of
// whoever decides; what the people are told is the caller's business.
#pragma once

#include "core/base/Result.h"
#include "core/model/Slot.h"

#include <QList>

namespace gainsay {

class Storage;

// The slots that were returned, as they were before.
Result<QList<Slot>> returnAnswered(Storage &storage, ConversationId conversation, qint64 nowMs);

}  // namespace gainsay
