// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/LabelDecision.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gainsay {

std::optional<QList<double>> probabilitiesOf(std::span<const float> logits, double temperature)
{
    if (logits.empty() || !std::ranges::all_of(logits, [](float value) { return std::isfinite(value); }))
        return std::nullopt;
    const double largest = *std::ranges::max_element(logits);
    QList<double> probabilities;
    double sum = 0.0;
    for (const float value : logits) {
        probabilities.append(std::exp((double(value) - largest) / temperature));
        sum += probabilities.back();
    }
    for (double &probability : probabilities)
        probability /= sum;
    return probabilities;
}

int decideLabel(const QList<double> &probabilities, const QList<double> &bias)
{
    int best = 0;
    double bestScore = -std::numeric_limits<double>::infinity();
    for (int i = 0; i < probabilities.size(); ++i) {
        const double score = std::log(probabilities[i]) + (i < bias.size() ? bias[i] : 0.0);
        if (score > bestScore) {
            best = i;
            bestScore = score;
        }
    }
    return best;
}

}  // namespace gainsay
