// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the chatbot that ships: replies and log-probabilities beside the bare runtime on ready tokens.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"

namespace gainsay {

// {"bare_tokens_per_s", "reply_tokens_per_s", "reply_ratio", "replies_per_min", "scored_tokens_per_s"}
Result<Json> measureBot(int replies);

}  // namespace gainsay
