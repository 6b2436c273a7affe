// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/predictions/ConfidentLearning.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace gainsay {

namespace {

std::vector<double> confidenceThresholds(std::span<const float> probabilities, int labels, std::span<const int> given)
{
    std::vector<double> sums(labels, 0.0);
    std::vector<double> counts(labels, 0.0);
    for (size_t item = 0; item < given.size(); ++item) {
        if (given[item] < 0)
            continue;
        sums[given[item]] += static_cast<double>(probabilities[item * labels + given[item]]);
        ++counts[given[item]];
    }
    for (int label = 0; label < labels; ++label)
        sums[label] = counts[label] > 0.0 ? sums[label] / counts[label] : std::numeric_limits<double>::infinity();
    return sums;
}

}  // namespace

QList<LabelDoubt> doubtfulLabels(std::span<const float> probabilities, int labels, std::span<const int> given)
{
    const std::vector<double> thresholds = confidenceThresholds(probabilities, labels, given);
    QList<LabelDoubt> result;
    for (size_t item = 0; item < given.size(); ++item) {
        if (given[item] < 0)
            continue;
        const std::span<const float> row = probabilities.subspan(item * labels, labels);
        int best = -1;
        for (int label = 0; label < labels; ++label) {
            if (static_cast<double>(row[label]) >= thresholds[label] && (best < 0 || row[label] > row[best]))
                best = label;
        }
        if (best >= 0 && best != given[item])
            result.append({static_cast<qint64>(item), given[item], best,
                           static_cast<double>(row[given[item]]) - static_cast<double>(row[best])});
    }
    std::stable_sort(result.begin(), result.end(),
                     [](const LabelDoubt &a, const LabelDoubt &b) { return a.margin < b.margin; });
    return result;
}

}  // namespace gainsay
