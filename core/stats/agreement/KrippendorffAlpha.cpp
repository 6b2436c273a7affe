// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/agreement/KrippendorffAlpha.h"

#include "core/base/TranslatableText.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace gainsay {

namespace {

// alpha = 1 - (n - 1) · disagreement / expected, where n is the number of pairable ratings, `disagreement` sums
// each item's disagreeing pairs over (ratings - 1), and `expected` sums all pairs of all ratings.
struct AlphaSums {
    double ratings = 0.0;
    double disagreement = 0.0;
    double expected = 0.0;
    std::vector<double> perLabel;  // pairable ratings with each label

    double value() const { return 1.0 - (ratings - 1.0) * disagreement / expected; }
};

AlphaSums labelSums(const RatingPatterns &patterns, std::span<const double> counts)
{
    AlphaSums sums;
    sums.perLabel.assign(patterns.labels(), 0.0);
    for (size_t pattern = 0; pattern < patterns.size(); ++pattern) {
        const std::span<const Rating> row = patterns.of(pattern);
        if (counts[pattern] == 0.0 || row.size() < 2)
            continue;
        sums.ratings += counts[pattern] * static_cast<double>(row.size());
        for (const Rating &rating : row)
            sums.perLabel[rating.label] += counts[pattern];
    }
    return sums;
}

// Σ over pairs within one row of the nominal difference, divided by (ratings - 1).
double nominalDisagreement(const RatingPatterns &patterns, size_t pattern)
{
    return static_cast<double>(patterns.of(pattern).size()) * (1.0 - patterns.agreement(pattern));
}

AlphaSums nominalSums(const RatingPatterns &patterns, std::span<const double> counts)
{
    AlphaSums sums = labelSums(patterns, counts);
    sums.expected = sums.ratings * sums.ratings;
    for (const double count : sums.perLabel)
        sums.expected -= count * count;
    for (size_t pattern = 0; pattern < patterns.size(); ++pattern) {
        if (patterns.of(pattern).size() > 1)
            sums.disagreement += counts[pattern] * nominalDisagreement(patterns, pattern);
    }
    return sums;
}

// How much one item more of a pattern changes the sums.
struct AlphaChange {
    double disagreement = 0.0;
    double expected = 0.0;
};

template <class ChangeOf>
Estimate alphaEstimate(const RatingPatterns &patterns, const AlphaSums &sums, ChangeOf changeOf)
{
    const double value = sums.value();
    const qint64 used = patterns.itemsWithAtLeast(2);
    double total = 0.0;
    double squares = 0.0;
    for (size_t pattern = 0; pattern < patterns.size(); ++pattern) {
        const auto ratings = static_cast<double>(patterns.of(pattern).size());
        if (ratings < 2.0)
            continue;
        const AlphaChange change = changeOf(pattern);
        const double influence =
            ((sums.ratings - 1.0) * (sums.disagreement * change.expected / sums.expected - change.disagreement) -
             ratings * sums.disagreement) /
            sums.expected;
        total += patterns.counts()[pattern] * influence;
        squares += patterns.counts()[pattern] * influence * influence;
    }
    const auto n = static_cast<double>(used);
    return studentEstimate(value, (squares - total * total / n) * n / (n - 1.0), used, patterns.items());
}

Estimate nominalAlpha(const RatingPatterns &patterns, const AlphaSums &sums)
{
    return alphaEstimate(patterns, sums, [&](size_t pattern) {
        AlphaChange change{nominalDisagreement(patterns, pattern), 0.0};
        for (const Rating &rating : patterns.of(pattern))
            change.expected += 2.0 * (sums.ratings - sums.perLabel[rating.label]);
        return change;
    });
}

// Squared differences of numbers that stand for the labels. For ordinal data these are the middles of each label's
// ranks, so that the difference of two is Krippendorff's count of the ratings between them.
class MetricAlpha {
public:
    MetricAlpha(const RatingPatterns &patterns, const std::vector<double> &positions, bool ordinal)
        : m_patterns(patterns), m_sums(labelSums(patterns, patterns.counts())), m_values(positions)
    {
        if (ordinal)
            useMiddleRanks(positions);
        centreValues();
        addSums();
        if (ordinal)
            findRankSlopes();
    }

    Estimate estimate() const
    {
        if (m_sums.expected == 0.0)
            return undefinedEstimate(TranslatableText::translate("stats", "all labels in use have the same value"),
                                     m_patterns.itemsWithAtLeast(2), m_patterns.items());
        return alphaEstimate(m_patterns, m_sums, [this](size_t pattern) { return changeBy(pattern); });
    }

private:
    void useMiddleRanks(const std::vector<double> &positions)
    {
        m_order.resize(positions.size());
        std::iota(m_order.begin(), m_order.end(), 0);
        std::stable_sort(m_order.begin(), m_order.end(), [&](int a, int b) { return positions[a] < positions[b]; });
        double below = 0.0;
        for (const int label : m_order) {
            m_values[label] = below + 0.5 * m_sums.perLabel[label];
            below += m_sums.perLabel[label];
        }
    }

    // Only differences count; sums of squares of small numbers keep their digits.
    void centreValues()
    {
        const double mean =
            std::inner_product(m_values.begin(), m_values.end(), m_sums.perLabel.begin(), 0.0) / m_sums.ratings;
        for (double &value : m_values)
            value -= mean;
    }

    double disagreementOf(std::span<const Rating> row) const
    {
        double sum = 0.0;
        double squares = 0.0;
        for (const Rating &rating : row) {
            sum += m_values[rating.label];
            squares += m_values[rating.label] * m_values[rating.label];
        }
        const auto n = static_cast<double>(row.size());
        return 2.0 * (n * squares - sum * sum) / (n - 1.0);
    }

    void addSums()
    {
        for (size_t label = 0; label < m_values.size(); ++label) {
            m_sum += m_sums.perLabel[label] * m_values[label];
            m_squares += m_sums.perLabel[label] * m_values[label] * m_values[label];
        }
        m_sums.expected = 2.0 * (m_sums.ratings * m_squares - m_sum * m_sum);
        for (size_t pattern = 0; pattern < m_patterns.size(); ++pattern) {
            if (m_patterns.of(pattern).size() > 1)
                m_sums.disagreement += m_patterns.counts()[pattern] * disagreementOf(m_patterns.of(pattern));
        }
    }

    // A rating moves the rank of its own label by one half and of every label above it by one.
    void findRankSlopes()
    {
        std::vector<AlphaChange> perValue(m_values.size());
        for (size_t label = 0; label < m_values.size(); ++label)
            perValue[label].expected = 4.0 * m_sums.perLabel[label] * (m_sums.ratings * m_values[label] - m_sum);
        for (size_t pattern = 0; pattern < m_patterns.size(); ++pattern) {
            const std::span<const Rating> row = m_patterns.of(pattern);
            if (row.size() < 2)
                continue;
            double sum = 0.0;
            for (const Rating &rating : row)
                sum += m_values[rating.label];
            const auto n = static_cast<double>(row.size());
            for (const Rating &rating : row)
                perValue[rating.label].disagreement +=
                    4.0 * m_patterns.counts()[pattern] * (n * m_values[rating.label] - sum) / (n - 1.0);
        }
        m_rankSlopes.resize(m_values.size());
        AlphaChange above;
        for (auto label = m_order.rbegin(); label != m_order.rend(); ++label) {
            m_rankSlopes[*label] = {above.disagreement + 0.5 * perValue[*label].disagreement,
                                    above.expected + 0.5 * perValue[*label].expected};
            above.disagreement += perValue[*label].disagreement;
            above.expected += perValue[*label].expected;
        }
    }

    AlphaChange changeBy(size_t pattern) const
    {
        AlphaChange change{disagreementOf(m_patterns.of(pattern)), 0.0};
        for (const Rating &rating : m_patterns.of(pattern)) {
            const double value = m_values[rating.label];
            change.expected += 2.0 * (m_sums.ratings * value * value - 2.0 * value * m_sum + m_squares);
            if (!m_rankSlopes.empty()) {
                change.disagreement += m_rankSlopes[rating.label].disagreement;
                change.expected += m_rankSlopes[rating.label].expected;
            }
        }
        return change;
    }

    const RatingPatterns &m_patterns;
    AlphaSums m_sums;
    std::vector<double> m_values;
    std::vector<int> m_order;
    double m_sum = 0.0;
    double m_squares = 0.0;
    std::vector<AlphaChange> m_rankSlopes;
};

}  // namespace

Estimate krippendorffAlpha(const RatingPatterns &patterns, AlphaMetric metric, const std::vector<double> &positions)
{
    const AlphaSums sums = nominalSums(patterns, patterns.counts());
    const qint64 used = patterns.itemsWithAtLeast(2);
    if (used == 0)
        return undefinedEstimate(TranslatableText::translate("stats", "no item has two ratings"), 0, patterns.items());
    if (sums.expected == 0.0)
        return undefinedEstimate(
            TranslatableText::translate("stats", "only one label is used, so no disagreement is expected"), used,
            patterns.items());
    if (metric == AlphaMetric::Nominal)
        return nominalAlpha(patterns, sums);
    return MetricAlpha(patterns, positions, metric == AlphaMetric::Ordinal).estimate();
}

double alphaValue(const RatingPatterns &patterns, std::span<const double> counts)
{
    const AlphaSums sums = nominalSums(patterns, counts);
    return sums.expected == 0.0 ? std::numeric_limits<double>::quiet_NaN() : sums.value();
}

}  // namespace gainsay
