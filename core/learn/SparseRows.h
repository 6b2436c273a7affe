// SPDX-License-Identifier: GPL-3.0-or-later
// Labelled rows of features in one block of memory, the features renumbered 0 … columns - 1. Built once, then read by
// several threads.
#pragma once

#include "core/detect/linear/TurnFeatures.h"

#include <deque>
#include <span>
#include <vector>

namespace gainsay {

// Collects rows as they come; the features of one row lie together.
class RowCollector {
public:
    // A row of weight 2 counts as two such rows.
    void add(const FeatureVector &row, int label, quint64 group, float weight = 1.0F);
    size_t size() const { return m_labels.size(); }

private:
    friend class SparseRows;

    static constexpr size_t blockSize = 1 << 20;  // features; growing one vector would need twice the memory

    std::deque<std::vector<Feature>> m_blocks;
    std::vector<std::uint32_t> m_lengths;
    std::vector<int> m_labels;
    std::vector<quint64> m_groups;
    std::vector<float> m_weights;
};

class SparseRows {
public:
    // Keeps features that occur in at least two rows, and of those at most `mostColumns`, the most frequent ones.
    // Features with a meaning of their own (matches, the base model) always stay. Empties the collector on the way.
    static SparseRows build(RowCollector &&collected, size_t mostColumns);

    size_t size() const { return m_labels.size(); }
    size_t columns() const { return m_columns.size(); }
    // The feature of turnFeatures() behind each column, increasing.
    const std::vector<std::uint32_t> &features() const { return m_columns; }
    int label(size_t row) const { return m_labels[row]; }
    const std::vector<int> &labels() const { return m_labels; }
    const std::vector<quint64> &groups() const { return m_groups; }
    double weight(size_t row) const { return double(m_weights[row]); }
    // What is thought before any label is seen: this feature speaks for this label with weight 1. All others: 0.
    void expect(std::uint32_t feature, int label) { m_expected.emplace_back(feature, label); }
    bool expectsSomething() const { return !m_expected.empty(); }
    // For [column][label], the offsets last.
    std::vector<double> expectedWeights(int labels) const;
    // Index: the column.
    std::span<const Feature> row(size_t row) const { return m_rows[row]; }

private:
    void chooseColumns(const RowCollector &collected, size_t mostColumns);
    void renumber();

    std::deque<std::vector<Feature>> m_blocks;
    std::vector<std::span<Feature>> m_rows;
    std::vector<std::uint32_t> m_columns;
    std::vector<int> m_labels;
    std::vector<quint64> m_groups;
    std::vector<float> m_weights;
    std::vector<std::pair<std::uint32_t, int>> m_expected;
};

}  // namespace gainsay
