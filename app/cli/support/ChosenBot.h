// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the chatbots that an option names.
#pragma once

#include "core/bots/Bot.h"

namespace gainsay {

Result<BotPtr> openChosenBot(const QString &name);
// The same, and one that gives log-probabilities.
Result<BotPtr> openScoringBot(const QString &name);

}  // namespace gainsay
