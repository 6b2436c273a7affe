// SPDX-License-Identifier: GPL-3.0-or-later
// A list of conversations as JSON, to hand it from page to page and to write it down. Only what restricts is written.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"
#include "core/model/ConversationQuery.h"

namespace gainsay {

Json toJson(const ConversationQuery &query);
// What it does not know is refused, so that no restriction is dropped unnoticed.
Result<ConversationQuery> conversationQueryFromJson(const Json &json);

}  // namespace gainsay
