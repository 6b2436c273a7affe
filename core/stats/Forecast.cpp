// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/Forecast.h"

#include "core/base/TranslatableText.h"
#include "core/stats/Distributions.h"

#include <algorithm>
#include <cmath>

namespace gainsay {

namespace {

struct ForecastWords {
    GAINSAY_TR(gainsay::Forecast)
};

}  // namespace

DailyRate dailyRate(std::span<const qint64> counts)
{
    DailyRate rate;
    rate.days = static_cast<int>(counts.size());
    if (rate.days < fewestRateDays) {
        rate.undefined =
            ForecastWords::tr("needs %1 whole days of work, there are %2").arg(fewestRateDays).arg(rate.days);
        return rate;
    }
    double sum = 0.0;
    for (const qint64 count : counts)
        sum += static_cast<double>(count);
    if (sum == 0.0) {
        rate.undefined = ForecastWords::tr("no work in the last %1 days").arg(rate.days);
        return rate;
    }
    const double mean = sum / rate.days;
    double squares = 0.0;
    for (const qint64 count : counts)
        squares += (static_cast<double>(count) - mean) * (static_cast<double>(count) - mean);
    const double error = std::sqrt(squares / (rate.days - 1) / rate.days);
    const double reach = studentUpperQuantile(0.025, rate.days - 1) * error;
    rate.perDay = mean;
    rate.low = std::max(0.0, mean - reach);
    rate.high = mean + reach;
    return rate;
}

DailyRate together(const DailyRate &a, const DailyRate &b)
{
    if (!a.perDay || !b.perDay)
        return a.perDay ? a : b;
    DailyRate sum;
    sum.days = std::min(a.days, b.days);
    sum.perDay = *a.perDay + *b.perDay;
    const double reach = std::hypot(a.high - *a.perDay, b.high - *b.perDay);
    sum.low = std::max(0.0, *sum.perDay - reach);
    sum.high = *sum.perDay + reach;
    return sum;
}

Forecast forecastOf(qint64 remaining, const DailyRate &rate)
{
    Forecast forecast;
    if (remaining == 0) {
        forecast.days = forecast.soonest = forecast.latest = 0.0;
        return forecast;
    }
    if (!rate.perDay) {
        forecast.undefined = rate.undefined;
        return forecast;
    }
    const auto left = static_cast<double>(remaining);
    forecast.days = left / *rate.perDay;
    forecast.soonest = left / rate.high;
    if (rate.low > 0.0)
        forecast.latest = left / rate.low;
    return forecast;
}

Forecast later(const Forecast &a, const Forecast &b)
{
    if (!a.days || !b.days)
        return a.days ? b : a;
    Forecast both;
    both.days = std::max(*a.days, *b.days);
    both.soonest = std::max(*a.soonest, *b.soonest);
    if (a.latest && b.latest)
        both.latest = std::max(*a.latest, *b.latest);
    return both;
}

}  // namespace gainsay
