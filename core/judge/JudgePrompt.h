// SPDX-License-Identifier: GPL-3.0-or-later
// What a language model that judges is asked. The prompt is a text that people read and edit; where it says
// {{questions}}, the scheme's questions with their options are put in, so that their order can be changed. The
// conversation follows as JSON between two marks that nobody who wrote it could know.
#pragma once

#include "core/guide/Guide.h"
#include "core/model/Conversation.h"
#include "core/scheme/Scheme.h"

namespace gainsay {

enum class OptionOrder { AsListed, Reversed };

// What a judge is asked of a scheme: the required questions and where the evidence is; nothing to be typed.
QList<const Question *> judgedQuestions(const Scheme &scheme);

// `language` is one that schemes are written in; guidelines may be empty.
QString judgePrompt(const Scheme &scheme, const Guide &guidelines, const QString &language);
// Empty prompts and ones that nothing can be judged by are refused.
Result<void> checkJudgePrompt(const QString &prompt);
bool canReorderOptions(const QString &prompt);
// With the questions put in.
QString filledPrompt(const QString &prompt, const Scheme &scheme, const QString &language, OptionOrder order);

// A mark that depends on everything it surrounds.
QString judgeMark(const Conversation &conversation);
// The conversation as the judge reads it.
QString judgedItem(const Conversation &conversation, const QString &mark);

}  // namespace gainsay
