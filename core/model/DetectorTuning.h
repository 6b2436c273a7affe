// SPDX-License-Identifier: GPL-3.0-or-later
// How a project reads what one detector has said. What was said stays stored as it was; these two numbers are applied
// whenever it is shown, so that they can be changed and taken back.
#pragma once

#include <optional>

namespace gainsay {

struct DetectorTuning {
    double temperature = 1.0;         // divides the logarithms of the probabilities; 1: as the model gave them
    std::optional<double> threshold;  // a contradiction from this probability on; none: the model's own rule

    friend bool operator==(const DetectorTuning &, const DetectorTuning &) = default;
};

}  // namespace gainsay
