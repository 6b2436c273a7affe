// SPDX-License-Identifier: GPL-3.0-or-later
// The same items rated twice: before and after people talked, say. What the difference is worth is found by drawing
// items with replacement and measuring both sides on the same draw (Efron & Tibshirani 1993).
#pragma once

#include "core/stats/Bootstrap.h"
#include "core/stats/Estimate.h"
#include "core/stats/agreement/PatternIndex.h"

namespace gainsay {

struct MeasureChange {
    Estimate before;
    Estimate after;
    Estimate difference;  // after - before
};

struct AgreementChange {
    qint64 items = 0;    // in both tables, with two or more ratings in each
    qint64 total = 0;    // in either
    qint64 changed = 0;  // of `items`, those on which somebody says something else than before
    MeasureChange percent;
    MeasureChange alpha;
    MeasureChange gwet;
    BootstrapOptions bootstrap;
};

// Items are matched by number, raters and labels by name. Of more than 20,000 items the draws are that large, and
// the standard error is scaled (Bickel, Götze & van Zwet 1997), so that a million costs no more.
AgreementChange changeOfAgreement(const PatternIndex &before, const PatternIndex &after,
                                  const BootstrapOptions &options = {});

Json toJson(const AgreementChange &change);

}  // namespace gainsay
