// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/OffsetMap.h"

#include "core/text/Breaks.h"

#include <algorithm>

namespace gainsay {

namespace {

// Scripts without combining marks or pairs, where a unit is a character.
bool standsAlone(QChar unit)
{
    const char16_t c = unit.unicode();
    return (c >= 0x20 && c < 0x300 && c != 0xad && c != 0xa9 && c != 0xae) || (c >= 0x3001 && c <= 0x3029) ||
           (c >= 0x3041 && c <= 0x3096) || (c >= 0x30a1 && c <= 0x30ff) || (c >= 0x4e00 && c <= 0x9fff) ||
           (c >= 0xff01 && c <= 0xff5e);
}

QList<int> codePointStarts(const QString &text)
{
    QList<int> starts;
    starts.reserve(text.size() + 1);
    for (qsizetype i = 0; i < text.size(); ++i) {
        starts.append(int(i));
        if (text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate())
            ++i;
    }
    starts.append(int(text.size()));
    return starts;
}

int boundaryAt(const QList<int> &starts, int size, int index)
{
    return starts.isEmpty() ? std::clamp(index, 0, size) : starts[std::clamp(index, 0, int(starts.size()) - 1)];
}

int indexAt(const QList<int> &starts, int size, int utf16)
{
    const int position = std::clamp(utf16, 0, size);
    if (starts.isEmpty())
        return position;
    return int(std::upper_bound(starts.begin(), starts.end(), position) - starts.begin()) - 1;
}

}  // namespace

OffsetMap::OffsetMap(QString text) : m_text(std::move(text))
{
    if (std::all_of(m_text.begin(), m_text.end(), standsAlone))
        return;
    const bool pairs = std::any_of(m_text.begin(), m_text.end(), [](QChar unit) { return unit.isSurrogate(); });
    if (pairs)
        m_pointStarts = codePointStarts(m_text);
    m_graphemeStarts = breaksOf(m_text, BreakKind::Grapheme);
}

int OffsetMap::utf16FromCodePoint(int codePoint) const
{
    return boundaryAt(m_pointStarts, utf16Size(), codePoint);
}

int OffsetMap::codePointFromUtf16(int utf16) const
{
    return indexAt(m_pointStarts, utf16Size(), utf16);
}

int OffsetMap::utf16FromGrapheme(int grapheme) const
{
    return boundaryAt(m_graphemeStarts, utf16Size(), grapheme);
}

int OffsetMap::graphemeFromUtf16(int utf16) const
{
    return indexAt(m_graphemeStarts, utf16Size(), utf16);
}

int OffsetMap::graphemeEndFromUtf16(int utf16) const
{
    const int grapheme = graphemeFromUtf16(utf16);
    const int start = utf16FromGrapheme(grapheme);
    return start >= utf16 ? start : utf16FromGrapheme(grapheme + 1);
}

QString OffsetMap::slice(int startCodePoint, int endCodePoint) const
{
    const int start = utf16FromCodePoint(startCodePoint);
    return m_text.mid(start, std::max(0, utf16FromCodePoint(endCodePoint) - start));
}

}  // namespace gainsay
