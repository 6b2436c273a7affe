// SPDX-License-Identifier: GPL-3.0-or-later
// What a measure says about a sample: a value with its uncertainty and its basis, or why there is none.
#pragma once

#include "core/base/Json.h"
#include "core/stats/BinomialInterval.h"

#include <QString>

#include <optional>

namespace gainsay {

struct Estimate {
    std::optional<double> value;
    QString undefined;           // why there is no value
    std::optional<double> se;    // large-sample standard error; none with fewer than two items
    std::optional<Interval> ci;  // 95 %; always contains the value
    qint64 used = 0;             // items that count
    qint64 total = 0;            // items there are
    QString note;                // what a careful reader should know

    qint64 excluded() const { return total - used; }
};

// What is to be said where so many items give no error, or an error of 0; empty: nothing.
QString spreadNote(qint64 used, double se);

Estimate undefinedEstimate(QString why, qint64 used, qint64 total);

// value ± quantile × se, kept inside [lowest, 1]. `variance` is that of the estimator.
Estimate normalEstimate(double value, double variance, qint64 used, qint64 total, double lowest = -1.0);
// The same with Student's quantile for used - 1 degrees of freedom, as Gwet recommends for item samples.
Estimate studentEstimate(double value, double variance, qint64 used, qint64 total, double lowest = -1.0);

// first - second of two independent samples, from their standard errors.
Estimate differenceOf(const Estimate &first, const Estimate &second);
// k of n with Wilson's interval; undefined, because of `why`, when there is nothing to count.
Estimate shareEstimate(qint64 k, qint64 n, const QString &why);

// {"value", "undefined"?, "se", "ci", "n", "excluded", "note"?}; what is missing is null.
Json toJson(const Estimate &estimate);
Json toJson(const Interval &interval);

}  // namespace gainsay
