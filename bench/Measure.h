// SPDX-License-Identifier: GPL-3.0-or-later
// Times and memory of this process.
#pragma once

#include "core/base/Json.h"

#include <functional>
#include <vector>

namespace gainsay {

double secondsOf(const std::function<void()> &work);

// Milliseconds of each of `times` runs: {"p50", "p95", "p99", "n"}; "cpu" is what one run computes on all threads,
// whatever else the machine does.
Json percentilesOf(int times, const std::function<void(int)> &work);
Json percentilesOf(std::vector<double> milliseconds);

// The most memory that was resident at any time so far, in MB, or since what lies behind was forgotten. What is free
// goes back to the system then, so that the next measurement does not pay for the last one.
double peakMemory();
double memoryNow();
void forgetPeakMemory();

}  // namespace gainsay
