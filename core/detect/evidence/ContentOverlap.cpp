// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/evidence/ContentOverlap.h"

#include "core/detect/rules/RuleLexicon.h"
#include "core/text/OffsetMap.h"
#include "core/text/Segmenter.h"

#include <algorithm>

namespace gainsay {

QSet<QString> contentOf(const QString &text, const QString &language)
{
    const RuleLexicon *lexicon = ruleLexicon(language);
    const auto saysLittle = [lexicon](const QString &word) {
        return lexicon && (lexicon->fillers.contains(word) || lexicon->negations.contains(word));
    };
    const OffsetMap offsets(text);
    QSet<QString> content;
    for (const TextPiece &piece : wordsOf(text)) {
        const QString word = offsets.slice(piece.start, piece.end).toLower();
        if (saysLittle(word))
            continue;
        const bool chinese = std::ranges::all_of(word, [](QChar unit) { return unit.script() == QChar::Script_Han; });
        if (!chinese) {
            content.insert(word);
            continue;
        }
        for (const QChar character : word) {
            if (!saysLittle(QString(character)))
                content.insert(QString(character));
        }
    }
    return content;
}

double contentOverlap(const QSet<QString> &one, const QSet<QString> &other)
{
    const qsizetype smaller = std::min(one.size(), other.size());
    if (smaller == 0)
        return 0.0;
    const auto shared = std::ranges::count_if(one, [&other](const QString &item) { return other.contains(item); });
    return double(shared) / double(smaller);
}

}  // namespace gainsay
