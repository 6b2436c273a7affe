// SPDX-License-Identifier: GPL-3.0-or-later
// Inflection of Japanese predicates, from words with IPADIC tags. Any thread.
#pragma once

#include "core/words/WordTagger.h"

#include <optional>

namespace gainsay {

// The parts of a tag; empty where the word has none.
QString ipaBase(const TaggedWord &word);                   // 食べる
QString ipaInflection(const TaggedWord &word);             // 一段, 五段・カ行イ音便
bool isIpaForm(const TaggedWord &word, QStringView form);  // 基本形, 未然形, 連用タ接続

// The plain negative and the plain past of a verb, by its base form and type of inflection: 食べない, 食べた.
std::optional<QString> negativeOf(const QString &base, const QString &inflection);
std::optional<QString> pastOf(const QString &base, const QString &inflection);

// The end of a predicate affirmed if it was negated, and the other way round.
struct TurnedEnding {
    qsizetype replaced = 0;  // so many words at the end …
    QString text;            // … become this
    bool negative = false;
};

// `predicate` ends with the predicate, closing particles left out. Nothing where no rule fits.
std::optional<TurnedEnding> turnedPolarity(const QList<TaggedWord> &predicate);

}  // namespace gainsay
