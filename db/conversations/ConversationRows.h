// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the two conversation tables as values, and back.
#pragma once

#include "core/model/Conversation.h"
#include "core/model/ConversationQuery.h"
#include "db/engine/Query.h"

namespace gainsay {

// Columns of `conversations c` that readConversationRow expects, in order.
extern const QString conversationRowColumns;
ConversationRow readConversationRow(const Row &row);

// "SELECT … FROM conversations c JOIN …" with the columns that readConversation expects.
extern const QString selectConversation;
Conversation readConversation(const Row &row);

}  // namespace gainsay
