// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/TextSelection.h"

#include "core/text/Breaks.h"
#include "core/text/OffsetMap.h"
#include "core/text/Segmenter.h"

#include <algorithm>

namespace gainsay {

namespace {

bool isGap(QChar c)
{
    return c.isSpace() || c.isPunct();
}

// Clauses and the punctuation behind them as separate pieces, so that a clause is selected without it.
QList<int> clauseBreaks(const QString &text)
{
    const OffsetMap offsets(text);
    QList<int> breaks{0};
    const auto add = [&breaks](int at) {
        if (at > breaks.constLast())
            breaks.append(at);
    };
    for (const TextPiece &clause : clausesOf(text)) {
        const int start = offsets.utf16FromCodePoint(clause.start);
        const int end = offsets.utf16FromCodePoint(clause.end);
        int words = end;
        while (words > start && isGap(text.at(words - 1)))
            --words;
        add(start);
        add(words);
        add(end);
    }
    add(int(text.size()));
    return breaks;
}

}  // namespace

TextSelection::TextSelection(const QString &text)
    : m_text(text), m_characters(breaksOf(text, BreakKind::Grapheme)), m_words(breaksOf(text, BreakKind::Word)),
      m_clauses(clauseBreaks(text))
{
}

void TextSelection::clear()
{
    m_start = m_end = 0;
}

void TextSelection::selectAll()
{
    m_start = 0;
    m_end = int(m_text.size());
}

void TextSelection::set(int from, int to, SelectionUnit unit)
{
    const auto [low, high] = std::minmax({from, to});
    const QList<int> &all = breaks(unit);
    m_start = *std::prev(std::upper_bound(all.begin(), all.end(), std::max(low, 0)));
    const auto end = std::lower_bound(all.begin(), all.end(), high);
    m_end = end == all.end() ? all.constLast() : *end;
    if (unit != SelectionUnit::Character && m_start == m_end)
        m_end = nextBreak(unit, m_start);
}

void TextSelection::step(SelectionUnit unit, bool forward)
{
    int from = forward ? m_end : m_start;
    if (isEmpty())
        from = forward ? 0 : int(m_text.size());
    // A selection that ends inside a unit goes on with the rest of it, as readers expect of word jumps.
    int to = forward ? nextBreak(unit, from) : previousBreak(unit, from);
    while (to != from && isBlank(std::min(from, to), std::max(from, to))) {
        from = to;
        to = forward ? nextBreak(unit, from) : previousBreak(unit, from);
    }
    if (from == to)
        return;
    m_start = std::min(from, to);
    m_end = std::max(from, to);
}

void TextSelection::moveEnd(SelectionUnit unit, bool forward)
{
    if (isEmpty())
        return step(unit, true);
    const int least = nextBreak(SelectionUnit::Character, m_start);
    m_end = std::max(least, forward ? nextBreak(unit, m_end) : previousBreak(unit, m_end));
}

void TextSelection::moveStart(SelectionUnit unit, bool forward)
{
    if (isEmpty())
        return step(unit, false);
    const int most = previousBreak(SelectionUnit::Character, m_end);
    m_start = std::min(most, forward ? nextBreak(unit, m_start) : previousBreak(unit, m_start));
}

const QList<int> &TextSelection::breaks(SelectionUnit unit) const
{
    switch (unit) {
    case SelectionUnit::Character:
        return m_characters;
    case SelectionUnit::Word:
        return m_words;
    case SelectionUnit::Clause:
        break;
    }
    return m_clauses;
}

int TextSelection::nextBreak(SelectionUnit unit, int position) const
{
    const QList<int> &all = breaks(unit);
    const auto next = std::upper_bound(all.begin(), all.end(), position);
    return next == all.end() ? all.constLast() : *next;
}

int TextSelection::previousBreak(SelectionUnit unit, int position) const
{
    const QList<int> &all = breaks(unit);
    const auto here = std::lower_bound(all.begin(), all.end(), position);
    return here == all.begin() ? all.constFirst() : *std::prev(here);
}

bool TextSelection::isBlank(int from, int to) const
{
    const QStringView piece = QStringView(m_text).mid(from, to - from);
    return std::all_of(piece.begin(), piece.end(), isGap);
}

}  // namespace gainsay
