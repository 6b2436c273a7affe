// SPDX-License-Identifier: GPL-3.0-or-later
// Is one model better than another on the same items, or was it luck? Items are drawn with replacement and both
// models are measured on the same draw, so that what is hard for both does not blur the difference.
//   Efron & Tibshirani (1993), An Introduction to the Bootstrap, ch. 8 and 16; Koehn (2004), Statistical significance
//   tests for machine translation evaluation.
#pragma once

#include "core/stats/Clusters.h"

#include <functional>
#include <span>
#include <vector>

namespace gainsay {

// A p value that the number of draws can tell: where no draw says otherwise, only that it is smaller.
struct BootstrapP {
    double value = 1.0;
    bool isBound = false;
};

struct PairedDifference {
    double first = 0.0;  // the metric of each on all items
    double second = 0.0;
    double difference = 0.0;  // first - second
    double se = 0.0;
    Interval ci;        // 95 %, percentiles; contains the difference
    BootstrapP p;       // see otherSideOfZero()
    int undefined = 0;  // draws on which a metric had no value; left out
};

// Two-sided p of a difference from its bootstrap: twice the share of draws on the other side of 0. NaN is left out.
// Where none of B draws is there, p is below 2/(B+1).
BootstrapP otherSideOfZero(std::span<const double> differences, double observed);

// A metric of one model from its confusion counts, as in ConfusionMetrics.h.
// Called from several threads at once.
using ConfusionMetric = std::function<double(std::span<const double> cells, size_t labels)>;

// Items that have the same truth and got the same two answers, each a label 0 … labels - 1.
struct PairedItems {
    size_t truth = 0;
    size_t first = 0;
    size_t second = 0;
    double count = 0.0;
};
// One difference per metric, all on the same draws. The draws follow the order of the items. Where items hang together,
// clusters are drawn, whose places are those of `items`.
std::vector<PairedDifference> pairedBootstrap(std::span<const PairedItems> items, size_t labels,
                                              std::span<const ConfusionMetric> metrics, const BootstrapOptions &options,
                                              std::span<const AlikeClusters> clusters = {});

// `truth`, `first` and `second` hold a label for each item, in the same order.
PairedDifference pairedBootstrap(std::span<const int> truth, std::span<const int> first, std::span<const int> second,
                                 size_t labels, const ConfusionMetric &metric, const BootstrapOptions &options);

// Accuracy alone: whether each model got each item right.
PairedDifference pairedBootstrap(std::span<const char> firstRight, std::span<const char> secondRight,
                                 const BootstrapOptions &options);

}  // namespace gainsay
