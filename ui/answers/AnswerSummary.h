// SPDX-License-Identifier: GPL-3.0-or-later
// Answers in words, question by question.
#pragma once

#include "core/model/Conversation.h"
#include "core/scheme/Scheme.h"
#include "ui/theme/Palette.h"

#include <optional>

namespace gainsay {

struct AnswerLine {
    QString question;  // id
    QString title;
    QString text;              // "—" where the question was not asked, "none marked" and the like where it is empty
    std::optional<Tone> tone;  // of the chosen option of the gold question
};

// Every question that somebody may want to compare, in the scheme's order.
QList<AnswerLine> describeAnswers(const Scheme &scheme, const Conversation &conversation, const Json &answers,
                                  const QString &language);
// The same with each step in which nothing was found and nobody differs as one line, under the step's name.
QList<AnswerLine> describeBriefly(const Scheme &scheme, const Conversation &conversation, const Json &answers,
                                  const QString &language, const QStringList &differences);
// The label and what specifies it, in a few words: "History contradiction · Experiences".
QString shortAnswer(const Scheme &scheme, const Json &answers, const QString &language);

}  // namespace gainsay
