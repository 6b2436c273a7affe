// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/agreement/PatternIndex.h"

namespace gainsay {

namespace {

// Names in use, and the number of each name among them.
struct UsedNames {
    QStringList names;
    std::vector<int> numbers;

    UsedNames(const QStringList &all, const std::vector<char> &used) : numbers(used.size(), -1)
    {
        for (size_t i = 0; i < used.size(); ++i) {
            if (!used[i])
                continue;
            numbers[i] = static_cast<int>(names.size());
            names.append(all[static_cast<qsizetype>(i)]);
        }
    }
};

// Some of the patterns, with counts of their own.
PatternGroup patternGroup(const PatternIndex &index, const std::vector<quint32> &patterns,
                          const std::vector<double> &counts)
{
    const QStringList &raters = index.ratings().raters();
    const QStringList &labels = index.ratings().labels();
    std::vector<char> raterUsed(static_cast<size_t>(raters.size()));
    std::vector<char> labelUsed(static_cast<size_t>(labels.size()));
    for (const quint32 pattern : patterns) {
        for (const Rating &rating : index.all().of(pattern)) {
            raterUsed[static_cast<size_t>(rating.rater)] = 1;
            labelUsed[static_cast<size_t>(rating.label)] = 1;
        }
    }
    const UsedNames usedRaters(raters, raterUsed);
    const UsedNames usedLabels(labels, labelUsed);
    RatingPatterns own(static_cast<int>(usedRaters.names.size()), static_cast<int>(usedLabels.names.size()));
    std::vector<Rating> row;
    for (const quint32 pattern : patterns) {
        row.clear();
        for (const Rating &rating : index.all().of(pattern))
            row.push_back({usedRaters.numbers[static_cast<size_t>(rating.rater)],
                           usedLabels.numbers[static_cast<size_t>(rating.label)]});
        own.add(row, counts[pattern]);
    }
    return {std::move(own), usedRaters.names, usedLabels.names};
}

}  // namespace

PatternIndex::PatternIndex(const Ratings &ratings) : m_ratings(ratings), m_all(ratings, &m_patternOf) {}

std::vector<PatternGroup> PatternIndex::split(std::span<const int> groupOfItem, size_t groups) const
{
    // The items' patterns, group after group.
    std::vector<size_t> ends(groups + 1);
    for (const int group : groupOfItem)
        ++ends[static_cast<size_t>(group) + 1];
    for (size_t group = 0; group < groups; ++group)
        ends[group + 1] += ends[group];
    std::vector<size_t> next(ends.begin(), ends.end() - 1);
    std::vector<quint32> sorted(m_patternOf.size());
    for (size_t item = 0; item < m_patternOf.size(); ++item)
        sorted[next[static_cast<size_t>(groupOfItem[item])]++] = m_patternOf[item];

    std::vector<PatternGroup> result;
    std::vector<double> counts(m_all.size());
    std::vector<quint32> met;
    for (size_t group = 0; group < groups; ++group) {
        for (size_t place = ends[group]; place < ends[group + 1]; ++place) {
            if (counts[sorted[place]]++ == 0.0)
                met.push_back(sorted[place]);
        }
        result.push_back(patternGroup(*this, met, counts));
        for (const quint32 pattern : met)
            counts[pattern] = 0.0;
        met.clear();
    }
    return result;
}

}  // namespace gainsay
