// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/Segmenter.h"

#include "core/text/Breaks.h"
#include "core/text/OffsetMap.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

bool isClauseMark(const QString &text, qsizetype i)
{
    static const QString wide = u"，。！？；：、…～\u2014\n"_s;
    static const QString western = u",.!?;:"_s;
    if (wide.contains(text[i]))
        return true;
    if (!western.contains(text[i]))
        return false;
    const bool digitBefore = i > 0 && text[i - 1].isDigit();
    const bool digitAfter = i + 1 < text.size() && text[i + 1].isDigit();
    return !(digitBefore && digitAfter);
}

bool closes(QChar unit)
{
    static const QString closers = u"”’」』）)】》\"'"_s;
    return closers.contains(unit);
}

// From UTF-16 boundaries to a piece without the blanks around it; nothing if only blanks are left.
void appendTrimmed(QList<TextPiece> &pieces, const QString &text, const OffsetMap &map, qsizetype start, qsizetype end)
{
    while (start < end && text[start].isSpace())
        ++start;
    while (end > start && text[end - 1].isSpace())
        --end;
    if (start < end)
        pieces.append({map.codePointFromUtf16(int(start)), map.codePointFromUtf16(int(end))});
}

bool hasWordCharacter(const QString &text, int start, int end)
{
    for (int i = start; i < end; ++i) {
        if (text[i].isLetterOrNumber() || text[i].isSurrogate() || text[i].isMark())
            return true;
    }
    return false;
}

}  // namespace

QList<TextPiece> clausesOf(const QString &text)
{
    const OffsetMap map(text);
    QList<TextPiece> pieces;
    qsizetype start = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!isClauseMark(text, i))
            continue;
        qsizetype end = i + 1;
        while (end < text.size() && (isClauseMark(text, end) || closes(text[end])))
            ++end;
        appendTrimmed(pieces, text, map, start, end);
        start = end;
        i = end - 1;
    }
    appendTrimmed(pieces, text, map, start, text.size());
    return pieces;
}

QList<TextPiece> wordsOf(const QString &text)
{
    const OffsetMap map(text);
    const QList<int> breaks = breaksOf(text, BreakKind::Word);
    QList<TextPiece> pieces;
    for (qsizetype i = 1; i < breaks.size(); ++i) {
        if (hasWordCharacter(text, breaks[i - 1], breaks[i]))
            pieces.append({map.codePointFromUtf16(breaks[i - 1]), map.codePointFromUtf16(breaks[i])});
    }
    return pieces;
}

}  // namespace gainsay
