// SPDX-License-Identifier: GPL-3.0-or-later
// Tries a bot with a greeting of our own: whether it answers, how fast, at what cost, and whether it gives
// log-probabilities as it says.
#pragma once

#include "core/bots/Bot.h"

namespace gainsay {

struct BotTrial {
    QString said;
    BotReply reply;
    bool scores = false;
    QString scoringFault;  // why not, where it should
};

Result<BotTrial> tryBot(const Bot &bot, std::stop_token stop = {});
Json toJson(const BotTrial &trial);
// Time, tokens, cost, log-probabilities, remarks: a line each.
QStringList describe(const BotTrial &trial);

}  // namespace gainsay
