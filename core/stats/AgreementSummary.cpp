// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/AgreementSummary.h"

#include "core/stats/KrippendorffAlpha.h"
#include "core/stats/LabelWeights.h"
#include "core/stats/MultiRater.h"
#include "core/stats/RatingPatterns.h"

#include <QCoreApplication>

namespace gainsay {

namespace {

using Kind = LabelWeights::Kind;

AgreementPair describePair(const RatingPatterns &patterns, const CohenPair &cohen,
                           const std::optional<std::vector<double>> &positions)
{
    const RatingPatterns both = patterns.pair(cohen.a, cohen.b);
    AgreementPair pair{
        cohen.a, cohen.b, cohen.kappa, fleissKappa(both), std::nullopt, std::nullopt, *percentAgreement(both).value,
        {}};
    if (positions) {
        pair.linear = cohenKappa(both, 0, 1, LabelWeights(Kind::Linear, *positions));
        pair.quadratic = cohenKappa(both, 0, 1, LabelWeights(Kind::Quadratic, *positions));
    }
    for (int label = 0; label < patterns.labels(); ++label)
        pair.perLabel.append(pairIndexes(both, 0, 1, label));
    return pair;
}

LabelAgreement describeLabel(const RatingPatterns &patterns, int label)
{
    const RatingPatterns split = patterns.oneAgainstRest(label);
    LabelAgreement result{0, cohenPairs(split).mean, fleissKappa(split), krippendorffAlpha(split),
                          gwetAgreement(split)};
    for (size_t pattern = 0; pattern < split.size(); ++pattern) {
        for (const Rating &rating : split.of(pattern))
            result.ratings += rating.label == 1 ? static_cast<qint64>(split.counts()[pattern]) : 0;
    }
    return result;
}

ScaleAgreement describeScale(const RatingPatterns &patterns, const std::vector<double> &positions)
{
    const LabelWeights linear(Kind::Linear, positions);
    const LabelWeights quadratic(Kind::Quadratic, positions);
    return {krippendorffAlpha(patterns, AlphaMetric::Ordinal, positions),
            krippendorffAlpha(patterns, AlphaMetric::Interval, positions),
            cohenPairs(patterns, linear).mean,
            cohenPairs(patterns, quadratic).mean,
            gwetAgreement(patterns, linear),
            gwetAgreement(patterns, quadratic)};
}

void useReplicates(Estimate &estimate, std::vector<double> replicates)
{
    if (!estimate.value)
        return;
    const BootstrapSummary summary = summarize(std::move(replicates), *estimate.value);
    estimate.se = summary.se;
    estimate.ci = summary.ci;
    estimate.note.clear();
    if (summary.undefined > 0)
        estimate.note = QCoreApplication::translate("stats", "%n replicate(s) without a value left out", nullptr,
                                                    summary.undefined);
}

void resample(AgreementSummary &summary, const RatingPatterns &patterns, const BootstrapOptions &options)
{
    const auto pairs = static_cast<size_t>(summary.pairs.size());
    const QList<AgreementPair> &listed = summary.pairs;
    std::vector<std::vector<double>> values =
        bootstrap(patterns.counts(), options, 5 + pairs, [&](std::span<const double> counts, std::span<double> out) {
            const MultiRaterValues shared = multiRaterValues(patterns, counts);
            out[0] = shared.percent;
            out[1] = shared.fleiss;
            out[2] = shared.gwet;
            out[3] = alphaValue(patterns, counts);
            double sum = 0.0;
            double defined = 0.0;
            for (size_t i = 0; i < pairs; ++i) {
                out[5 + i] = cohenValue(patterns, counts, listed[static_cast<qsizetype>(i)].a,
                                        listed[static_cast<qsizetype>(i)].b);
                if (out[5 + i] == out[5 + i]) {
                    sum += out[5 + i];
                    ++defined;
                }
            }
            out[4] = sum / defined;  // NaN when no pair has a value
        });
    Estimate *const shared[] = {&summary.percent, &summary.fleiss, &summary.gwet, &summary.alpha, &summary.cohen};
    for (size_t i = 0; i < 5; ++i)
        useReplicates(*shared[i], std::move(values[i]));
    for (size_t i = 0; i < pairs; ++i)
        useReplicates(summary.pairs[static_cast<qsizetype>(i)].kappa, std::move(values[5 + i]));
    summary.bootstrap = options;
}

}  // namespace

AgreementSummary summarizeAgreement(const Ratings &ratings, const std::optional<BootstrapOptions> &bootstrap)
{
    const RatingPatterns patterns(ratings);
    const std::optional<std::vector<double>> positions = labelPositions(ratings.labels());
    const CohenPairs cohen = cohenPairs(patterns);
    AgreementSummary summary;
    summary.items = patterns.items();
    summary.used = patterns.itemsWithAtLeast(2);
    summary.raters = ratings.raters();
    summary.labels = ratings.labels();
    summary.percent = percentAgreement(patterns);
    summary.cohen = cohen.mean;
    summary.fleiss = fleissKappa(patterns);
    summary.alpha = krippendorffAlpha(patterns);
    summary.gwet = gwetAgreement(patterns);
    summary.pairsWithoutItems = cohen.pairsWithoutItems;
    for (const CohenPair &pair : cohen.pairs)
        summary.pairs.append(describePair(patterns, pair, positions));
    for (int label = 0; label < patterns.labels(); ++label)
        summary.perLabel.append(describeLabel(patterns, label));
    if (positions)
        summary.scale = describeScale(patterns, *positions);
    if (bootstrap && summary.used > 0)
        resample(summary, patterns, *bootstrap);
    return summary;
}

}  // namespace gainsay
