// SPDX-License-Identifier: GPL-3.0-or-later
// From labelled rows to a linear model with everything that is known about it: cross-validated figures, how it leans
// between rare and frequent labels, and the temperature that makes its probabilities mean what they say.
#pragma once

#include "core/detect/linear/LinearModel.h"
#include "core/learn/CrossValidation.h"
#include "core/stats/predictions/Calibration.h"
#include "core/stats/predictions/Classification.h"

namespace gainsay {

struct LearnedModel {
    LinearModel model;
    double temperature = 1.0;
    QList<double> labelBias;
    qint64 rows = 0;
    double strength = 1.0;  // 0: the labels did not surely improve on the base, so it answers as the base does
    int folds = 0;
    bool byContext = true;
    QList<StrengthTrial> trials;
    ClassificationFigures figures;  // of what was held out; leaning and temperature come from the other folds
    double calibrationError = 0.0;  // likewise
    QList<CurvePoint> curve;
    std::vector<int> said;  // per row, by the model that was not trained on it
};

// Fewer than this cannot be learned from: nothing could be held out.
constexpr int fewestLabels = 20;
constexpr int fewestPerLabel = 2;

// `names` are the labels. `baseBias` is how the base model whose answers the rows expect decides, one number per label;
// empty where there is no base. Deterministic.
Result<LearnedModel> learnLinear(const SparseRows &rows, const QStringList &names, const QList<double> &baseBias,
                                 Progress &progress);

// How many features are worth their weights: rare ones bring little and cost most of the time, and all weights together
// must fit into the memory that learning may take.
size_t mostColumnsFor(size_t rows, int labels);

}  // namespace gainsay
