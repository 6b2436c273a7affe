// SPDX-License-Identifier: GPL-3.0-or-later
// Confidence intervals of a proportion.
#pragma once

#include <QtGlobal>

namespace gainsay {

struct Interval {
    double low = 0.0;
    double high = 1.0;

    friend bool operator==(const Interval &, const Interval &) = default;
};

// The exact interval of Clopper & Pearson (1934): its coverage is never below `level`. 0 of 0 gives 0…1.
Interval clopperPearson(qint64 successes, qint64 n, double level = 0.95);

// The score interval of Wilson (1927): shorter, its coverage is close to `level` on average.
Interval wilson(qint64 successes, qint64 n, double level = 0.95);

}  // namespace gainsay
