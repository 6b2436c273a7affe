// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pairs/WordSubstitution.h"

#include "core/base/TranslatableText.h"

#include <QSet>

#include <algorithm>

namespace gainsay {

namespace {

constexpr qint64 fewestTimes = 2;

double squared(double value)
{
    return value * value;
}

}  // namespace

void WordSubstitution::addUtterance(const QString &text)
{
    QStringList said;
    for (const TaggedWord &word : m_tagger->words(text)) {
        said.append(word.text);
        if (!isNoun(word.kind))
            continue;
        Noun &noun = m_nouns[word.text.toLower()];
        if (noun.count++ == 0)
            noun.written = word.text;
    }
    if (!said.isEmpty())
        m_model.add(said);
}

qsizetype WordSubstitution::nouns() const
{
    return std::ranges::count_if(m_nouns, [](const Noun &noun) { return noun.count >= fewestTimes; });
}

QList<NounPlace> WordSubstitution::nounsOf(const QList<TaggedWord> &words) const
{
    QList<NounPlace> places;
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (!isNoun(words[i].kind))
            continue;
        const bool joins = !places.isEmpty() && places.last().last == i - 1 && words[i - 1].end() == words[i].start;
        if (joins)
            places.last().last = i;
        else
            places.append({i, i});
    }
    return places;
}

Result<NounPlace> WordSubstitution::placeOf(const QList<TaggedWord> &words, const QString &noun)
{
    for (qsizetype first = 0; first < words.size(); ++first) {
        QString joined;
        for (qsizetype last = first; last < words.size() && joined.size() < noun.size(); ++last) {
            if (last > first)
                joined += QString(words[last].start - words[last - 1].end(), u' ');
            joined += words[last].text;
            if (joined.compare(noun, Qt::CaseInsensitive) == 0)
                return NounPlace{first, last};
        }
    }
    return invalidInput(
        TranslatableText::translate("pairs", "the reply does not have \"%1\" as whole words").arg(noun));
}

QList<Substitute> WordSubstitution::substitutes(const QList<TaggedWord> &words, const NounPlace &place,
                                                const QStringList &context, SubstituteRule rule, qsizetype limit) const
{
    QSet<QString> excluded;
    for (const QString &utterance : context) {
        for (const TaggedWord &word : m_tagger->words(utterance))
            excluded.insert(word.text.toLower());
    }
    for (qsizetype i = place.first; i <= place.last; ++i)
        excluded.insert(words[i].text.toLower());
    const QString before = place.first > 0 ? words[place.first - 1].text : BigramModel::begin();
    const QString behind = place.last + 1 < words.size() ? words[place.last + 1].text : BigramModel::end();
    const double into = m_model.logProbability(words[place.first].text, before);
    const double outOf = m_model.logProbability(behind, words[place.last].text);
    QList<Substitute> found;
    for (const auto &[key, noun] : m_nouns.asKeyValueRange()) {
        if (noun.count < fewestTimes || excluded.contains(key))
            continue;
        const double forward = m_model.logProbability(key, before);
        const double backward = m_model.logProbability(behind, key);
        found.append({noun.written, squared(forward - into) + squared(backward - outOf), forward + backward});
    }
    const auto best = std::min(limit, found.size());
    std::partial_sort(found.begin(), found.begin() + best, found.end(), [&](const Substitute &a, const Substitute &b) {
        const double first = rule == SubstituteRule::EquallyLikely ? a.equallyLikely : b.mostLikely;
        const double second = rule == SubstituteRule::EquallyLikely ? b.equallyLikely : a.mostLikely;
        return first < second || (first == second && a.word < b.word);
    });
    return found.first(best);
}

}  // namespace gainsay
