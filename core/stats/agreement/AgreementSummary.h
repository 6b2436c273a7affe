// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that is said about the agreement in one table of ratings, and its JSON.
#pragma once

#include "core/stats/Bootstrap.h"
#include "core/stats/Estimate.h"
#include "core/stats/agreement/CohenKappa.h"
#include "core/stats/agreement/Ratings.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace gainsay {

struct AgreementPair {
    int a = 0;  // indexes into raters
    int b = 0;
    Estimate kappa;
    Estimate scottPi;
    std::optional<Estimate> linear;  // weighted kappas, where labels are numbers
    std::optional<Estimate> quadratic;
    double observed = 0.0;        // share of equal labels
    QList<PairIndexes> perLabel;  // prevalence and bias, per label
};

struct LabelAgreement {
    qint64 ratings = 0;  // how often the label was given
    Estimate cohen;      // one label against the rest, for each measure
    Estimate fleiss;
    Estimate alpha;
    Estimate gwet;
};

// Measures for labels on a scale: only where every label is a number.
struct ScaleAgreement {
    Estimate alphaOrdinal;
    Estimate alphaInterval;
    Estimate cohenLinear;
    Estimate cohenQuadratic;
    Estimate gwetLinear;
    Estimate gwetQuadratic;
};

struct AgreementSummary {
    qint64 items = 0;
    qint64 used = 0;  // items with two or more ratings
    QStringList raters;
    QStringList labels;
    Estimate percent;
    Estimate cohen;  // mean over pairs
    Estimate fleiss;
    Estimate alpha;
    Estimate gwet;
    Estimate brennanPrediger;
    QList<AgreementPair> pairs;
    qint64 pairsWithoutItems = 0;
    QList<LabelAgreement> perLabel;  // in the order of labels
    std::optional<ScaleAgreement> scale;
    std::optional<BootstrapOptions> bootstrap;  // set: se and ci of the measures and pairs are the bootstrap's
};

AgreementSummary summarizeAgreement(const Ratings &ratings,
                                    const std::optional<BootstrapOptions> &bootstrap = std::nullopt);

// The same of patterns that were counted elsewhere; raters and labels are called by these names.
AgreementSummary summarizeAgreement(const RatingPatterns &patterns, const QStringList &raters,
                                    const QStringList &labels,
                                    const std::optional<BootstrapOptions> &bootstrap = std::nullopt);

// The measures over all raters and labels alone, without pairs, labels and scale.
AgreementSummary overallAgreement(const RatingPatterns &patterns, const QStringList &raters, const QStringList &labels);

// The object that `agreement --json` prints.
Json toJson(const AgreementSummary &summary);

}  // namespace gainsay
