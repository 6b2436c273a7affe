// SPDX-License-Identifier: GPL-3.0-or-later
// When a spot-checked batch is accepted, and when that is certain before every item was reviewed.
#pragma once

#include "core/model/SpotRound.h"

#include <optional>

namespace gainsay {

// How many of `sampled` items may fail: the most for which passed/sampled still reaches the threshold.
int allowedFailures(int sampled, double threshold);

// The outcome if nothing that is still to be reviewed can change it; none while it can.
std::optional<RoundOutcome> certainOutcome(const SpotCounts &counts, double threshold);

}  // namespace gainsay
