// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/SparseRows.h"

#include <algorithm>

namespace gainsay {

void RowCollector::add(const FeatureVector &row, int label, quint64 group, float weight)
{
    if (m_blocks.empty() || m_blocks.back().size() + row.size() > m_blocks.back().capacity()) {
        m_blocks.emplace_back();
        m_blocks.back().reserve(std::max(blockSize, row.size()));
    }
    m_blocks.back().insert(m_blocks.back().end(), row.begin(), row.end());
    m_lengths.push_back(std::uint32_t(row.size()));
    m_labels.push_back(label);
    m_groups.push_back(group);
    m_weights.push_back(weight);
}

SparseRows SparseRows::build(RowCollector &&collected, size_t mostColumns)
{
    SparseRows rows;
    rows.chooseColumns(collected, mostColumns);
    rows.m_blocks = std::move(collected.m_blocks);
    rows.m_labels = std::move(collected.m_labels);
    rows.m_groups = std::move(collected.m_groups);
    rows.m_weights = std::move(collected.m_weights);
    size_t block = 0;
    size_t at = 0;
    for (const std::uint32_t length : collected.m_lengths) {
        if (at + length > rows.m_blocks[block].size()) {
            ++block;
            at = 0;
        }
        rows.m_rows.emplace_back(rows.m_blocks[block].data() + at, length);
        at += length;
    }
    rows.renumber();
    return rows;
}

void SparseRows::chooseColumns(const RowCollector &collected, size_t mostColumns)
{
    std::vector<std::uint32_t> seen(featureSpace, 0);
    for (const std::vector<Feature> &block : collected.m_blocks) {
        for (const Feature &feature : block)
            ++seen[feature.index];
    }
    // The smallest number of rows that leaves few enough.
    constexpr size_t mostRows = 4096;
    std::vector<size_t> withCount(mostRows + 1, 0);
    for (const std::uint32_t count : seen)
        ++withCount[std::min<size_t>(count, mostRows)];
    size_t kept = withCount[mostRows];
    size_t least = mostRows;
    while (least > 2 && kept + withCount[least - 1] <= mostColumns)
        kept += withCount[--least];
    for (std::uint32_t feature = 0; feature < featureSpace; ++feature) {
        if (seen[feature] >= (feature < hashedFeatures ? least : 1))
            m_columns.push_back(feature);
    }
}

void SparseRows::renumber()
{
    constexpr std::uint32_t dropped = ~0U;
    std::vector<std::uint32_t> columnOf(featureSpace, dropped);
    for (std::uint32_t column = 0; column < m_columns.size(); ++column)
        columnOf[m_columns[column]] = column;
    for (std::span<Feature> &row : m_rows) {
        size_t kept = 0;
        for (const Feature &feature : row) {
            const std::uint32_t column = columnOf[feature.index];
            if (column != dropped)
                row[kept++] = {column, feature.value};
        }
        row = row.first(kept);
    }
}

std::vector<double> SparseRows::expectedWeights(int labels) const
{
    std::vector<double> expected((columns() + 1) * size_t(labels), 0.0);
    for (const auto &[feature, label] : m_expected) {
        const auto column = std::ranges::lower_bound(m_columns, feature);
        if (column != m_columns.end() && *column == feature)
            expected[size_t(column - m_columns.begin()) * size_t(labels) + size_t(label)] = 1.0;
    }
    return expected;
}

}  // namespace gainsay
