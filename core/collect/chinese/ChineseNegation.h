// SPDX-License-Identifier: GPL-3.0-or-later
// Denies what a Chinese question asks: the verb gives way to its negative, or 不 or 没 goes before it, as its aspect
// wants; what is denied already is affirmed.
#pragma once

#include "core/collect/chinese/ChineseSentence.h"
#include "core/collect/lists/LanguageRules.h"
#include "core/collect/lists/WordLists.h"

namespace gainsay {

// Every way in which one word of the question can be denied, in the order of the text. `negatives` says what denies
// which word.
QList<Denial> chineseDenials(const ChineseSentence &sentence, const Replacements &negatives);

}  // namespace gainsay
