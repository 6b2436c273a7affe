// SPDX-License-Identifier: GPL-3.0-or-later
// From a network's raw numbers to probabilities and a label. Pure functions.
#pragma once

#include <QList>

#include <optional>
#include <span>

namespace gainsay {

// softmax(logits / temperature); none where a number is not finite.
std::optional<QList<double>> probabilitiesOf(std::span<const float> logits, double temperature);

// argmax of log(probability) + bias; an empty bias counts as zeros. The first of equals wins.
int decideLabel(const QList<double> &probabilities, const QList<double> &bias);

}  // namespace gainsay
