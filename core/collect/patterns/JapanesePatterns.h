// SPDX-License-Identifier: GPL-3.0-or-later
// Japanese by patterns: questions about what somebody said of themselves, and denials of a question.
#pragma once

#include "core/collect/lists/LanguageRules.h"

#include <QList>

namespace gainsay {

QList<FoundQuestion> japaneseQuestions(const QString &text, Said said);
QList<Denial> japaneseDenials(const QString &question);

}  // namespace gainsay
