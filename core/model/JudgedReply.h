// SPDX-License-Identifier: GPL-3.0-or-later
// The one utterance by which lists let people recognise a conversation.
#pragma once

#include "core/model/Conversation.h"

namespace gainsay {

// The text of the judged utterance; of the last one where none is.
inline QString judgedReply(const Conversation &conversation)
{
    const qsizetype turn = conversation.target >= 0 ? conversation.target : conversation.turns.size() - 1;
    return conversation.turns.value(turn).text;
}

}  // namespace gainsay
