// SPDX-License-Identifier: GPL-3.0-or-later
// What state an item is in, derived from its answers and decisions: pure, so that `verify` can recompute what
// is stored. Nothing is a flag that was set once; amending an answer re-opens or settles the item at once.
#pragma once

#include "core/model/Decision.h"
#include "core/model/Workflow.h"
#include "core/scheme/Scheme.h"

#include <QList>

#include <optional>

namespace gainsay {

// One slot of the item with the annotation in force; there are as many expected raters as slots.
struct RaterFact {
    AnnotationId annotation;  // none: not answered yet
    Json answers;
};

struct DerivedItem {
    ItemState state = ItemState::Open;
    std::optional<Resolution> resolution;
    // Disputed only: the share of compared answers that are equal, over all pairs of raters.
    double agreement = 1.0;
    // Per rater: sent back by a decision, and neither answered nor decided since.
    QList<bool> sentBack;
};

// Raters in order of their slot's number, decisions oldest first.
// - All raters have answered: the scheme's rule makes it Agreed or Disputed, Voted or Ambiguous. When answers
//   agree, the first slot's are final (they differ at most in what is not compared).
// - A decision covers the annotations it saw; a later annotation re-opens the question.
// - Annotations that a send-back saw no longer count.
// - A reopened item is Disputed, however its raters agree, until somebody decides it or answers again.
// - "neither" without answers takes the item out of the set as "neither".
DerivedItem deriveItem(const Scheme &scheme, const QList<RaterFact> &raters, const QList<Decision> &decisions);

// Nothing is left to be done on the item. Ambiguous counts: the scheme wants nobody to decide those.
bool isResolved(ItemState state);

}  // namespace gainsay
