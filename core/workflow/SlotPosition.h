// SPDX-License-Identifier: GPL-3.0-or-later
// Where an item stands in its annotators' queues: in the order of import, with room between two for others.
#pragma once

#include "core/base/Ids.h"

namespace gainsay {

constexpr qint64 slotPosition(ConversationId conversation)
{
    return conversation.value * 1024;
}

}  // namespace gainsay
