// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/Outliers.h"

#include <algorithm>
#include <cmath>

namespace gainsay {

double medianOf(std::vector<double> values)
{
    if (values.empty())
        return 0.0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    if (values.size() % 2 == 1)
        return *middle;
    return 0.5 * (*middle + *std::max_element(values.begin(), middle));
}

std::vector<double> speedScores(std::span<const double> durations)
{
    std::vector<double> logs;
    logs.reserve(durations.size());
    for (const double duration : durations)
        logs.push_back(std::log(std::max(duration, 1.0)));
    const double median = medianOf(logs);
    std::vector<double> deviations;
    deviations.reserve(logs.size());
    for (const double value : logs)
        deviations.push_back(std::abs(value - median));
    const double spread = medianOf(deviations);
    for (double &value : logs)
        value = spread == 0.0 ? 0.0 : 0.6745 * (value - median) / spread;
    return logs;
}

Drift driftOf(std::span<const char> right, qint64 window)
{
    Drift drift;
    const auto total = static_cast<qint64>(right.size());
    drift.latest = std::min(window, total);
    drift.earlier = total - drift.latest;
    for (qint64 i = 0; i < total; ++i)
        (i < drift.earlier ? drift.earlierRight : drift.latestRight) += right[i];
    if (drift.earlier >= window)
        drift.test = twoProportions(drift.latestRight, drift.latest, drift.earlierRight, drift.earlier);
    return drift;
}

}  // namespace gainsay
