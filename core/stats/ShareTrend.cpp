// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/ShareTrend.h"

#include "core/stats/Distributions.h"

#include <cmath>

namespace gainsay {

namespace {

constexpr qsizetype fewestWindows = 3;

void include(ShareWindow &window, const TimedOutcome &outcome)
{
    if (window.n == 0)
        window.from = outcome.at;
    window.until = outcome.at;
    ++window.n;
    window.right += outcome.right ? 1 : 0;
}

}  // namespace

std::optional<TestResult> trendTest(const QList<ShareWindow> &windows)
{
    double n = 0.0;
    double right = 0.0;
    double weighted = 0.0;
    double squares = 0.0;
    for (qsizetype i = 0; i < windows.size(); ++i) {
        const auto score = static_cast<double>(i);
        const auto count = static_cast<double>(windows[i].n);
        n += count;
        right += static_cast<double>(windows[i].right);
        weighted += score * count;
        squares += score * score * count;
    }
    if (windows.size() < fewestWindows || right == 0.0 || right == n)
        return std::nullopt;
    const double share = right / n;
    const double spread = squares - weighted * weighted / n;
    double moment = 0.0;
    for (qsizetype i = 0; i < windows.size(); ++i)
        moment += static_cast<double>(i) *
                  (static_cast<double>(windows[i].right) - share * static_cast<double>(windows[i].n));
    TestResult test;
    test.statistic = moment / std::sqrt(share * (1.0 - share) * spread);
    test.p = 2.0 * normalCdf(-std::abs(test.statistic));
    test.effect = moment / spread;
    return test;
}

ShareTrend shareTrend(std::span<const TimedOutcome> outcomes, qint64 window)
{
    ShareTrend trend;
    const auto total = static_cast<qint64>(outcomes.size());
    for (qint64 i = 0; i < total; ++i) {
        const bool full = trend.windows.isEmpty() || trend.windows.last().n >= window;
        const bool enoughLeft = trend.windows.isEmpty() || 2 * (total - i) >= window;
        if (full && enoughLeft)
            trend.windows.append(ShareWindow());
        include(trend.windows.last(), outcomes[static_cast<size_t>(i)]);
    }
    for (ShareWindow &part : trend.windows)
        part.interval = wilson(part.right, part.n);
    trend.test = trendTest(trend.windows);
    return trend;
}

}  // namespace gainsay
