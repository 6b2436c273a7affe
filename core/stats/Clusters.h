// SPDX-License-Identifier: GPL-3.0-or-later
// Rows that hang together, such as replies to one context, say less than as many independent ones. What is drawn here
// is clusters: a bootstrap over them (Field & Welsh 2007), and for proportions Wilson's interval with the number of
// rows that would say as much (Kish's design effect, from the variance of a ratio over clusters; Korn & Graubard 1998).
#pragma once

#include "core/stats/BinomialInterval.h"
#include "core/stats/Bootstrap.h"
#include "core/stats/HypothesisTests.h"

#include <map>
#include <span>
#include <vector>

namespace gainsay {

// Clusters that hold the same: how many rows in which place of some table of counts, in order of places.
struct AlikeClusters {
    std::vector<std::pair<size_t, double>> cells;
    double clusters = 1.0;
};

// Counts clusters that are alike together: a million of them become some hundred.
class ClusterCounter {
public:
    // One cluster, given as the place of each of its rows, in any order.
    void add(std::span<size_t> places);
    // A row of its own.
    void addLone(size_t place) { m_lone[place] += 1.0; }

    // Has some cluster more than one row?
    bool repeats() const { return !m_alike.empty(); }
    qint64 clusters() const;
    std::vector<AlikeClusters> alike() const;

private:
    std::map<std::vector<size_t>, double> m_alike;  // by sorted places
    std::map<size_t, double> m_lone;
};

// bootstrap() with clusters drawn in place of rows; the statistics see the counts of `places`.
std::vector<std::vector<double>> clusterBootstrap(std::span<const AlikeClusters> clusters, size_t places,
                                                  const BootstrapOptions &options, size_t outputs,
                                                  const SampleStatistics &statistics);

// Of a share of all rows, hits : all, per cluster: how many times as large its variance is as that of independent
// rows; 1 where that cannot be said.
struct ClusterCounts {
    double hits = 0.0;
    double all = 0.0;
    double clusters = 1.0;  // that are like this
};
double designEffect(std::span<const ClusterCounts> clusters);
// Wilson's interval of the share with as many rows as say the same independently.
Interval clusteredWilson(std::span<const ClusterCounts> clusters);

// What varies from cluster to cluster: the sum over clusters of (the sum of a value over the rows of one) squared.
struct ClusterSquares {
    double squares = 0.0;
    double clusters = 0.0;
};

// A difference that is a mean of rows, with the normal interval and z test from its linearised variance (Korn &
// Graubard 1999, ch. 3): the values are what each row contributes to the difference, less what is expected of it. None
// where nothing varies.
struct LinearisedDifference {
    double difference = 0.0;
    Interval ci;
    double p = 1.0;
};
std::optional<LinearisedDifference> linearisedDifference(double difference, const ClusterSquares &contributions);

// McNemar's test of what only one of two models gets right, with clusters in place of rows (Yang, Sun & Hardin 2010):
// chi-square with 1 df. The values are 1 where only the first is right, -1 where only the second is.
TestResult clusteredMcnemar(double surplus, const ClusterSquares &surpluses);

}  // namespace gainsay
