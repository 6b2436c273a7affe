// SPDX-License-Identifier: GPL-3.0-or-later
// Predictions about several replies to one context hang together, so that items say less than as many independent ones
// would. Here contexts are drawn, not items: F1 scores get a bootstrap over contexts (Field & Welsh 2007), proportions
// Wilson's interval with the number of items that would say as much (Kish's design effect, from the variance of a ratio
// over clusters; Korn & Graubard 1998).
#pragma once

#include "core/stats/predictions/Classification.h"

#include <QHash>

#include <map>
#include <utility>

namespace gainsay {

class ClusteredConfusion {
public:
    // An empty context is nobody else's.
    void add(const QString &context, const QString &gold, const QString &predicted);
    void sortLabels() { m_table.sortLabels(); }
    ClusteredConfusion collapsed(const QSet<QString> &negative) const;

    const ConfusionTable &table() const { return m_table; }
    qint64 contexts() const { return m_contexts.size() + m_lone.size(); }
    // Has some context more than one item?
    bool repeats() const { return contexts() < m_table.total(); }
    // Intervals over contexts where they repeat, over items else.
    ClassificationFigures figures(const BootstrapOptions &bootstrap) const;

private:
    using Cell = std::pair<QString, QString>;
    using Cells = std::map<Cell, qint64>;

    ConfusionTable m_table;
    QHash<QString, Cells> m_contexts;
    QList<Cell> m_lone;
};

// Of a share of all items, hits : all, per cluster: how many times as large its variance is as that of independent
// items; 1 where that cannot be said.
struct ClusterCounts {
    double hits = 0.0;
    double all = 0.0;
    double clusters = 1.0;  // that are like this
};
double designEffect(std::span<const ClusterCounts> clusters);

}  // namespace gainsay
