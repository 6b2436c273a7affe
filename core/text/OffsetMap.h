// SPDX-License-Identifier: GPL-3.0-or-later
// Positions in one text, counted three ways: UTF-16 units (QString), code points (stored spans, data files),
// grapheme clusters (what a reader calls a character). All offsets are boundaries: 0 … size. Immutable.
#pragma once

#include <QList>
#include <QString>

namespace gainsay {

class OffsetMap {
public:
    explicit OffsetMap(QString text);

    int utf16Size() const { return int(m_text.size()); }
    int codePoints() const { return m_pointStarts.isEmpty() ? utf16Size() : int(m_pointStarts.size()) - 1; }
    int graphemes() const { return m_graphemeStarts.isEmpty() ? utf16Size() : int(m_graphemeStarts.size()) - 1; }

    // Offsets outside the text are taken as its nearer end. A position inside a surrogate pair or a
    // grapheme counts as the start of it.
    int utf16FromCodePoint(int codePoint) const;
    int codePointFromUtf16(int utf16) const;
    int utf16FromGrapheme(int grapheme) const;
    int graphemeFromUtf16(int utf16) const;
    // The end of the grapheme that holds the position; the position itself at a boundary.
    int graphemeEndFromUtf16(int utf16) const;

    // The text between two code-point offsets.
    QString slice(int startCodePoint, int endCodePoint) const;

private:
    // Empty when every unit is its own code point (or grapheme): nearly all text, at no cost.
    QString m_text;
    QList<int> m_pointStarts;     // UTF-16 offset of each code point, and the end
    QList<int> m_graphemeStarts;  // UTF-16 offset of each grapheme, and the end
};

}  // namespace gainsay
