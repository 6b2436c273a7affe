// SPDX-License-Identifier: GPL-3.0-or-later
// The rules that every set of answers must keep, whoever gives them: the window and the command line
// refuse the same things with the same words.
#pragma once

#include "core/base/Result.h"
#include "core/model/Conversation.h"
#include "core/scheme/Scheme.h"

namespace gainsay {

// Checks and completes answers: every asked and required question is answered, nothing else is, values are
// known, spans lie inside their utterance and carry its text. Returns the canonical form that is stored.
Result<Json> checkAnswers(const Scheme &scheme, const Conversation &conversation, const Json &answers);

// Whether what is stored can be read as an answer to the question, whatever options its version has.
bool isReadableAnswer(const Question &question, const Json &answer);

// One answer by itself, for data that do not answer everything; null stays null.
Result<Json> checkAnswer(const Question &question, const Conversation &conversation, const Json &answer);

}  // namespace gainsay
