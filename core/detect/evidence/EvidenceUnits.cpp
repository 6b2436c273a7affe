// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/evidence/EvidenceUnits.h"

#include "core/text/Breaks.h"
#include "core/text/OffsetMap.h"

#include <algorithm>

namespace gainsay {

namespace {

bool isWordPiece(QStringView piece)
{
    return std::ranges::any_of(piece, [](QChar unit) { return unit.isLetterOrNumber() || unit.isSurrogate(); });
}

// A blank parts clauses in Chinese, where it stands for a comma, but words elsewhere.
bool partsClauses(QStringView piece, QChar before)
{
    if (QStringView trimmed = piece.trimmed(); !trimmed.isEmpty())
        return trimmed.front().isPunct() && trimmed != u"'" && trimmed != u"-" && trimmed != u"’";
    return before.script() == QChar::Script_Han;
}

}  // namespace

std::vector<EvidenceClause> evidenceClauses(const QString &text, int turn)
{
    const QList<int> breaks = breaksOf(text, BreakKind::Word);
    const OffsetMap offsets(text);
    std::vector<EvidenceClause> clauses;
    bool open = false;
    for (qsizetype i = 0; i + 1 < breaks.size(); ++i) {
        const QStringView piece = QStringView(text).sliced(breaks[i], breaks[i + 1] - breaks[i]);
        if (!isWordPiece(piece)) {
            open = open && !partsClauses(piece, breaks[i] > 0 ? text[breaks[i] - 1] : QChar());
            continue;
        }
        const EvidenceUnit word{turn, offsets.codePointFromUtf16(breaks[i]), offsets.codePointFromUtf16(breaks[i + 1])};
        if (!open)
            clauses.push_back({word, {}});
        open = true;
        clauses.back().words.push_back(word);
        clauses.back().whole.end = word.end;
    }
    return clauses;
}

}  // namespace gainsay
