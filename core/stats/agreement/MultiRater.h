// SPDX-License-Identifier: GPL-3.0-or-later
// Agreement of any number of raters, who need not all rate every item.
//   Fleiss (1971), Measuring nominal scale agreement among many raters; with varying raters per item and with
//   weights as in Gwet (2014), Handbook of Inter-Rater Reliability, 4th ed., ch. 2, 3 and 5.
//   Gwet (2008), Computing inter-rater reliability and its variance in the presence of high agreement: AC1; AC2
//   is the same with weights.
//   Brennan & Prediger (1981), Coefficient kappa: some uses, misuses, and alternatives.
// Observed agreement is the mean over items with two or more ratings; label shares are means over all rated items.
// Standard errors are those of the linearised estimators (Gwet 2008, 2014), for drawing items at random; an item
// with one rating informs the label shares only. Where all items have two or more they equal those of the R package
// irrCAC; where some have one, irrCAC counts these in the error as if they agreed in nothing, and its error is larger.
#pragma once

#include "core/stats/Estimate.h"
#include "core/stats/agreement/CohenKappa.h"
#include "core/stats/agreement/RatingPatterns.h"

#include <span>

namespace gainsay {

Estimate percentAgreement(const RatingPatterns &patterns);
Estimate fleissKappa(const RatingPatterns &patterns, const LabelWeights &weights = {});
// AC1; AC2 with weights.
Estimate gwetAgreement(const RatingPatterns &patterns, const LabelWeights &weights = {});
// Chance as if every label in use were as likely as the others.
Estimate brennanPrediger(const RatingPatterns &patterns, const LabelWeights &weights = {});
// Scott (1955): two raters, one common distribution of labels. Fleiss' kappa of the pair.
Estimate scottPi(const RatingPatterns &patterns, int a, int b);

// The bare values for items counted by `counts`, for resampling; NaN where undefined.
struct MultiRaterValues {
    double percent;
    double fleiss;
    double gwet;
    double brennanPrediger;
};
MultiRaterValues multiRaterValues(const RatingPatterns &patterns, std::span<const double> counts);

}  // namespace gainsay
