// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/SearchGrams.h"

#include "core/text/Normalizer.h"

#include <unicode/uchar.h>
#include <unicode/utf16.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

enum class CharKind { Space, Unspaced, Word, Symbol };

constexpr Gram wordBit = Gram(1) << 62;

struct UnspacedRange {
    UChar32 first;
    UChar32 last;
};

// Scripts written without spaces, and Hangul, whose words take endings.
constexpr UnspacedRange unspacedRanges[] = {
    {0x0e00, 0x0eff}, {0x1000, 0x109f}, {0x1780, 0x17ff}, {0x2e80, 0x2fdf},   {0x3005, 0x3007},
    {0x3040, 0x30ff}, {0x3100, 0x318f}, {0x31a0, 0x31bf}, {0x31f0, 0x31ff},   {0x3400, 0x4dbf},
    {0x4e00, 0x9fff}, {0xac00, 0xd7ff}, {0xf900, 0xfaff}, {0x20000, 0x3fffd},
};

bool isUnspaced(UChar32 c)
{
    if (c >= 0x4e00 && c <= 0x9fff)
        return true;
    return std::any_of(std::begin(unspacedRanges), std::end(unspacedRanges),
                       [c](const UnspacedRange &range) { return c >= range.first && c <= range.last; });
}

CharKind kindOf(UChar32 c)
{
    if (c >= 0x0e00 && isUnspaced(c))
        return CharKind::Unspaced;
    if (u_isalnum(c) || (U_GET_GC_MASK(c) & U_GC_M_MASK))
        return CharKind::Word;
    return u_isUWhiteSpace(c) || u_iscntrl(c) ? CharKind::Space : CharKind::Symbol;
}

// FNV-1a over UTF-16 units.
Gram wordGram(const char16_t *start, const char16_t *end)
{
    quint64 hash = 14695981039346656037ULL;
    for (; start != end; ++start)
        hash = (hash ^ *start) * 1099511628211ULL;
    return Gram(hash >> 2) | wordBit;
}

// The end of the run of characters of the same kind that starts at `i`.
qsizetype runEnd(const char16_t *text, qsizetype i, qsizetype size, CharKind kind)
{
    for (qsizetype next = i; i < size; i = next) {
        UChar32 c = 0;
        U16_NEXT(text, next, size, c);
        if (kindOf(c) != kind)
            break;
    }
    return i;
}

// Pairs cover the single characters of a longer run in a query; a document needs both.
void appendRun(const char16_t *text, qsizetype start, qsizetype end, bool isQuery, std::vector<Gram> &grams)
{
    UChar32 before = 0;
    for (qsizetype i = start; i < end;) {
        UChar32 c = 0;
        U16_NEXT(text, i, end, c);
        if (before)
            grams.push_back(Gram(before) << 21 | c);
        if (!isQuery || (!before && i == end))
            grams.push_back(c);
        before = c;
    }
}

void appendGrams(const QString &folded, bool isQuery, std::vector<Gram> &grams)
{
    const char16_t *text = reinterpret_cast<const char16_t *>(folded.utf16());
    const qsizetype size = folded.size();
    for (qsizetype i = 0; i < size;) {
        const qsizetype start = i;
        UChar32 c = 0;
        U16_NEXT(text, i, size, c);
        const CharKind kind = kindOf(c);
        if (kind == CharKind::Symbol)
            grams.push_back(c);
        if (kind == CharKind::Symbol || kind == CharKind::Space)
            continue;
        i = runEnd(text, i, size, kind);
        if (kind == CharKind::Word)
            grams.push_back(wordGram(text + start, text + i));
        else
            appendRun(text, start, i, isQuery, grams);
    }
}

void sortUnique(std::vector<Gram> &grams)
{
    std::sort(grams.begin(), grams.end());
    grams.erase(std::unique(grams.begin(), grams.end()), grams.end());
}

bool isWordAt(const QString &text, qsizetype index)
{
    if (index < 0 || index >= text.size())
        return false;
    UChar32 c = 0;
    U16_GET(reinterpret_cast<const char16_t *>(text.utf16()), 0, index, text.size(), c);
    return kindOf(c) == CharKind::Word;
}

bool containsTerm(const QString &folded, const QString &term)
{
    const bool wordFirst = isWordAt(term, 0);
    const bool wordLast = isWordAt(term, term.size() - 1);
    for (qsizetype at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
        const bool cutsFirst = wordFirst && isWordAt(folded, at - 1);
        const bool cutsLast = wordLast && isWordAt(folded, at + term.size());
        if (!cutsFirst && !cutsLast)
            return true;
    }
    return false;
}

}  // namespace

std::vector<Gram> documentGrams(const QStringList &texts)
{
    std::vector<Gram> grams;
    grams.reserve(256);
    for (const QString &text : texts)
        appendGrams(foldedText(text), false, grams);
    sortUnique(grams);
    return grams;
}

SearchQuery::SearchQuery(const QString &text)
{
    for (const QString &term : foldedText(text).simplified().split(u' ', Qt::SkipEmptyParts)) {
        const size_t before = m_grams.size();
        appendGrams(term, true, m_grams);
        if (m_grams.size() == before)
            continue;  // control characters only
        m_terms.append(term);
        m_decided = m_decided && m_grams.size() == before + 1;
    }
    sortUnique(m_grams);
}

bool SearchQuery::matches(const QStringList &texts) const
{
    QStringList folded;
    for (const QString &text : texts)
        folded.append(foldedText(text));
    return std::all_of(m_terms.begin(), m_terms.end(), [&](const QString &term) {
        return std::any_of(folded.begin(), folded.end(), [&](const QString &text) { return containsTerm(text, term); });
    });
}

}  // namespace gainsay
