// SPDX-License-Identifier: GPL-3.0-or-later
// Whether people mark the same stretches of text.
#pragma once

#include "core/model/Span.h"
#include "core/stats/Bootstrap.h"
#include "core/stats/Estimate.h"

#include <QList>

#include <optional>

namespace gainsay {

// One conversation: the lengths of its utterances in code points, and each rater's spans.
struct SpanItem {
    QList<int> lengths;
    QList<QList<Span>> raters;  // one entry per rater who did the item, possibly without a span
};

// Spans of two raters that are equal, over all; pooled over pairs and items. F1 of one rater against the other is
// symmetric. Items on which nobody marks anything are left out: there is nothing to compare. The standard error is
// that of a ratio of sums over items (Cochran 1977, Sampling Techniques, ch. 6).
Estimate exactSpanF1(const QList<SpanItem> &items);
// The same by characters: the share that both have marked.
Estimate overlapSpanF1(const QList<SpanItem> &items);

// Krippendorff's alpha for unitizing (1995; 2004, ch. 11.6): how far the marked units of several observers lie apart
// compared with units of the same lengths placed at random. All items are laid end to end on one continuum. Items
// that not all `raters` observers have done are left out.
// No standard error is known for it; with `bootstrap`, items are drawn with replacement.
Estimate unitizingAlpha(const QList<SpanItem> &items, qsizetype raters,
                        const std::optional<BootstrapOptions> &bootstrap = std::nullopt);

struct SpanSummary {
    qint64 items = 0;
    qint64 used = 0;    // marked by two or more raters
    qint64 marked = 0;  // of those, with a span
    Estimate exact;
    Estimate overlap;
    Estimate alpha;  // over the items with the commonest number of raters
    std::optional<BootstrapOptions> bootstrap;
};

SpanSummary summarizeSpans(const QList<SpanItem> &items,
                           const std::optional<BootstrapOptions> &bootstrap = std::nullopt);
Json toJson(const SpanSummary &summary);

}  // namespace gainsay
