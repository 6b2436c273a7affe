// SPDX-License-Identifier: GPL-3.0-or-later
// The bootstrap over items (Efron & Tibshirani 1993): whole items are drawn with replacement, never single ratings,
// so that the spread shrinks with the number of items. Items that are alike are drawn as one class with its count.
#pragma once

#include "core/stats/Estimate.h"

#include <functional>
#include <span>
#include <vector>

namespace gainsay {

struct BootstrapOptions {
    int replicates = 1000;
    quint64 seed = 1;
};

// Computes `outputs` statistics of a sample given as the count of each class; NaN for one that is undefined in it.
// Called from several threads at once.
using SampleStatistics = std::function<void(std::span<const double> counts, std::span<double> outputs)>;

// Per statistic, its values in the replicates. The same for the same seed and standard library, whatever the number of
// threads.
std::vector<std::vector<double>> bootstrap(std::span<const double> counts, const BootstrapOptions &options,
                                           size_t outputs, const SampleStatistics &statistics);

struct BootstrapSummary {
    double se = 0.0;
    Interval ci;        // 2.5 and 97.5 percentiles, widened to contain the estimate where it lies outside
    int undefined = 0;  // replicates without a value; they are left out
};

BootstrapSummary summarize(std::vector<double> replicates, double estimate);

// Error, interval and note of the estimate from its replicates. One item drawn again and again says nothing of the
// spread, nor does a single replicate: what was known of the error before stays.
void useReplicates(Estimate &estimate, std::vector<double> replicates);

}  // namespace gainsay
