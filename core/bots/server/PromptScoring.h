// SPDX-License-Identifier: GPL-3.0-or-later
// How a history is written as one text for completions, and how log-probabilities of a prompt are read out of what
// servers answer. Plain text processing.
#pragma once

#include "core/bots/ServerBotSettings.h"

namespace gainsay {

// The turns as the model was trained on them: "plain" has a line each, "chatml" and "llama3" their markers.
struct WrittenPrompt {
    QString before;  // the history, up to where the continuation begins
    QString whole;   // with the continuation, and the end of its turn if that is wanted
};
WrittenPrompt writePrompt(const QString &format, const ChatHistory &history, const ChatTurn &continuation,
                          bool endsTurn);

Json scoringRequest(const ServerBotSettings &settings, const QString &prompt);

struct PromptToken {
    std::string identity;  // id or text: what two answers are compared by
    QString text;
    std::optional<double> logProbability;  // none for the first token of all
};
// `prompt` is what was sent: an echo may have more behind it, which is left out.
Result<QList<PromptToken>> promptTokens(const Json &answer, ScoringMethod method, const QString &prompt);
Error noScores();

// The tokens of `whole` after those that both begin with.
QList<PromptToken> continuationTokens(const QList<PromptToken> &before, const QList<PromptToken> &whole);

}  // namespace gainsay
