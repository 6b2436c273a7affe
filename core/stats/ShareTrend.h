// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a share rises or falls over time: cut into windows of equally many outcomes, each with its interval, and
// tested for a trend.
//   Cochran (1954), Some methods for strengthening the common χ² tests; Armitage (1955), Tests for linear trends in
//   proportions and frequencies.
#pragma once

#include "core/stats/HypothesisTests.h"

#include <QList>

#include <optional>
#include <span>

namespace gainsay {

struct TimedOutcome {
    qint64 at = 0;
    bool right = false;
};

struct ShareWindow {
    qint64 from = 0;  // when its first and its last outcome happened
    qint64 until = 0;
    qint64 n = 0;
    qint64 right = 0;
    Interval interval;  // Wilson, 95 %
};

struct ShareTrend {
    QList<ShareWindow> windows;
    // Effect: the slope, change of the share per window. None with fewer than three windows or without variation.
    std::optional<TestResult> test;
};

// Outcomes in order of time, `window` in each part; a last part of less than half a window joins the one before it.
ShareTrend shareTrend(std::span<const TimedOutcome> outcomes, qint64 window);

// Cochran & Armitage, two-sided, with scores 0, 1, 2 …; none where every outcome or no outcome is right.
std::optional<TestResult> trendTest(const QList<ShareWindow> &windows);

}  // namespace gainsay
