// SPDX-License-Identifier: GPL-3.0-or-later
// An answer as the text of one table cell, and back: "history", "true", "2", "b1|u2".
#pragma once

#include "core/scheme/Scheme.h"

#include <optional>

namespace gainsay {

QString answerToCell(const Json &answer);
// None when the text is no answer that the question can have. An option goes by its value, its code, or its title in
// any language that the scheme is written in; capitals do not matter. A title that two options share names neither.
std::optional<Json> answerFromCell(const Question &question, const QString &cell);
// What answerFromCell() takes, for people: "none (0, No contradiction), intra (1, …)".
QString expectedAnswers(const Question &question);

}  // namespace gainsay
