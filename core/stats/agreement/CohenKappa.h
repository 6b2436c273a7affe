// SPDX-License-Identifier: GPL-3.0-or-later
// Cohen's kappa of two raters on the items that both rated.
//   Cohen (1960), A coefficient of agreement for nominal scales; (1968) with weights.
//   Fleiss, Cohen & Everitt (1969), Large sample standard errors of kappa and weighted kappa.
//   Light (1971): several raters are summed up by the mean over their pairs.
//   Byrt, Bishop & Carlin (1993), Bias, prevalence and kappa.
#pragma once

#include "core/stats/Estimate.h"
#include "core/stats/agreement/RatingPatterns.h"

#include <QList>
#include <QStringList>

#include <optional>
#include <span>
#include <vector>

namespace gainsay {

// The numbers that the labels spell, if every one does and there are two or more; else nothing.
std::optional<std::vector<double>> labelPositions(const QStringList &labels);

// How nearly two labels agree: 1 for the same, 0 for the farthest apart. Linear and quadratic weights need labels that
// stand on a scale.
class LabelWeights {
public:
    enum class Kind { Identity, Linear, Quadratic };

    LabelWeights() = default;
    // `positions` holds one number per label (Cohen 1968: partial credit by distance).
    LabelWeights(Kind kind, std::vector<double> positions);

    bool isIdentity() const { return m_kind == Kind::Identity; }
    double operator()(int a, int b) const;

private:
    Kind m_kind = Kind::Identity;
    std::vector<double> m_positions;
    double m_range = 1.0;
};

Estimate cohenKappa(const RatingPatterns &patterns, int a, int b, const LabelWeights &weights = {});

struct CohenPair {
    int a = 0;
    int b = 0;
    Estimate kappa;
};

struct CohenPairs {
    QList<CohenPair> pairs;  // those with an item in common
    qint64 pairsWithoutItems = 0;
    Estimate mean;  // over the pairs with a value; its error allows for the items they share
};

CohenPairs cohenPairs(const RatingPatterns &patterns, const LabelWeights &weights = {});

// The bare nominal value for items counted by `counts`, for resampling; NaN where undefined.
double cohenValue(const RatingPatterns &patterns, std::span<const double> counts, int a, int b);

// For one label against the rest. Both indexes at 0: kappa means what it seems to mean. A high prevalence index
// makes kappa low although raters agree; bias between the raters makes it high.
struct PairIndexes {
    double prevalence = 0.0;  // (both say it - neither says it) / n
    double bias = 0.0;        // share of a - share of b
};

PairIndexes pairIndexes(const RatingPatterns &patterns, int a, int b, int label);

}  // namespace gainsay
