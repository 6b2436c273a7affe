// SPDX-License-Identifier: GPL-3.0-or-later
// Multinomial logistic regression with an L2 penalty, minimised by libLBFGS (Okazaki; Nocedal's method). The objective
// is scikit-learn's: strength · Σ −log p(label) + ½ Σ weight², offsets free, rows by their weights, and
// weights counted from what the rows expect of them (nothing, or that a base model is right); so the same
// strength means the same model. The sums are taken in a fixed order: the same rows give the same weights whatever the
// number of threads.
#pragma once

#include "core/base/Result.h"
#include "core/learn/SparseRows.h"

#include <functional>

namespace gainsay {

struct RegressionOptions {
    double strength = 1.0;    // C: larger fits the labels more closely
    double precision = 1e-4;  // stops once five steps together bring less than this share of the objective
    int mostSteps = 200;
    std::function<bool()> cancelled = [] { return false; };
};

struct RegressionWeights {
    int labels = 0;
    std::vector<double> values;  // [column][label], the offsets last
};

// Trains on the rows named. `start` may hold the weights of another strength on the same rows. Cancelled or, where the
// solver gives up, InvalidInput.
Result<RegressionWeights> fitRegression(const SparseRows &rows, std::span<const std::uint32_t> chosen, int labels,
                                        const RegressionOptions &options, const RegressionWeights *start = nullptr);

// The probability of each label for one row.
void rowProbabilities(const RegressionWeights &weights, std::span<const Feature> row, std::span<double> probabilities);

}  // namespace gainsay
