// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/BinomialInterval.h"

#include "core/stats/Distributions.h"

#include <algorithm>
#include <cmath>

namespace gainsay {

Interval clopperPearson(qint64 successes, qint64 n, double level)
{
    if (n <= 0)
        return {0.0, 1.0};
    const double tail = 0.5 * (1.0 - level);
    const auto hits = static_cast<double>(successes);
    const auto misses = static_cast<double>(n - successes);
    return {successes == 0 ? 0.0 : betaQuantile(tail, hits, misses + 1.0),
            successes == n ? 1.0 : betaQuantile(1.0 - tail, hits + 1.0, misses)};
}

Interval wilson(qint64 successes, qint64 n, double level)
{
    if (n <= 0)
        return {0.0, 1.0};
    const double z = normalQuantile(0.5 + 0.5 * level);
    const auto count = static_cast<double>(n);
    const double p = static_cast<double>(successes) / count;
    const double centre = (p + z * z / (2.0 * count)) / (1.0 + z * z / count);
    const double half = z / (1.0 + z * z / count) * std::sqrt(p * (1.0 - p) / count + z * z / (4.0 * count * count));
    // At 0 and n the formula touches p exactly; rounding must not push the interval off it.
    return {std::clamp(centre - half, 0.0, p), std::clamp(centre + half, p, 1.0)};
}

}  // namespace gainsay
