// SPDX-License-Identifier: GPL-3.0-or-later
// Which patterns both of two raters have a rating in. Hundreds of raters who each saw a few items make a hundred
// thousand pairs with a handful of common items each: whoever went through all patterns for every pair would never end.
#pragma once

#include "core/stats/agreement/RatingPatterns.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <vector>

namespace gainsay {

class PairRows {
public:
    explicit PairRows(const RatingPatterns &patterns) : m_raters(static_cast<quint64>(patterns.raters()))
    {
        const double raters = patterns.raters();
        double entries = 0.0;
        for (size_t pattern = 0; pattern < patterns.size(); ++pattern) {
            const auto ratings = static_cast<double>(patterns.of(pattern).size());
            entries += ratings * (ratings - 1.0) / 2.0;
        }
        m_whole = entries * sparseEnough > raters * (raters - 1.0) / 2.0 * static_cast<double>(patterns.size());
        if (m_whole) {
            m_rows.resize(patterns.size());
            std::iota(m_rows.begin(), m_rows.end(), 0u);
            return;
        }
        collect(patterns, static_cast<size_t>(entries));
    }

    // Those of a and b, a < b; where nearly everybody rated everything, all patterns.
    std::span<const quint32> of(int a, int b) const
    {
        if (m_whole)
            return m_rows;
        const auto found = std::equal_range(m_keys.begin(), m_keys.end(), keyOf(a, b));
        return {m_rows.data() + (found.first - m_keys.begin()), m_rows.data() + (found.second - m_keys.begin())};
    }

    // Every pair that may have an item in common, in order.
    template <class Visit> void eachPair(Visit visit) const
    {
        if (m_whole) {
            for (int a = 0; a < static_cast<int>(m_raters); ++a) {
                for (int b = a + 1; b < static_cast<int>(m_raters); ++b)
                    visit(a, b, std::span<const quint32>(m_rows));
            }
            return;
        }
        for (size_t begin = 0; begin < m_keys.size();) {
            size_t end = begin;
            while (end < m_keys.size() && m_keys[end] == m_keys[begin])
                ++end;
            visit(static_cast<int>(m_keys[begin] / m_raters), static_cast<int>(m_keys[begin] % m_raters),
                  std::span<const quint32>(m_rows.data() + begin, end - begin));
            begin = end;
        }
    }

    qint64 allPairs() const { return static_cast<qint64>(m_raters * (m_raters - (m_raters > 0 ? 1 : 0)) / 2); }

private:
    static constexpr double sparseEnough = 4.0;

    quint64 keyOf(int a, int b) const { return static_cast<quint64>(a) * m_raters + static_cast<quint64>(b); }

    void collect(const RatingPatterns &patterns, size_t entries)
    {
        std::vector<std::pair<quint64, quint32>> found;
        found.reserve(entries);
        for (size_t pattern = 0; pattern < patterns.size(); ++pattern) {
            const std::span<const Rating> row = patterns.of(pattern);
            for (size_t i = 0; i < row.size(); ++i) {
                for (size_t j = i + 1; j < row.size(); ++j)
                    found.emplace_back(keyOf(row[i].rater, row[j].rater), static_cast<quint32>(pattern));
            }
        }
        std::sort(found.begin(), found.end());
        m_keys.reserve(found.size());
        m_rows.reserve(found.size());
        for (const auto &[key, row] : found) {
            m_keys.push_back(key);
            m_rows.push_back(row);
        }
    }

    quint64 m_raters;
    bool m_whole = false;
    std::vector<quint64> m_keys;  // of the pair, sorted; one per row below
    std::vector<quint32> m_rows;
};

// Cohen's kappa of a and b over these patterns, counted by `counts`; NaN where undefined.
double cohenValue(const RatingPatterns &patterns, std::span<const double> counts, std::span<const quint32> rows, int a,
                  int b);

}  // namespace gainsay
