// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/figures/JudgedCounts.h"

#include <algorithm>

namespace gainsay {

namespace {

// Rows that follow each other are counted apart: adding to the number that was just written would wait for it.
constexpr size_t countingLanes = 4;

}  // namespace

JudgedCounts::JudgedCounts(const ErrorTable &table, const ErrorRun &run, const RowSet &rows)
    : m_labels(table.rows.labels.size()), m_anyCategory(table.anyCategory), m_saysNone(table.saysNone)
{
    const auto none = size_t(m_labels);
    const size_t width = none + 1;
    const size_t cells = width * width;
    std::vector<quint32> lanes(countingLanes * cells, 0);
    const quint8 *gold = table.rows.gold.constData();
    const quint8 *said = run.label.constData();
    rows.each([&, lane = lanes.data()](size_t row) {
        const size_t cell = std::min<size_t>(gold[row], none) * width + std::min<size_t>(said[row], none);
        ++lane[(row % countingLanes) * cells + cell];
    });
    m_counts.assign(cells, 0);
    for (size_t i = 0; i < lanes.size(); ++i)
        m_counts[i % cells] += lanes[i];
}

qint64 JudgedCounts::silent() const
{
    qint64 sum = 0;
    for (qsizetype gold = 0; gold < m_labels; ++gold)
        sum += at(gold, m_labels);
    return sum;
}

qint64 JudgedCounts::judged() const
{
    qint64 sum = 0;
    for (qsizetype gold = 0; gold < m_labels; ++gold) {
        for (qsizetype said = 0; said < m_labels; ++said)
            sum += at(gold, said);
    }
    return sum;
}

bool JudgedCounts::namesNoCategories() const
{
    if (m_anyCategory == noValue)
        return false;
    for (qsizetype gold = 0; gold < m_labels; ++gold) {
        if (at(gold, m_anyCategory) > 0)
            return true;
    }
    return false;
}

qint64 JudgedCounts::right(LabelSetting setting) const
{
    qint64 sum = 0;
    for (qsizetype gold = 0; gold < m_labels; ++gold) {
        for (qsizetype said = 0; said < m_labels; ++said) {
            const bool categories = setting == LabelSetting::All && said != m_anyCategory;
            const bool same = categories ? gold == said : m_saysNone[size_t(gold)] == m_saysNone[size_t(said)];
            sum += same ? at(gold, said) : 0;
        }
    }
    return sum;
}

}  // namespace gainsay
