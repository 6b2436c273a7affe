// SPDX-License-Identifier: GPL-3.0-or-later
// English by patterns: questions about what somebody said of themselves, and denials of a question.
#pragma once

#include "core/collect/lists/LanguageRules.h"

#include <QList>

namespace gainsay {

QList<FoundQuestion> englishQuestions(const QString &text, Said said);
QList<Denial> englishDenials(const QString &question);

}  // namespace gainsay
