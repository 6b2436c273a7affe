// SPDX-License-Identifier: GPL-3.0-or-later
// Whether people mark the same stretches of text.
#pragma once

#include "core/model/Span.h"
#include "core/stats/Estimate.h"

#include <QList>

namespace gainsay {

// One conversation: the lengths of its utterances in code points, and each rater's spans.
struct SpanItem {
    QList<int> lengths;
    QList<QList<Span>> raters;  // one entry per rater who did the item, possibly without a span
};

struct SpanF1 {
    double value = 0.0;
    qint64 pairs = 0;  // pairs of raters on an item that were compared; 0: no value
};

// Spans of two raters that are equal, over all; pooled over pairs and items. F1 of one rater against the other is
// symmetric. Where neither marks anything there is nothing to compare.
SpanF1 exactSpanF1(const QList<SpanItem> &items);
// The same by characters: the share that both have marked.
SpanF1 overlapSpanF1(const QList<SpanItem> &items);

// Krippendorff's alpha for unitizing (1995; 2004, ch. 11.6): how far the marked units of several observers lie apart
// compared with units of the same lengths placed at random. All items are laid end to end on one continuum. Items
// that not all `raters` observers have done are left out.
Estimate unitizingAlpha(const QList<SpanItem> &items, qsizetype raters);

}  // namespace gainsay
