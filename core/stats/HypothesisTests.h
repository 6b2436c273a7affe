// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that say whether a difference could be chance, each with the size of the difference.
#pragma once

#include "core/stats/BinomialInterval.h"

#include <optional>
#include <span>
#include <vector>

namespace gainsay {

struct TestResult {
    double statistic = 0.0;
    double p = 1.0;       // two-sided, unless the test says otherwise
    double effect = 0.0;  // what the test says it is
};

// McNemar (1947), exact: `onlyFirst` items that only the first model gets right, `onlySecond` the other way round.
// The statistic is their difference, the effect the share of `onlyFirst` among both.
TestResult mcnemarExact(qint64 onlyFirst, qint64 onlySecond);

// Two proportions by the pooled z test; effect is the difference first - second.
TestResult twoProportions(qint64 successes1, qint64 n1, qint64 successes2, qint64 n2);
// Newcombe (1998), method 10: the interval of the difference from the two score intervals.
Interval differenceInterval(qint64 successes1, qint64 n1, qint64 successes2, qint64 n2);

// The same two groups within strata: does the first have more successes among those that are alike? The difference is
// the mean of the strata's, weighed after Mantel and Haenszel (n1 n2 / n), its interval from Sato's (1989) variance,
// the test that of Cochran (1954), Mantel and Haenszel (1959) without correction for continuity. Strata that hold one
// of the groups only say nothing.
struct Stratum {
    qint64 successes1 = 0;
    qint64 n1 = 0;
    qint64 successes2 = 0;
    qint64 n2 = 0;
};
struct StratifiedDifference {
    qint64 n1 = 0;  // in strata that hold both
    qint64 n2 = 0;
    double difference = 0.0;
    Interval ci;
    TestResult test;  // the statistic is chi-square with one degree of freedom
};
// Nothing where no stratum holds both.
std::optional<StratifiedDifference> stratifiedDifference(std::span<const Stratum> strata);

// Is the first mean greater? Welch (1947), one-tailed; effect is Hedges' g (1981), NaN where nothing varies. Two
// samples by their sums.
struct SampleMoments {
    double n = 0.0;
    double mean = 0.0;
    double variance = 0.0;  // with n - 1

    static SampleMoments of(std::span<const double> values);
};
// The same of values that come one by one (Welford 1962).
class MomentsSum {
public:
    void add(double value, double times = 1.0)
    {
        m_n += times;
        const double change = value - m_mean;
        m_mean += change * times / m_n;
        m_squares += times * change * (value - m_mean);
    }
    SampleMoments moments() const { return {m_n, m_mean, m_n > 1.0 ? m_squares / (m_n - 1.0) : 0.0}; }

private:
    double m_n = 0.0;
    double m_mean = 0.0;
    double m_squares = 0.0;
};
TestResult meanIsGreater(const SampleMoments &first, const SampleMoments &second);

// The interval of the difference first - second of two means after Welch; n of both at least 2.
Interval meanDifferenceInterval(const SampleMoments &first, const SampleMoments &second, double level = 0.95);

// Benjamini & Hochberg (1995): p values adjusted for looking at many; in the order given.
std::vector<double> benjaminiHochberg(std::span<const double> p);

}  // namespace gainsay
