// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/Estimate.h"

#include "core/base/TranslatableText.h"
#include "core/stats/Distributions.h"

#include <algorithm>
#include <cmath>

namespace gainsay {

namespace {

Estimate symmetricEstimate(double value, double variance, double quantile, qint64 used, qint64 total, double lowest)
{
    Estimate result;
    result.value = value;
    result.used = used;
    result.total = total;
    if (used < 2) {
        result.note = spreadNote(used, 0.0);
        return result;
    }
    // Sums of squares of nearly equal numbers may come out a rounding error below zero.
    const double se = variance < 1e-24 ? 0.0 : std::sqrt(variance);
    result.se = se;
    result.ci = Interval{std::min(value, std::max(lowest, value - quantile * se)),
                         std::max(value, std::min(1.0, value + quantile * se))};
    result.note = spreadNote(used, se);
    return result;
}

}  // namespace

QString spreadNote(qint64 used, double se)
{
    if (used < 2)
        return TranslatableText::translate("stats", "one item gives no standard error");
    return se > 0.0 ? QString()
                    : TranslatableText::translate("stats", "the large-sample standard error is 0, so the interval has "
                                                           "no width; that is not certainty");
}

Estimate undefinedEstimate(QString why, qint64 used, qint64 total)
{
    Estimate result;
    result.undefined = std::move(why);
    result.used = used;
    result.total = total;
    return result;
}

Estimate normalEstimate(double value, double variance, qint64 used, qint64 total, double lowest)
{
    return symmetricEstimate(value, variance, normalQuantile(0.975), used, total, lowest);
}

Estimate studentEstimate(double value, double variance, qint64 used, qint64 total, double lowest)
{
    const double quantile = used < 2 ? 0.0 : studentUpperQuantile(0.025, static_cast<double>(used - 1));
    return symmetricEstimate(value, variance, quantile, used, total, lowest);
}

Estimate differenceOf(const Estimate &first, const Estimate &second)
{
    const qint64 used = first.used + second.used;
    const qint64 total = first.total + second.total;
    for (const Estimate *one : {&first, &second}) {
        if (!one->value)
            return undefinedEstimate(one->undefined, used, total);
    }
    Estimate result;
    result.value = *first.value - *second.value;
    result.used = used;
    result.total = total;
    if (!first.se || !second.se)
        return result;
    result.se = std::hypot(*first.se, *second.se);
    const double reach = normalQuantile(0.975) * *result.se;
    result.ci = Interval{*result.value - reach, *result.value + reach};
    return result;
}

Estimate shareEstimate(qint64 k, qint64 n, const QString &why)
{
    if (n == 0)
        return undefinedEstimate(why, 0, 0);
    Estimate share;
    share.value = static_cast<double>(k) / static_cast<double>(n);
    share.se = std::sqrt(*share.value * (1.0 - *share.value) / static_cast<double>(n));
    share.ci = wilson(k, n);
    share.used = n;
    share.total = n;
    return share;
}

Json toJson(const Interval &interval)
{
    return Json::array({interval.low, interval.high});
}

Json toJson(const Estimate &estimate)
{
    Json json = {
        {"value", nullptr}, {"se", nullptr}, {"ci", nullptr}, {"n", estimate.used}, {"excluded", estimate.excluded()}};
    if (estimate.value)
        json["value"] = *estimate.value;
    else
        json["undefined"] = toUtf8(estimate.undefined);
    if (estimate.se)
        json["se"] = *estimate.se;
    if (estimate.ci)
        json["ci"] = toJson(*estimate.ci);
    if (!estimate.note.isEmpty())
        json["note"] = toUtf8(estimate.note);
    return json;
}

}  // namespace gainsay
