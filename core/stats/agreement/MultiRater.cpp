// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/agreement/MultiRater.h"

#include "core/base/TranslatableText.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gainsay {

namespace {

constexpr double notDefined = std::numeric_limits<double>::quiet_NaN();

// The sums that the coefficients are made of.
struct MultiRaterSums {
    double rated = 0.0;          // items with a rating
    double paired = 0.0;         // items with two or more
    double observed = 0.0;       // mean agreement of the latter
    std::vector<double> shares;  // of each label, mean over rated items
};

// Agreement within one pattern under weights; the nominal one is already at hand.
double weightedAgreement(const RatingPatterns &patterns, size_t pattern, const LabelWeights &weights)
{
    if (weights.isIdentity())
        return patterns.agreement(pattern);
    const std::span<const Rating> row = patterns.of(pattern);
    if (row.size() < 2)
        return 0.0;
    double sum = 0.0;
    for (size_t i = 0; i < row.size(); ++i) {
        for (size_t j = 0; j < i; ++j)
            sum += 2.0 * weights(row[i].label, row[j].label);
    }
    const auto n = static_cast<double>(row.size());
    return sum / (n * (n - 1.0));
}

MultiRaterSums sumsOf(const RatingPatterns &patterns, std::span<const double> counts, const LabelWeights &weights)
{
    MultiRaterSums sums;
    sums.shares.assign(patterns.labels(), 0.0);
    for (size_t pattern = 0; pattern < patterns.size(); ++pattern) {
        const double count = counts[pattern];
        const std::span<const Rating> row = patterns.of(pattern);
        if (count == 0.0 || row.empty())
            continue;
        sums.rated += count;
        const double share = count / static_cast<double>(row.size());
        for (const Rating &rating : row)
            sums.shares[rating.label] += share;
        if (row.size() > 1) {
            sums.paired += count;
            sums.observed += count * weightedAgreement(patterns, pattern, weights);
        }
    }
    for (double &share : sums.shares)
        share /= sums.rated;
    sums.observed /= sums.paired;
    return sums;
}

// Labels that occur. A label table may name more than a subset of items uses.
int labelsInUse(const MultiRaterSums &sums)
{
    return static_cast<int>(
        std::count_if(sums.shares.begin(), sums.shares.end(), [](double share) { return share > 0.0; }));
}

// Do the ratings that are compared, those of items with two or more, hold more than one label? Where they do not, a
// label that only single ratings have would make agreement look perfect without having been compared at all.
bool isCompared(const RatingPatterns &patterns, std::span<const double> counts)
{
    int label = -1;
    for (size_t pattern = 0; pattern < patterns.size(); ++pattern) {
        const std::span<const Rating> row = patterns.of(pattern);
        if (counts[pattern] == 0.0 || row.size() < 2)
            continue;
        for (const Rating &rating : row) {
            if (label >= 0 && rating.label != label)
                return true;
            label = rating.label;
        }
    }
    return false;
}

// Whether some two labels in use differ under the weights: "1" and "1 " are two labels with one value.
bool areToldApart(const MultiRaterSums &sums, const LabelWeights &weights)
{
    constexpr double rounding = 1e-12;
    const int labels = static_cast<int>(sums.shares.size());
    for (int k = 0; k < labels; ++k) {
        for (int l = 0; l < k; ++l) {
            if (sums.shares[k] > 0.0 && sums.shares[l] > 0.0 && weights(k, l) < 1.0 - rounding)
                return true;
        }
    }
    return false;
}

// Chance agreement, and how it changes with each label's share.
struct Chance {
    double value = 0.0;
    std::vector<double> slope;
};

Chance fleissChance(const MultiRaterSums &sums, const LabelWeights &weights)
{
    const int labels = static_cast<int>(sums.shares.size());
    Chance chance;
    chance.slope.assign(labels, 0.0);
    for (int k = 0; k < labels; ++k) {
        double expected = sums.shares[k];
        if (!weights.isIdentity()) {
            expected = 0.0;
            for (int l = 0; l < labels; ++l)
                expected += weights(k, l) * sums.shares[l];
        }
        chance.value += sums.shares[k] * expected;
        chance.slope[k] = 2.0 * expected;
    }
    return chance;
}

// Over all pairs of labels in use; as many as there are labels where only equal ones agree.
double sumOfWeights(const MultiRaterSums &sums, const LabelWeights &weights, int inUse)
{
    if (weights.isIdentity())
        return inUse;
    const int labels = static_cast<int>(sums.shares.size());
    double sum = 0.0;
    for (int k = 0; k < labels; ++k) {
        for (int l = 0; l < labels; ++l)
            sum += sums.shares[k] > 0.0 && sums.shares[l] > 0.0 ? weights(k, l) : 0.0;
    }
    return sum;
}

Chance evenChance(const MultiRaterSums &sums, const LabelWeights &weights, int inUse)
{
    const double pairs = static_cast<double>(inUse) * inUse;
    return {sumOfWeights(sums, weights, inUse) / pairs, std::vector<double>(sums.shares.size(), 0.0)};
}

Chance gwetChance(const MultiRaterSums &sums, const LabelWeights &weights, int inUse)
{
    const double factor = sumOfWeights(sums, weights, inUse) / (static_cast<double>(inUse) * (inUse - 1.0));
    Chance chance;
    chance.slope.reserve(sums.shares.size());
    for (const double share : sums.shares) {
        chance.value += factor * share * (1.0 - share);
        chance.slope.push_back(factor * (1.0 - 2.0 * share));
    }
    return chance;
}

// Variance of (observed - chance) / (1 - chance), linearised over items.
double linearisedVariance(const RatingPatterns &patterns, const LabelWeights &weights, const MultiRaterSums &sums,
                          const Chance &chance, double value)
{
    double expectedSlope = 0.0;
    for (size_t label = 0; label < sums.shares.size(); ++label)
        expectedSlope += chance.slope[label] * sums.shares[label];
    double sum = 0.0;
    for (size_t pattern = 0; pattern < patterns.size(); ++pattern) {
        const std::span<const Rating> row = patterns.of(pattern);
        if (row.empty())
            continue;
        double slope = 0.0;
        for (const Rating &rating : row)
            slope += chance.slope[rating.label];
        const double chanceChange = (slope / static_cast<double>(row.size()) - expectedSlope) / sums.rated;
        const double observedChange =
            row.size() < 2 ? 0.0 : (weightedAgreement(patterns, pattern, weights) - sums.observed) / sums.paired;
        const double change = (observedChange - (1.0 - value) * chanceChange) / (1.0 - chance.value);
        sum += patterns.counts()[pattern] * change * change;
    }
    return sum * sums.rated / (sums.rated - 1.0);
}

Estimate noPairs(const RatingPatterns &patterns)
{
    return undefinedEstimate(TranslatableText::translate("stats", "no item has two ratings"), 0, patterns.items());
}

template <class ChanceOf>
Estimate chanceCorrected(const RatingPatterns &patterns, const LabelWeights &weights, ChanceOf chanceOf)
{
    const MultiRaterSums sums = sumsOf(patterns, patterns.counts(), weights);
    const auto used = static_cast<qint64>(sums.paired);
    if (used == 0)
        return noPairs(patterns);
    if (labelsInUse(sums) < 2)
        return undefinedEstimate(
            TranslatableText::translate("stats", "only one label is used, so chance alone would give full agreement"),
            used, patterns.items());
    if (!isCompared(patterns, patterns.counts()))
        return undefinedEstimate(
            TranslatableText::translate("stats", "the items with two ratings hold one label only; others were never "
                                                 "compared"),
            used, patterns.items());
    if (!areToldApart(sums, weights))
        return undefinedEstimate(TranslatableText::translate("stats", "all labels in use have the same value"), used,
                                 patterns.items());
    const Chance chance = chanceOf(sums, weights);
    const double value = (sums.observed - chance.value) / (1.0 - chance.value);
    return studentEstimate(value, linearisedVariance(patterns, weights, sums, chance, value), used, patterns.items());
}

}  // namespace

Estimate percentAgreement(const RatingPatterns &patterns)
{
    const MultiRaterSums sums = sumsOf(patterns, patterns.counts(), {});
    const auto used = static_cast<qint64>(sums.paired);
    if (used == 0)
        return noPairs(patterns);
    double squares = 0.0;
    for (size_t pattern = 0; pattern < patterns.size(); ++pattern) {
        const double difference = patterns.agreement(pattern) - sums.observed;
        squares += patterns.of(pattern).size() < 2 ? 0.0 : patterns.counts()[pattern] * difference * difference;
    }
    return studentEstimate(sums.observed, squares / (sums.paired * (sums.paired - 1.0)), used, patterns.items(), 0.0);
}

Estimate fleissKappa(const RatingPatterns &patterns, const LabelWeights &weights)
{
    return chanceCorrected(patterns, weights, fleissChance);
}

Estimate gwetAgreement(const RatingPatterns &patterns, const LabelWeights &weights)
{
    return chanceCorrected(patterns, weights, [](const MultiRaterSums &sums, const LabelWeights &w) {
        return gwetChance(sums, w, labelsInUse(sums));
    });
}

Estimate brennanPrediger(const RatingPatterns &patterns, const LabelWeights &weights)
{
    return chanceCorrected(patterns, weights, [](const MultiRaterSums &sums, const LabelWeights &w) {
        return evenChance(sums, w, labelsInUse(sums));
    });
}

Estimate scottPi(const RatingPatterns &patterns, int a, int b)
{
    return fleissKappa(patterns.pair(a, b));
}

MultiRaterValues multiRaterValues(const RatingPatterns &patterns, std::span<const double> counts)
{
    const MultiRaterSums sums = sumsOf(patterns, counts, {});
    if (sums.paired == 0.0)
        return {notDefined, notDefined, notDefined, notDefined};
    if (labelsInUse(sums) < 2 || !isCompared(patterns, counts))
        return {sums.observed, notDefined, notDefined, notDefined};
    const auto corrected = [&](double chance) { return (sums.observed - chance) / (1.0 - chance); };
    // The labels that could be chosen stay the same, also in a replicate that happens to lack one.
    return {sums.observed, corrected(fleissChance(sums, {}).value),
            corrected(gwetChance(sums, {}, patterns.labels()).value),
            corrected(evenChance(sums, {}, patterns.labels()).value)};
}

}  // namespace gainsay
