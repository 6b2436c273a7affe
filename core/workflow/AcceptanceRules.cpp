// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workflow/AcceptanceRules.h"

#include <cmath>

namespace gainsay {

int allowedFailures(int sampled, double threshold)
{
    // 0.95 has no exact binary form: without the slack, a product meant to be whole could round up by one.
    constexpr double slack = 1e-9;
    const int needed = static_cast<int>(std::ceil(threshold * sampled - slack));
    return sampled - needed;
}

std::optional<RoundOutcome> certainOutcome(const SpotCounts &counts, double threshold)
{
    const int allowed = allowedFailures(counts.sampled, threshold);
    if (counts.failed > allowed)
        return RoundOutcome::Returned;
    if (counts.failed + counts.left() <= allowed)
        return RoundOutcome::Accepted;
    return std::nullopt;
}

}  // namespace gainsay
