// SPDX-License-Identifier: GPL-3.0-or-later
// What state a batch is in, derived from its items and its spot-check rounds, and what may be done in it.
#pragma once

#include "core/base/Result.h"
#include "core/model/SpotRound.h"
#include "core/model/Workflow.h"

#include <optional>

namespace gainsay {

struct BatchFacts {
    qint64 items = 0;
    qint64 resolved = 0;     // items on which nothing is left to be done
    int rounds = 0;          // spot-check rounds so far
    bool roundOpen = false;  // the last one is not closed
    std::optional<RoundOutcome> lastOutcome;
    bool reopened = false;         // since the last round was closed
    qint64 failedOutstanding = 0;  // failed items of the last returned round that were not answered again by all
};

// An open round: Checking. Accepted until reopened. Returned until every failed item was amended or confirmed by
// its annotators and all items are resolved. Then, or when all are resolved: Annotated. Else Open.
BatchState deriveBatch(const BatchFacts &facts);

enum class BatchMove { Plan, Annotate, Adjudicate, StartCheck, Review, Close, Reopen };

// Fine, or the reason why it cannot be done in this state (kind NotAllowed). `batch` is for the message.
Result<void> batchAllows(BatchState state, BatchMove move, const QString &batch);

// When a spot-checked batch is accepted, and when that is certain before every item was reviewed.
// How many of `sampled` items may fail: the most for which passed/sampled still reaches the threshold.
int allowedFailures(int sampled, double threshold);

// The outcome if nothing that is still to be reviewed can change it; none while it can.
std::optional<RoundOutcome> certainOutcome(const SpotCounts &counts, double threshold);

}  // namespace gainsay
