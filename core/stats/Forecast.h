// SPDX-License-Identifier: GPL-3.0-or-later
// When work will be done, from how much was done per day.
// A rate is the mean of the counts of whole days, those without work included, with Student's 95 % interval; what is
// left divided by the rate is the expected number of days, by the ends of the interval the range. The interval says
// how much the mean could be off if the days to come are like the days seen; it knows nothing of holidays.
#pragma once

#include <QString>

#include <optional>
#include <span>

namespace gainsay {

struct DailyRate {
    std::optional<double> perDay;
    double low = 0.0;  // of the interval, never below 0
    double high = 0.0;
    int days = 0;       // on which it rests
    QString undefined;  // why there is none
};

constexpr int fewestRateDays = 3;

// `counts` of whole days, oldest first.
DailyRate dailyRate(std::span<const qint64> counts);
// Two who work side by side; the variances add up.
DailyRate together(const DailyRate &a, const DailyRate &b);

struct Forecast {
    std::optional<double> days;     // from now on
    std::optional<double> soonest;  // the range
    std::optional<double> latest;   // none: there is no upper limit
    QString undefined;              // why nothing can be said

    bool isDone() const { return days && *days == 0.0; }
};

Forecast forecastOf(qint64 remaining, const DailyRate &rate);
// What ends when both have ended.
Forecast later(const Forecast &a, const Forecast &b);

}  // namespace gainsay
