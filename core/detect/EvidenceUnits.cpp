// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/EvidenceUnits.h"

#include "core/text/Segmenter.h"

namespace gainsay {

std::vector<EvidenceClause> evidenceClauses(const QString &text, int turn)
{
    const QList<TextPiece> words = wordsOf(text);
    std::vector<EvidenceClause> clauses;
    qsizetype next = 0;
    for (const TextPiece &piece : clausesOf(text)) {
        EvidenceClause clause;
        for (; next < words.size() && words[next].start < piece.end; ++next)
            clause.words.push_back({turn, words[next].start, words[next].end});
        if (clause.words.empty())
            continue;
        clause.whole = {turn, clause.words.front().start, clause.words.back().end};
        clauses.push_back(std::move(clause));
    }
    return clauses;
}

}  // namespace gainsay
