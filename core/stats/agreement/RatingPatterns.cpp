// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/agreement/RatingPatterns.h"

#include <cmath>

namespace gainsay {

namespace {

// A row as one number: base (labels + 1), one digit per rater, 0 for a missing rating.
class RowKeys {
public:
    RowKeys(int raters, int labels)
    {
        m_distinct = std::pow(labels + 1.0, raters);
        if (m_distinct > 9e18)
            return;
        quint64 weight = 1;
        for (int rater = 0; rater < raters; ++rater, weight *= static_cast<quint64>(labels) + 1)
            m_weights.push_back(weight);
    }

    bool fitInOneNumber() const { return m_distinct <= 9e18; }
    bool fitInATable() const { return m_distinct <= 65536; }
    size_t tableSize() const { return static_cast<size_t>(m_distinct); }

    quint64 operator()(std::span<const Rating> row) const
    {
        quint64 key = 0;
        for (const Rating &rating : row)
            key += m_weights[rating.rater] * (static_cast<quint64>(rating.label) + 1);
        return key;
    }

private:
    double m_distinct = 0.0;
    std::vector<quint64> m_weights;
};

}  // namespace

void RatingPatterns::add(std::span<const Rating> row, double count)
{
    append(row, count);
    m_items += static_cast<qint64>(count);
}

void RatingPatterns::append(std::span<const Rating> row, double count)
{
    m_ratings.insert(m_ratings.end(), row.begin(), row.end());
    m_offsets.push_back(m_ratings.size());
    m_counts.push_back(count);
    m_agreement.push_back(agreementOf(row));
}

double RatingPatterns::agreementOf(std::span<const Rating> row)
{
    if (row.size() < 2)
        return 0.0;
    m_labelCounts.resize(m_labels);
    double agreeing = 0.0;
    for (const Rating &rating : row)
        agreeing += 2.0 * m_labelCounts[rating.label]++;
    for (const Rating &rating : row)
        m_labelCounts[rating.label] = 0;
    const auto n = static_cast<double>(row.size());
    return agreeing / (n * (n - 1.0));
}

// `found(row, pattern)` is told where each row went.
template <class RowOf, class CountOf, class Found>
void RatingPatterns::collect(size_t rows, RowOf rowOf, CountOf countOf, Found found)
{
    const RowKeys keys(m_raters, m_labels);
    if (!keys.fitInOneNumber()) {
        // So many raters that rows hardly repeat: each stands for itself.
        for (size_t row = 0; row < rows; ++row) {
            append(rowOf(row), countOf(row));
            found(row, row);
        }
        return;
    }
    // Both hold a pattern's index plus one; 0 means that it has not been met.
    std::vector<size_t> table(keys.fitInATable() ? keys.tableSize() : 0);
    QHash<quint64, size_t> hash;
    for (size_t row = 0; row < rows; ++row) {
        const std::span<const Rating> ratings = rowOf(row);
        const quint64 key = keys(ratings);
        size_t &next = table.empty() ? hash[key] : table[key];
        if (next == 0) {
            append(ratings, 0.0);
            next = size();
        }
        m_counts[next - 1] += countOf(row);
        found(row, next - 1);
    }
}

RatingPatterns::RatingPatterns(const Ratings &ratings, std::vector<quint32> *patternOf)
    : RatingPatterns(static_cast<int>(ratings.raters().size()), static_cast<int>(ratings.labels().size()))
{
    m_items = ratings.itemCount();
    const auto rowOf = [&](size_t row) { return ratings.of(static_cast<qint64>(row)); };
    const auto one = [](size_t) { return 1.0; };
    if (!patternOf) {
        collect(static_cast<size_t>(m_items), rowOf, one, [](size_t, size_t) {});
        return;
    }
    patternOf->resize(static_cast<size_t>(m_items));
    collect(static_cast<size_t>(m_items), rowOf, one,
            [&](size_t row, size_t pattern) { (*patternOf)[row] = static_cast<quint32>(pattern); });
}

qint64 RatingPatterns::itemsWithAtLeast(size_t ratings) const
{
    double result = 0.0;
    for (size_t pattern = 0; pattern < size(); ++pattern)
        result += of(pattern).size() >= ratings ? m_counts[pattern] : 0.0;
    return static_cast<qint64>(result);
}

RatingPatterns RatingPatterns::oneAgainstRest(int label) const
{
    RatingPatterns result(m_raters, 2);
    result.m_items = m_items;
    std::vector<Rating> row;
    const auto rowOf = [&](size_t pattern) {
        row.clear();
        for (const Rating &rating : of(pattern))
            row.push_back({rating.rater, rating.label == label ? 1 : 0});
        return std::span<const Rating>(row);
    };
    result.collect(
        size(), rowOf, [&](size_t pattern) { return m_counts[pattern]; }, [](size_t, size_t) {});
    return result;
}

RatingPatterns RatingPatterns::pair(int a, int b) const
{
    RatingPatterns result(2, m_labels);
    result.m_items = m_items;
    std::vector<Rating> row;
    const auto rowOf = [&](size_t pattern) {
        row.clear();
        for (const Rating &rating : of(pattern)) {
            if (rating.rater == a || rating.rater == b)
                row.push_back({rating.rater == a ? 0 : 1, rating.label});
        }
        if (row.size() < 2)
            row.clear();
        return std::span<const Rating>(row);
    };
    result.collect(
        size(), rowOf, [&](size_t pattern) { return m_counts[pattern]; }, [](size_t, size_t) {});
    return result;
}

}  // namespace gainsay
