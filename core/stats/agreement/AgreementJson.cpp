// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/agreement/AgreementSummary.h"
#include "core/stats/agreement/Interpretation.h"
#include "core/stats/agreement/SimilarLabels.h"

namespace gainsay {

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

Json cohenJson(const AgreementSummary &summary)
{
    Json json = withBand(summary.cohen, landisKoch);
    json["pairs"] = Json::array();
    for (const AgreementPair &pair : summary.pairs)
        json["pairs"].push_back(pairJson(summary, pair));
    if (summary.pairsWithoutItems > 0)
        json["pairs_without_items"] = summary.pairsWithoutItems;
    json["per_label"] = perLabel(summary, &LabelAgreement::cohen);
    return json;
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
    json["cohen_kappa"] = cohenJson(summary);
    json["fleiss_kappa"] = withBand(summary.fleiss, landisKoch);
    json["fleiss_kappa"]["per_label"] = perLabel(summary, &LabelAgreement::fleiss);
    json["krippendorff_alpha"] = withBand(summary.alpha, krippendorffBand);
    json["krippendorff_alpha"]["per_label"] = perLabel(summary, &LabelAgreement::alpha);
    json["gwet_ac1"] = withBand(summary.gwet, landisKoch);
    json["gwet_ac1"]["per_label"] = perLabel(summary, &LabelAgreement::gwet);
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
