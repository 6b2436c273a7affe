// SPDX-License-Identifier: GPL-3.0-or-later
// An answer as the text of one table cell, and back: "history", "true", "2", "b1|u2".
#pragma once

#include "core/scheme/Scheme.h"

#include <optional>

namespace gainsay {

QString answerToCell(const Json &answer);
// None when the text is no answer that the question can have. Codes stand for their options.
std::optional<Json> answerFromCell(const Question &question, const QString &cell);

}  // namespace gainsay
