// SPDX-License-Identifier: GPL-3.0-or-later
// How strong the penalty is to be, and how good the model will be on conversations that it has not seen: both by folds
// that keep conversations with the same context together, since a model that knows the context looks better than it is.
#pragma once

#include "core/base/Progress.h"
#include "core/learn/LogisticRegression.h"

namespace gainsay {

// The fold of each row, 0 … folds - 1; rows of one group are in one fold. The same for the same groups and seed.
std::vector<int> groupedFolds(const std::vector<quint64> &groups, int folds, quint64 seed);

// What models said of rows that they were not trained on.
struct HeldOut {
    std::vector<std::uint32_t> rows;
    std::vector<int> folds;             // per row
    std::vector<double> probabilities;  // [row][label]
};

struct CurvePoint {
    qint64 trainedOn = 0;  // labels, mean over the folds
    double accuracy = 0.0;
    double macroF1 = 0.0;
};

struct StrengthTrial {
    double strength = 1.0;  // 0: what the rows expect, nothing learned
    double loss = 0.0;      // mean −log p of what was held out
};

struct CrossValidated {
    double strength = 1.0;  // 0: the labels do not tell more than what the rows expect of a base model
    QList<StrengthTrial> trials;
    int folds = 0;
    bool byContext = true;  // false where there are too few contexts to keep them apart
    HeldOut heldOut;
    QList<CurvePoint> curve;   // fewer labels first, all of them last
    RegressionWeights ofFold;  // near those of all rows, so that fitting these may begin there
};

// Takes many fits; Cancelled once the progress says so. Reports 0 … 1,000.
Result<CrossValidated> crossValidate(const SparseRows &rows, int labels, quint64 seed, Progress &progress);

// Mean −log p of the labels.
double meanLoss(const HeldOut &heldOut, const SparseRows &rows, int labels);

}  // namespace gainsay
