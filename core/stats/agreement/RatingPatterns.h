// SPDX-License-Identifier: GPL-3.0-or-later
// Items that were rated alike count once, with their number: a million items of three raters and four labels
// are at most 125 patterns, and every measure and every bootstrap replicate is a sum over those.
#pragma once

#include "core/stats/agreement/Ratings.h"

#include <span>
#include <vector>

namespace gainsay {

class RatingPatterns {
public:
    // `patternOf`, if given, gets the pattern of each item.
    explicit RatingPatterns(const Ratings &ratings, std::vector<quint32> *patternOf = nullptr);
    // Without an item; patterns are added by the caller, who sees to it that none comes twice if that matters.
    RatingPatterns(int raters, int labels) : m_raters(raters), m_labels(labels) {}
    void add(std::span<const Rating> row, double count);

    int raters() const { return m_raters; }
    int labels() const { return m_labels; }
    size_t size() const { return m_counts.size(); }
    std::span<const Rating> of(size_t pattern) const
    {
        return {m_ratings.data() + m_offsets[pattern], m_ratings.data() + m_offsets[pattern + 1]};
    }
    // How many items have each pattern.
    const std::vector<double> &counts() const { return m_counts; }
    // Share of agreeing pairs of ratings within the pattern; 0 where there is no pair.
    double agreement(size_t pattern) const { return m_agreement[pattern]; }

    qint64 items() const { return m_items; }
    qint64 itemsWithAtLeast(size_t ratings) const;

    // One label against the rest: label 1 stands for `label`, 0 for all others.
    RatingPatterns oneAgainstRest(int label) const;
    // Only the ratings of raters a and b, renamed 0 and 1, on the items that both rated.
    RatingPatterns pair(int a, int b) const;

private:
    template <class RowOf, class CountOf, class Found>
    void collect(size_t rows, RowOf rowOf, CountOf countOf, Found found);
    void append(std::span<const Rating> row, double count);
    double agreementOf(std::span<const Rating> row);

    int m_raters = 0;
    int m_labels = 0;
    qint64 m_items = 0;
    std::vector<size_t> m_offsets = {0};
    std::vector<Rating> m_ratings;
    std::vector<double> m_counts;
    std::vector<double> m_agreement;
    std::vector<int> m_labelCounts;  // scratch of agreementOf, all zero between calls
};

}  // namespace gainsay
