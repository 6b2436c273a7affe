// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workflow/BatchRules.h"

#include "core/base/TranslatableText.h"

#include <cmath>

namespace gainsay {

namespace {

struct BatchRulesText {
    GAINSAY_TR(gainsay::BatchRules)
};

Error batchRefusal(const QString &text, const QString &batch)
{
    return notAllowed(text.arg(batch));
}

Error locked(const QString &batch)
{
    return batchRefusal(BatchRulesText::tr("Batch “%1” is accepted and locked; a supervisor can reopen it."), batch);
}

Error underCheck(const QString &batch)
{
    return batchRefusal(BatchRulesText::tr("Batch “%1” is under spot check; wait until the round is closed."), batch);
}

Error noRound(const QString &batch)
{
    return batchRefusal(BatchRulesText::tr("No spot-check round is open in batch “%1”; start one first."), batch);
}

// Work on the items themselves: possible unless the batch is being checked or was accepted.
Result<void> allowsWork(BatchState state, const QString &batch)
{
    if (state == BatchState::Checking)
        return underCheck(batch);
    if (state == BatchState::Accepted)
        return locked(batch);
    return {};
}

Result<void> allowsStart(BatchState state, const QString &batch)
{
    switch (state) {
    case BatchState::Annotated:
        return {};
    case BatchState::Open:
        return batchRefusal(
            BatchRulesText::tr("Batch “%1” is not finished: a spot check starts when every item is resolved."), batch);
    case BatchState::Returned:
        return batchRefusal(BatchRulesText::tr("Batch “%1” was returned: a new round starts when every failed item was "
                                               "amended or confirmed and every item is resolved."),
                            batch);
    case BatchState::Checking:
        return batchRefusal(BatchRulesText::tr("A spot-check round is open already in batch “%1”; close it first."),
                            batch);
    case BatchState::Accepted:
        break;
    }
    return locked(batch);
}

}  // namespace

BatchState deriveBatch(const BatchFacts &facts)
{
    if (facts.roundOpen)
        return BatchState::Checking;
    if (facts.lastOutcome == RoundOutcome::Accepted && !facts.reopened)
        return BatchState::Accepted;
    const bool allResolved = facts.items > 0 && facts.resolved == facts.items;
    if (facts.lastOutcome == RoundOutcome::Returned)
        return allResolved && facts.failedOutstanding == 0 ? BatchState::Annotated : BatchState::Returned;
    return allResolved ? BatchState::Annotated : BatchState::Open;
}

Result<void> batchAllows(BatchState state, BatchMove move, const QString &batch)
{
    switch (move) {
    case BatchMove::Plan:
    case BatchMove::Annotate:
    case BatchMove::Adjudicate:
        return allowsWork(state, batch);
    case BatchMove::StartCheck:
        return allowsStart(state, batch);
    case BatchMove::Review:
    case BatchMove::Close:
        return state == BatchState::Checking ? Result<void>() : noRound(batch);
    case BatchMove::Reopen:
        break;
    }
    if (state == BatchState::Accepted)
        return {};
    return batchRefusal(BatchRulesText::tr("Batch “%1” is not accepted, so there is nothing to reopen."), batch);
}

int allowedFailures(int sampled, double threshold)
{
    // 0.95 has no exact binary form: without the slack, a product meant to be whole could round up by one.
    constexpr double slack = 1e-9;
    const int needed = static_cast<int>(std::ceil(threshold * sampled - slack));
    return sampled - needed;
}

std::optional<RoundOutcome> certainOutcome(const SpotCounts &counts, double threshold)
{
    const int allowed = allowedFailures(counts.sampled, threshold);
    if (counts.failed > allowed)
        return RoundOutcome::Returned;
    if (counts.failed + counts.left() <= allowed)
        return RoundOutcome::Accepted;
    return std::nullopt;
}

}  // namespace gainsay
