// SPDX-License-Identifier: GPL-3.0-or-later
// What a model says about some rows, counted in one pass over them: how often each label stands against each gold. A
// million rows become a few numbers, from which every figure of the model follows.
#pragma once

#include "core/errors/table/ErrorTable.h"
#include "core/errors/table/RowSet.h"

#include <vector>

namespace gainsay {

class JudgedCounts {
public:
    JudgedCounts(const ErrorTable &table, const ErrorRun &run, const RowSet &rows);

    qsizetype labels() const { return m_labels; }
    // Rows with this gold that the model calls `said`; codes of the table.
    qint64 at(qsizetype gold, qsizetype said) const { return m_counts[size_t(gold * (m_labels + 1) + said)]; }
    // Rows with gold about which it says nothing.
    qint64 silent() const;
    qint64 judged() const;
    qint64 right(LabelSetting setting) const;
    // Does the model see contradictions without naming a category?
    bool namesNoCategories() const;

private:
    qsizetype m_labels;
    quint8 m_anyCategory;
    std::vector<quint8> m_saysNone;
    std::vector<qint64> m_counts;  // in either direction, "none" has the place after the labels
};

}  // namespace gainsay
