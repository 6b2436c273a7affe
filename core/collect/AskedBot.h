// SPDX-License-Identifier: GPL-3.0-or-later
// Asks a bot that follows instructions for one sentence: a paraphrase, a translation, a question.
#pragma once

#include "core/bots/Bot.h"
#include "core/collect/Trigger.h"

namespace gainsay {

// The first line of its reply without quotes and labels; empty if it said nothing.
Result<QString> askForSentence(const Bot &bot, const QString &instruction, const QString &text, quint64 seed);

// How a bot makes another wording of a sentence.
enum class Rewording { Paraphrase, RoundTrip };

// `text` in other words: told to paraphrase, or through another language and back, as CDConv's authors did by machine
// translation.
Result<QString> reworded(const Bot &bot, const QString &text, const QString &language, Rewording how, quint64 seed);

}  // namespace gainsay
