// SPDX-License-Identifier: GPL-3.0-or-later
// Spot-check rounds with their samples and verdicts, and what they say about the state of each batch.
#pragma once

#include "core/base/Result.h"
#include "core/model/SpotRound.h"
#include "core/workflow/BatchRules.h"
#include "core/workflow/SpotSample.h"

#include <QList>

#include <optional>

namespace gainsay {

// A decision about a whole batch that is not a round.
struct BatchEvent {
    BatchId batch;
    int round = 0;  // the last one before it
    UserId user;
    QString kind;  // "reopened"
    QString reason;
    qint64 createdAt = 0;
};

class SpotCheckStore {
public:
    virtual ~SpotCheckStore() = default;

    virtual Result<BatchFacts> facts(BatchId batch) = 0;
    // The facts that decide whether work is locked, without counting the items: Checking, Accepted or neither.
    virtual Result<BatchFacts> lockFacts(BatchId batch) = 0;

    // Every item of the batch, also those that left the set: removing one is a judgement to be checked too.
    // Strata are the set of its annotators, or its final label.
    virtual Result<QList<SampleCandidate>> candidates(BatchId batch, Stratify stratify) = 0;

    virtual Result<RoundId> insertRound(const SpotRound &round, const QList<ConversationId> &sample) = 0;
    virtual Result<void> closeRound(const SpotRound &round) = 0;
    virtual Result<QList<SpotRound>> rounds(BatchId batch) = 0;  // oldest first
    virtual Result<std::optional<SpotRound>> openRound(BatchId batch) = 0;

    virtual Result<QList<SpotItem>> items(RoundId round) = 0;  // in the order in which they were drawn
    virtual Result<std::optional<SpotItem>> item(RoundId round, ConversationId conversation) = 0;
    virtual Result<void> record(const SpotItem &item) = 0;
    virtual Result<SpotCounts> counts(RoundId round) = 0;
    // What a person's items failed on in the last returned round of their batch and still wait for an answer.
    virtual Result<QList<SpotItem>> returnedTo(UserId user) = 0;

    // The newest annotation that a reviewer saw when the item failed in a round that returned its batch; none if it
    // never did.
    virtual Result<AnnotationId> returnedAfter(ConversationId conversation) = 0;

    virtual Result<void> addEvent(const BatchEvent &event) = 0;
    virtual Result<QList<BatchEvent>> events(BatchId batch) = 0;  // oldest first
};

}  // namespace gainsay
