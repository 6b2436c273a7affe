// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/agreement/AgreementSummary.h"

#include "core/base/TranslatableText.h"
#include "core/stats/agreement/AgreementMeasures.h"
#include "core/stats/agreement/CohenKappa.h"
#include "core/stats/agreement/KrippendorffAlpha.h"
#include "core/stats/agreement/LabelClashes.h"
#include "core/stats/agreement/MultiRater.h"
#include "core/stats/agreement/PairRows.h"

#include <cmath>

namespace gainsay {

namespace {

using Kind = LabelWeights::Kind;

constexpr qsizetype mostDrawnPairs = 1000;  // more would need more memory than they are worth

// The ratings of a and b alone, renamed 0 and 1.
RatingPatterns ratingsOfPair(const RatingPatterns &patterns, std::span<const quint32> rows, int a, int b)
{
    RatingPatterns both(2, patterns.labels());
    for (const quint32 pattern : rows) {
        Rating pair[2] = {{0, -1}, {1, -1}};
        for (const Rating &rating : patterns.of(pattern)) {
            if (rating.rater == a || rating.rater == b)
                pair[rating.rater == a ? 0 : 1].label = rating.label;
        }
        if (pair[0].label >= 0 && pair[1].label >= 0)
            both.add(pair, patterns.counts()[pattern]);
    }
    return both;
}

AgreementPair describePair(const RatingPatterns &patterns, const PairRows &index, const CohenPair &cohen,
                           const std::optional<std::vector<double>> &positions)
{
    const RatingPatterns both = ratingsOfPair(patterns, index.of(cohen.a, cohen.b), cohen.a, cohen.b);
    const auto ofAll = [&](Estimate estimate) {
        estimate.total = patterns.items();
        return estimate;
    };
    AgreementPair pair{cohen.a,
                       cohen.b,
                       cohen.kappa,
                       ofAll(fleissKappa(both)),
                       std::nullopt,
                       std::nullopt,
                       *percentAgreement(both).value,
                       {}};
    if (positions) {
        pair.linear = ofAll(cohenKappa(both, 0, 1, LabelWeights(Kind::Linear, *positions)));
        pair.quadratic = ofAll(cohenKappa(both, 0, 1, LabelWeights(Kind::Quadratic, *positions)));
    }
    for (int label = 0; label < patterns.labels(); ++label)
        pair.perLabel.append(pairIndexes(both, 0, 1, label));
    return pair;
}

LabelAgreement describeLabel(const RatingPatterns &patterns, int label)
{
    // A label that only single ratings have leaves one value among the compared ones: undefined, not perfect.
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

// What each draw computes, in this order; the pairs' kappas follow.
enum DrawnValue : size_t { DrawnPercent, DrawnFleiss, DrawnGwet, DrawnBrennan, DrawnAlpha, DrawnCohen, FirstDrawnPair };

void valuesOfDraw(const RatingPatterns &patterns, const PairRows &index, const QList<AgreementPair> &pairs,
                  std::span<const double> counts, std::span<double> out)
{
    const MultiRaterValues shared = multiRaterValues(patterns, counts);
    out[DrawnPercent] = shared.percent;
    out[DrawnFleiss] = shared.fleiss;
    out[DrawnGwet] = shared.gwet;
    out[DrawnBrennan] = shared.brennanPrediger;
    out[DrawnAlpha] = alphaValue(patterns, counts);
    double sum = 0.0;
    double defined = 0.0;
    size_t next = FirstDrawnPair;
    for (const AgreementPair &pair : pairs) {
        const double kappa = cohenValue(patterns, counts, index.of(pair.a, pair.b), pair.a, pair.b);
        if (next < out.size())
            out[next++] = kappa;
        sum += std::isnan(kappa) ? 0.0 : kappa;
        defined += std::isnan(kappa) ? 0.0 : 1.0;
    }
    out[DrawnCohen] = sum / defined;  // NaN when no pair has a value
}

void resample(AgreementSummary &summary, const RatingPatterns &patterns, const PairRows &index,
              const BootstrapOptions &options)
{
    const QList<AgreementPair> pairs = summary.pairs;
    const bool eachPair = pairs.size() <= mostDrawnPairs;
    std::vector<std::vector<double>> values =
        bootstrap(patterns.counts(), options, FirstDrawnPair + static_cast<size_t>(eachPair ? pairs.size() : 0),
                  [&](std::span<const double> counts, std::span<double> out) {
                      valuesOfDraw(patterns, index, pairs, counts, out);
                  });
    useReplicates(summary.percent, std::move(values[DrawnPercent]));
    useReplicates(summary.fleiss, std::move(values[DrawnFleiss]));
    useReplicates(summary.gwet, std::move(values[DrawnGwet]));
    useReplicates(summary.brennanPrediger, std::move(values[DrawnBrennan]));
    useReplicates(summary.alpha, std::move(values[DrawnAlpha]));
    useReplicates(summary.cohen, std::move(values[DrawnCohen]));
    size_t next = FirstDrawnPair;
    for (AgreementPair &pair : summary.pairs) {
        if (eachPair)
            useReplicates(pair.kappa, std::move(values[next++]));
        else
            pair.kappa.note = TranslatableText::translate("stats", "too many pairs to resample: error by formula");
    }
    summary.bootstrap = options;
}

AgreementSummary overallMeasures(const RatingPatterns &patterns, const QStringList &raters, const QStringList &labels,
                                 const CohenPairs &cohen)
{
    AgreementSummary summary;
    summary.items = patterns.items();
    summary.used = patterns.itemsWithAtLeast(2);
    summary.raters = raters;
    summary.labels = labels;
    summary.percent = percentAgreement(patterns);
    summary.cohen = cohen.mean;
    summary.fleiss = fleissKappa(patterns);
    summary.alpha = krippendorffAlpha(patterns);
    summary.gwet = gwetAgreement(patterns);
    summary.brennanPrediger = brennanPrediger(patterns);
    return summary;
}

}  // namespace

AgreementSummary overallAgreement(const RatingPatterns &patterns, const QStringList &raters, const QStringList &labels)
{
    return overallMeasures(patterns, raters, labels, cohenPairs(patterns));
}

AgreementSummary summarizeAgreement(const Ratings &ratings, const std::optional<BootstrapOptions> &bootstrap)
{
    return summarizeAgreement(RatingPatterns(ratings), ratings.raters(), ratings.labels(), bootstrap);
}

AgreementSummary summarizeAgreement(const RatingPatterns &patterns, const QStringList &raters,
                                    const QStringList &labels, const std::optional<BootstrapOptions> &bootstrap)
{
    const std::optional<std::vector<double>> positions = labelPositions(labels);
    const CohenPairs cohen = cohenPairs(patterns);
    AgreementSummary summary = overallMeasures(patterns, raters, labels, cohen);
    summary.pairsWithoutItems = cohen.pairsWithoutItems;
    const PairRows index(patterns);
    for (const CohenPair &pair : cohen.pairs)
        summary.pairs.append(describePair(patterns, index, pair, positions));
    for (int label = 0; label < patterns.labels(); ++label)
        summary.perLabel.append(describeLabel(patterns, label));
    if (positions)
        summary.scale = describeScale(patterns, *positions);
    if (bootstrap && summary.used > 0)
        resample(summary, patterns, index, *bootstrap);
    return summary;
}

namespace {

Json withBand(const Estimate &estimate, AgreementBand (*bandOf)(double))
{
    Json json = toJson(estimate);
    if (estimate.value) {
        const AgreementBand band = bandOf(*estimate.value);
        json["band"] = {{"name", toUtf8(band.name)}, {"source", toUtf8(band.source)}};
    }
    return json;
}

Json perLabel(const AgreementSummary &summary, Estimate LabelAgreement::*measure)
{
    Json json = Json::object();
    for (qsizetype i = 0; i < summary.labels.size(); ++i)
        json[toUtf8(summary.labels[i])] = toJson(summary.perLabel[i].*measure);
    return json;
}

Json pairJson(const AgreementSummary &summary, const AgreementPair &pair)
{
    Json json = toJson(pair.kappa);
    json["a"] = toUtf8(summary.raters[pair.a]);
    json["b"] = toUtf8(summary.raters[pair.b]);
    json["percent_agreement"] = pair.observed;
    json["scott_pi"] = toJson(pair.scottPi);
    if (pair.linear)
        json["linear"] = toJson(*pair.linear);
    if (pair.quadratic)
        json["quadratic"] = toJson(*pair.quadratic);
    for (qsizetype i = 0; i < summary.labels.size(); ++i) {
        json["prevalence_index"][toUtf8(summary.labels[i])] = pair.perLabel[i].prevalence;
        json["bias_index"][toUtf8(summary.labels[i])] = pair.perLabel[i].bias;
    }
    return json;
}

void addPairs(Json &json, const AgreementSummary &summary)
{
    json["pairs"] = Json::array();
    for (const AgreementPair &pair : summary.pairs)
        json["pairs"].push_back(pairJson(summary, pair));
    if (summary.pairsWithoutItems > 0)
        json["pairs_without_items"] = summary.pairsWithoutItems;
}

}  // namespace

Json toJson(const AgreementSummary &summary)
{
    Json json = {{"items", summary.items},
                 {"raters", summary.raters.size()},
                 {"labels", jsonTexts(summary.labels)},
                 {"used", summary.used},
                 {"excluded", summary.items - summary.used},
                 {"rater_names", jsonTexts(summary.raters)}};
    json["percent_agreement"] = summary.percent.value ? Json(*summary.percent.value) : Json();
    json["percent_agreement_ci"] = summary.percent.ci ? toJson(*summary.percent.ci) : Json();
    for (const AgreementMeasure &measure : chanceCorrectedMeasures()) {
        Json &own = json[measure.key] = withBand(summary.*measure.value, measure.band);
        if (measure.perLabel)
            own["per_label"] = perLabel(summary, measure.perLabel);
    }
    addPairs(json["cohen_kappa"], summary);
    for (qsizetype i = 0; i < summary.labels.size(); ++i)
        json["label_counts"][toUtf8(summary.labels[i])] = summary.perLabel[i].ratings;
    if (summary.scale) {
        json["krippendorff_alpha"]["ordinal"] = toJson(summary.scale->alphaOrdinal);
        json["krippendorff_alpha"]["interval"] = toJson(summary.scale->alphaInterval);
        json["cohen_kappa"]["linear"] = toJson(summary.scale->cohenLinear);
        json["cohen_kappa"]["quadratic"] = toJson(summary.scale->cohenQuadratic);
        json["gwet_ac2"] = {{"linear", toJson(summary.scale->gwetLinear)},
                            {"quadratic", toJson(summary.scale->gwetQuadratic)}};
    }
    for (const QStringList &group : similarLabels(summary.labels))
        json["similar_labels"].push_back(jsonTexts(group));
    if (summary.bootstrap)
        json["bootstrap"] = {
            {"replicates", summary.bootstrap->replicates}, {"seed", summary.bootstrap->seed}, {"unit", "item"}};
    return json;
}

}  // namespace gainsay
