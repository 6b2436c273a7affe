// SPDX-License-Identifier: GPL-3.0-or-later
// Labels that are probably wrong, from a model's out-of-sample probabilities.
//   Northcutt, Jiang & Chuang (2021), Confident learning: estimating uncertainty in dataset labels.
// A label counts as doubtful if another one's probability reaches that label's own threshold: the mean probability
// that the model gives it on items which carry it. Doubtful items are ranked by how far the given label falls behind.
#pragma once

#include <QList>

#include <span>

namespace gainsay {

struct LabelDoubt {
    qint64 item = 0;
    int given = 0;
    int likelier = 0;
    double margin = 0.0;  // probability of the given label minus that of the likelier one; most negative first
};

// `probabilities` holds one row of `labels` values per item, `given` the label in force, -1 for none.
QList<LabelDoubt> doubtfulLabels(std::span<const float> probabilities, int labels, std::span<const int> given);

}  // namespace gainsay
