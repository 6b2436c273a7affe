// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/AcceptanceSampling.h"

#include "core/base/TranslatableText.h"
#include "core/stats/Distributions.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gainsay {

namespace {

constexpr qint64 largest = 1'000'000;

// By the normal approximation: tells at once that a wish is out of reach.
double approximateSample(const PlanWish &wish)
{
    const double root = -normalQuantile(wish.producersRisk) * std::sqrt(wish.goodRate * (1.0 - wish.goodRate)) -
                        normalQuantile(wish.consumersRisk) * std::sqrt(wish.badRate * (1.0 - wish.badRate));
    return std::pow(root / (wish.badRate - wish.goodRate), 2);
}

// As if samples of any size could be drawn. The smallest that protects the consumer is then just large enough, and what
// it says of a good batch only gets better with more allowed errors.
bool keepsProducersRisk(const PlanWish &wish, qint64 errors)
{
    const auto allowed = static_cast<double>(errors);
    const auto accept = [allowed](double rest, double rate) {
        return regularizedBeta(1.0 - rate, rest, allowed + 1.0);
    };
    double low = 0.0;
    double high = 1.0;
    while (high < static_cast<double>(largest) && accept(high, wish.badRate) > wish.consumersRisk)
        high *= 2.0;
    while (high - low > high * 1e-12) {
        const double middle = 0.5 * (low + high);
        (accept(middle, wish.badRate) > wish.consumersRisk ? low : high) = middle;
    }
    // Nothing is missed for the last digits.
    return accept(low * (1.0 - 1e-9), wish.goodRate) >= 1.0 - wish.producersRisk;
}

// No plan with fewer allowed errors keeps both risks.
qint64 fewestErrors(const PlanWish &wish)
{
    if (keepsProducersRisk(wish, 0))
        return 0;
    qint64 low = 0;
    qint64 high = 1;
    while (high < largest && !keepsProducersRisk(wish, high))
        low = std::exchange(high, high * 2);
    while (high - low > 1) {
        const qint64 middle = low + (high - low) / 2;
        (keepsProducersRisk(wish, middle) ? high : low) = middle;
    }
    return high;
}

Error tooClose()
{
    return unsupported(TranslatableText::translate(
        "stats", "the two error rates are so close that more than a million items would be needed"));
}

}  // namespace

double acceptProbability(const SamplingPlan &plan, double errorRate)
{
    return binomialCdf(plan.allowedErrors, plan.sample, errorRate);
}

double acceptProbability(const SamplingPlan &plan, qint64 batchSize, qint64 errors)
{
    return hypergeometricCdf(plan.allowedErrors, batchSize, errors, std::min(plan.sample, batchSize));
}

QList<OcPoint> operatingCharacteristic(const SamplingPlan &plan, qint64 batchSize, double highest, int points)
{
    QList<OcPoint> curve;
    for (int i = 0; i < points; ++i) {
        const double rate = points < 2 ? 0.0 : highest * i / (points - 1);
        if (batchSize == 0) {
            curve.append({rate, acceptProbability(plan, rate)});
            continue;
        }
        const auto errors = static_cast<qint64>(std::llround(rate * static_cast<double>(batchSize)));
        const double exactRate = static_cast<double>(errors) / static_cast<double>(batchSize);
        if (curve.isEmpty() || curve.last().errorRate != exactRate)
            curve.append({exactRate, acceptProbability(plan, batchSize, errors)});
    }
    return curve;
}

Interval finiteBatchInterval(qint64 failed, qint64 reviewed, qint64 batchSize, double level)
{
    if (reviewed <= 0 || batchSize <= 0)
        return {0.0, 1.0};
    const double tail = 0.5 * (1.0 - level);
    // The numbers of faulty items that the sample allows at all; both tests below are monotone in between.
    const qint64 fewest = failed;
    const qint64 most = batchSize - (reviewed - failed);
    qint64 low = fewest;
    for (qint64 high = most; low < high;) {
        const qint64 middle = low + (high - low) / 2;
        if (1.0 - hypergeometricCdf(failed - 1, batchSize, middle, reviewed) > tail)
            high = middle;
        else
            low = middle + 1;
    }
    qint64 high = most;
    for (qint64 lowest = fewest; lowest < high;) {
        const qint64 middle = lowest + (high - lowest + 1) / 2;
        if (hypergeometricCdf(failed, batchSize, middle, reviewed) > tail)
            lowest = middle;
        else
            high = middle - 1;
    }
    const auto size = static_cast<double>(batchSize);
    return {static_cast<double>(low) / size, static_cast<double>(high) / size};
}

Result<SamplingPlan> smallestPlan(const PlanWish &wish)
{
    const auto isProbability = [](double value) { return value > 0.0 && value < 1.0; };
    if (!isProbability(wish.goodRate) || !isProbability(wish.badRate) || !isProbability(wish.producersRisk) ||
        !isProbability(wish.consumersRisk) || wish.goodRate >= wish.badRate)
        return invalidInput(TranslatableText::translate(
            "stats", "rates and risks must lie between 0 and 1, and the good error rate below the bad one"));
    if (approximateSample(wish) > largest)
        return tooClose();
    qint64 sample = 1;
    // Samples are whole: the first that does may allow a few more errors.
    for (qint64 errors = fewestErrors(wish); errors < largest; ++errors) {
        // The smallest sample that protects the consumer; it grows with the allowed errors.
        qint64 high = std::max(sample * 2, errors + 1);
        while (high < largest && acceptProbability({high, errors}, wish.badRate) > wish.consumersRisk)
            high *= 2;
        for (qint64 low = sample; low < high;) {
            const qint64 middle = low + (high - low) / 2;
            if (acceptProbability({middle, errors}, wish.badRate) <= wish.consumersRisk)
                high = middle;
            else
                low = middle + 1;
            sample = low;
        }
        if (sample >= largest)
            break;
        if (acceptProbability({sample, errors}, wish.goodRate) >= 1.0 - wish.producersRisk)
            return SamplingPlan{sample, errors};
    }
    return tooClose();
}

}  // namespace gainsay
