// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keys/FuzzyMatch.h"

#include <unicode/translit.h>

#include <memory>

namespace gainsay {

namespace {

QString foldedForSearch(const QString &text)
{
    QString folded;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD).toCaseFolded()) {
        if (c.category() != QChar::Mark_NonSpacing)
            folded += c;
    }
    return folded;
}

QString toLatin(const QString &text)
{
    UErrorCode status = U_ZERO_ERROR;
    // Loading the rules takes a while; the window needs them once.
    static const std::unique_ptr<icu::Transliterator> rules(
        icu::Transliterator::createInstance("Han-Latin; Latin-ASCII", UTRANS_FORWARD, status));
    if (!rules)
        return {};
    icu::UnicodeString buffer(reinterpret_cast<const char16_t *>(text.utf16()), int(text.size()));
    rules->transliterate(buffer);
    return QString::fromUtf16(buffer.getBuffer(), buffer.length());
}

std::optional<int> subsequenceScore(const QString &query, const QString &text)
{
    int score = 0;
    int strays = 0;
    qsizetype at = 0;
    bool inRow = false;
    for (const QChar wanted : query) {
        if (wanted.isSpace())
            continue;
        const qsizetype found = text.indexOf(wanted, at);
        if (found < 0)
            return std::nullopt;
        const bool wordStart = found == 0 || !text[found - 1].isLetterOrNumber();
        score += wordStart ? 8 : 1;
        if (inRow && found == at)
            score += 5;
        else if (!wordStart && ++strays > 1 && query.size() > 2)  // letters from anywhere fit nearly every text
            return std::nullopt;
        inRow = true;
        at = found + 1;
    }
    return score * 100 - int(std::min<qsizetype>(text.size(), 99));
}

}  // namespace

FuzzyText::FuzzyText(const QString &text) : m_folded(foldedForSearch(text))
{
    const bool hasHan = std::any_of(text.begin(), text.end(), [](QChar c) { return c.script() == QChar::Script_Han; });
    if (hasHan)
        m_latin = foldedForSearch(toLatin(text));
}

std::optional<int> FuzzyText::score(const QString &query) const
{
    const QString folded = foldedForSearch(query);
    std::optional<int> best = subsequenceScore(folded, m_folded);
    if (!m_latin.isEmpty())
        best = std::max(best, subsequenceScore(folded, m_latin));
    return best;
}

}  // namespace gainsay
