// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/rules/ClashRules.h"

#include "core/text/OffsetMap.h"

#include <algorithm>

namespace gainsay {

namespace {

bool isNegation(const QString &word, const RuleLexicon &lexicon)
{
    // Dictionaries glue the negation to what follows ("不喜欢" may be one word).
    return lexicon.negations.contains(word) || std::ranges::any_of(lexicon.negations, [&word](const QString &negation) {
               return negation.size() == 1 && word.startsWith(negation);
           });
}

bool isNegated(const RuleClause &clause, const RuleLexicon &lexicon)
{
    return std::ranges::count_if(clause.words, [&lexicon](const QString &word) { return isNegation(word, lexicon); }) %
               2 ==
           1;
}

bool isContent(const QString &word, const RuleLexicon &lexicon)
{
    return !lexicon.fillers.contains(word) && !isNegation(word, lexicon);
}

// The word that both share, as places in each.
std::optional<std::pair<size_t, size_t>> sharedContent(const RuleClause &here, const RuleClause &there,
                                                       const RuleLexicon &lexicon)
{
    for (qsizetype i = 0; i < here.words.size(); ++i) {
        const qsizetype j = there.words.indexOf(here.words[i]);
        if (j >= 0 && isContent(here.words[i], lexicon))
            return std::pair(size_t(i), size_t(j));
    }
    return std::nullopt;
}

std::optional<Clash> oppositePolarity(const RuleClause &here, const RuleClause &there, const RuleLexicon &lexicon)
{
    if (isNegated(here, lexicon) == isNegated(there, lexicon) || !sharedContent(here, there, lexicon))
        return std::nullopt;
    return Clash{reasonOf(QT_TRANSLATE_NOOP("detect", "one says it, the other denies it")), here.whole, there.whole};
}

std::optional<Clash> antonyms(const RuleClause &here, const RuleClause &there, const RuleLexicon &lexicon)
{
    if (isNegated(here, lexicon) != isNegated(there, lexicon))
        return std::nullopt;
    for (const Antonyms &pair : lexicon.antonyms) {
        for (const auto &[mine, theirs] : {std::pair(pair.one, pair.other), std::pair(pair.other, pair.one)}) {
            const qsizetype i = here.words.indexOf(mine);
            const qsizetype j = there.words.indexOf(theirs);
            if (i >= 0 && j >= 0)
                return Clash{reasonOf(QT_TRANSLATE_NOOP("detect", "opposites: %1, %2"), {mine, theirs}),
                             here.units[size_t(i)], there.units[size_t(j)]};
        }
    }
    return std::nullopt;
}

bool isNumber(const QString &word)
{
    static const QString numerals = QStringLiteral("一二三四五六七八九十百千两半");
    return !word.isEmpty() &&
           std::ranges::all_of(word, [](QChar unit) { return unit.isDigit() || numerals.contains(unit); });
}

// "18 岁" against "20 岁": another number before the same word.
std::optional<Clash> otherNumber(const RuleClause &here, const RuleClause &there)
{
    for (qsizetype i = 0; i + 1 < here.words.size(); ++i) {
        for (qsizetype j = 0; j + 1 < there.words.size(); ++j) {
            const bool sameUnit = here.words[i + 1] == there.words[j + 1] && !isNumber(here.words[i + 1]);
            if (sameUnit && isNumber(here.words[i]) && isNumber(there.words[j]) && here.words[i] != there.words[j])
                return Clash{
                    reasonOf(QT_TRANSLATE_NOOP("detect", "different numbers: %1, %2"), {here.words[i], there.words[j]}),
                    here.units[size_t(i)], there.units[size_t(j)]};
        }
    }
    return std::nullopt;
}

}  // namespace

std::vector<RuleClause> ruleClauses(const QString &text, int turn)
{
    const OffsetMap offsets(text);
    std::vector<RuleClause> clauses;
    for (const EvidenceClause &clause : evidenceClauses(text, turn)) {
        RuleClause &added = clauses.emplace_back();
        added.whole = clause.whole;
        added.units = clause.words;
        added.text = offsets.slice(clause.whole.start, clause.whole.end).toLower();
        for (const EvidenceUnit &word : clause.words)
            added.words.append(offsets.slice(word.start, word.end).toLower());
    }
    return clauses;
}

std::optional<Clash> findClash(const RuleClause &here, const RuleClause &there, const RuleLexicon &lexicon)
{
    if (auto clash = otherNumber(here, there))
        return clash;
    if (auto clash = antonyms(here, there, lexicon))
        return clash;
    return oppositePolarity(here, there, lexicon);
}

bool saysItDoesNotKnow(const RuleClause &here, const RuleLexicon &lexicon)
{
    return std::ranges::any_of(lexicon.ignorance,
                               [&here](const QString &phrase) { return here.text.contains(phrase); });
}

}  // namespace gainsay
