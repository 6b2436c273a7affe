// SPDX-License-Identifier: GPL-3.0-or-later
// Where an item stands in its annotators' queues: in the order of import, with room between two for others.
#pragma once

#include "core/base/Ids.h"

namespace gainsay {

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
