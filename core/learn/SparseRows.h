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
    void add(const FeatureVector &row, int label, quint64 group);
    size_t size() const { return m_labels.size(); }

private:
    friend class SparseRows;

    static constexpr size_t blockSize = 1 << 20;  // features; growing one vector would need twice the memory

    std::deque<std::vector<Feature>> m_blocks;
    std::vector<std::uint32_t> m_lengths;
    std::vector<int> m_labels;
    std::vector<quint64> m_groups;
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
};

}  // namespace gainsay
