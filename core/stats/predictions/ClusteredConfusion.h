// SPDX-License-Identifier: GPL-3.0-or-later
// How well predicted labels fit where rows hang together (see Clusters.h): F1 scores get a bootstrap over contexts,
// proportions Wilson's interval with the number of rows that would say as much.
#pragma once

#include "core/stats/Clusters.h"
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

// classify() of the table with intervals over clusters, whose places are its cells, row by row.
ClassificationFigures classifyClusters(const ConfusionTable &table, std::span<const AlikeClusters> clusters,
                                       const BootstrapOptions &bootstrap);

}  // namespace gainsay
