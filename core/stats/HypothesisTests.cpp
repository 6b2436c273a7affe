// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/HypothesisTests.h"

#include "core/stats/Distributions.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace gainsay {

TestResult mcnemarExact(qint64 onlyFirst, qint64 onlySecond)
{
    const qint64 discordant = onlyFirst + onlySecond;
    if (discordant == 0)
        return {0.0, 1.0, 0.5};
    const double tail = binomialCdf(std::min(onlyFirst, onlySecond), discordant, 0.5);
    return {static_cast<double>(onlyFirst - onlySecond), std::min(1.0, 2.0 * tail),
            static_cast<double>(onlyFirst) / static_cast<double>(discordant)};
}

TestResult twoProportions(qint64 successes1, qint64 n1, qint64 successes2, qint64 n2)
{
    if (n1 == 0 || n2 == 0)
        return {};
    const auto count1 = static_cast<double>(n1);
    const auto count2 = static_cast<double>(n2);
    const double difference = static_cast<double>(successes1) / count1 - static_cast<double>(successes2) / count2;
    const double pooled = static_cast<double>(successes1 + successes2) / (count1 + count2);
    const double se = std::sqrt(pooled * (1.0 - pooled) * (1.0 / count1 + 1.0 / count2));
    if (se == 0.0)
        return {0.0, 1.0, difference};
    const double z = difference / se;
    return {z, 2.0 * normalCdf(-std::abs(z)), difference};
}

Interval differenceInterval(qint64 successes1, qint64 n1, qint64 successes2, qint64 n2)
{
    if (n1 == 0 || n2 == 0)
        return {-1.0, 1.0};
    const double p1 = static_cast<double>(successes1) / static_cast<double>(n1);
    const double p2 = static_cast<double>(successes2) / static_cast<double>(n2);
    const Interval first = wilson(successes1, n1);
    const Interval second = wilson(successes2, n2);
    return {p1 - p2 - std::hypot(p1 - first.low, second.high - p2),
            p1 - p2 + std::hypot(first.high - p1, p2 - second.low)};
}

std::optional<StratifiedDifference> stratifiedDifference(std::span<const Stratum> strata)
{
    StratifiedDifference result;
    double weight = 0.0;
    double weighted = 0.0;  // sum of weight * difference
    double surplus = 0.0;   // successes of the first beyond what chance would give
    double variance = 0.0;  // of the surplus under chance
    double satoP = 0.0;
    double satoQ = 0.0;
    for (const Stratum &stratum : strata) {
        if (stratum.n1 == 0 || stratum.n2 == 0)
            continue;
        result.n1 += stratum.n1;
        result.n2 += stratum.n2;
        const auto n1 = static_cast<double>(stratum.n1);
        const auto n2 = static_cast<double>(stratum.n2);
        const auto x1 = static_cast<double>(stratum.successes1);
        const auto x2 = static_cast<double>(stratum.successes2);
        const double n = n1 + n2;
        const double successes = x1 + x2;
        weight += n1 * n2 / n;
        weighted += (x1 * n2 - x2 * n1) / n;
        surplus += x1 - n1 * successes / n;
        variance += n1 * n2 * successes * (n - successes) / (n * n * (n - 1.0));
        satoP += (n1 * n1 * x2 - n2 * n2 * x1 + n1 * n2 * (n2 - n1) / 2.0) / (n * n);
        satoQ += (x1 * (n2 - x2) + x2 * (n1 - x1)) / (2.0 * n);
    }
    if (weight == 0.0)
        return std::nullopt;
    result.difference = weighted / weight;
    const double se = std::sqrt(std::max(0.0, result.difference * satoP + satoQ)) / weight;
    const double reach = normalQuantile(0.975) * se;
    result.ci = {std::max(-1.0, result.difference - reach), std::min(1.0, result.difference + reach)};
    const double chiSquare = variance > 0.0 ? surplus * surplus / variance : 0.0;
    result.test = {chiSquare, 2.0 * normalCdf(-std::sqrt(chiSquare)), result.difference};
    return result;
}

SampleMoments SampleMoments::of(std::span<const double> values)
{
    MomentsSum sum;
    for (const double value : values)
        sum.add(value);
    return sum.moments();
}

namespace {

// Degrees of freedom after Welch and Satterthwaite.
double welchFreedom(const SampleMoments &first, const SampleMoments &second)
{
    const double part1 = first.variance / first.n;
    const double part2 = second.variance / second.n;
    return (part1 + part2) * (part1 + part2) / (part1 * part1 / (first.n - 1.0) + part2 * part2 / (second.n - 1.0));
}

}  // namespace

TestResult meanIsGreater(const SampleMoments &first, const SampleMoments &second)
{
    if (first.n < 2.0 || second.n < 2.0)
        return {};
    const double part1 = first.variance / first.n;
    const double part2 = second.variance / second.n;
    const double difference = first.mean - second.mean;
    if (part1 + part2 == 0.0)
        return {0.0, difference > 0.0 ? 0.0 : 1.0, std::numeric_limits<double>::quiet_NaN()};
    const double t = difference / std::sqrt(part1 + part2);
    const double freedom = welchFreedom(first, second);
    const double together = first.n + second.n - 2.0;
    const double spread = std::sqrt(((first.n - 1.0) * first.variance + (second.n - 1.0) * second.variance) / together);
    return {t, studentUpperTail(t, freedom), difference / spread * (1.0 - 3.0 / (4.0 * together - 1.0))};
}

Interval meanDifferenceInterval(const SampleMoments &first, const SampleMoments &second, double level)
{
    const double difference = first.mean - second.mean;
    const double se = std::sqrt(first.variance / first.n + second.variance / second.n);
    if (se == 0.0)
        return {difference, difference};
    const double reach = se * studentUpperQuantile((1.0 - level) / 2.0, welchFreedom(first, second));
    return {difference - reach, difference + reach};
}

std::vector<double> benjaminiHochberg(std::span<const double> p)
{
    std::vector<size_t> order(p.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](size_t a, size_t b) { return p[a] > p[b]; });
    std::vector<double> adjusted(p.size());
    double lowest = 1.0;
    for (size_t i = 0; i < order.size(); ++i) {
        lowest = std::min(lowest, p[order[i]] * static_cast<double>(p.size()) / static_cast<double>(p.size() - i));
        adjusted[order[i]] = lowest;
    }
    return adjusted;
}

}  // namespace gainsay
