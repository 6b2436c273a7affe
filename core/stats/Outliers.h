// SPDX-License-Identifier: GPL-3.0-or-later
// Signs that someone's work has changed or is not like the others'.
#pragma once

#include "core/stats/HypothesisTests.h"

#include <optional>
#include <span>
#include <vector>

namespace gainsay {

// Iglewicz & Hoaglin's modified z score (1993) of each duration on a log scale: median and MAD instead of mean and
// deviation, so that the outliers do not hide themselves. Beyond ±3.5 is conspicuous. All 0 if they do not vary.
std::vector<double> speedScores(std::span<const double> durations);

// Compares a person's latest `window` outcomes with all earlier ones, by two proportions.
struct Drift {
    qint64 earlier = 0;
    qint64 earlierRight = 0;
    qint64 latest = 0;
    qint64 latestRight = 0;
    std::optional<TestResult> test;  // effect: latest share minus earlier share; none with fewer than two windows
};

// `right` in order of time, 1 for an answer that was kept.
Drift driftOf(std::span<const char> right, qint64 window);

double medianOf(std::vector<double> values);

}  // namespace gainsay
