// SPDX-License-Identifier: GPL-3.0-or-later
// Krippendorff's alpha for any number of raters with missing ratings.
//   Krippendorff (2004), Content Analysis, 2nd ed., ch. 11; (2011), Computing Krippendorff's alpha-reliability.
// Items with fewer than two ratings are left out. The standard error is the delta method's, for drawing items at
// random; for ordinal data it includes that the metric itself depends on the ratings.
#pragma once

#include "core/stats/Estimate.h"
#include "core/stats/agreement/RatingPatterns.h"

#include <span>
#include <vector>

namespace gainsay {

enum class AlphaMetric { Nominal, Ordinal, Interval };

// `positions` (one number per label) order the labels for Ordinal and are their values for Interval.
Estimate krippendorffAlpha(const RatingPatterns &patterns, AlphaMetric metric = AlphaMetric::Nominal,
                           const std::vector<double> &positions = {});

// The bare nominal value for items counted by `counts`, for resampling; NaN where undefined.
double alphaValue(const RatingPatterns &patterns, std::span<const double> counts);

}  // namespace gainsay
