// SPDX-License-Identifier: GPL-3.0-or-later
// What others say of the work: decisions, spot checks, discussion, messages.
#pragma once

#include "core/base/Result.h"
#include "core/model/Decision.h"
#include "core/model/Message.h"
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

// One item that waits for a decision.
struct Dispute {
    ConversationId conversation;
    QString externalId;
    BatchId batch;
    double agreement = 0.0;  // share of compared answers that are equal, over all pairs of raters
};

class ReviewStore {
public:
    virtual ~ReviewStore() = default;

    // --- Spot-check rounds with their samples and verdicts, and what they say about the state of each batch.
    virtual Result<BatchFacts> batchFacts(BatchId batch) = 0;
    // The facts that decide whether work is locked, without counting the items: Checking, Accepted or neither.
    virtual Result<BatchFacts> lockFacts(BatchId batch) = 0;

    // Every item of the batch, also those that left the set: removing one is a judgement to be checked too.
    // Strata are the set of its annotators, or its final label.
    virtual Result<QList<SampleCandidate>> sampleCandidates(BatchId batch, Stratify stratify) = 0;

    virtual Result<RoundId> addRound(const SpotRound &round, const QList<ConversationId> &sample) = 0;
    virtual Result<void> closeRound(const SpotRound &round) = 0;
    virtual Result<QList<SpotRound>> rounds(BatchId batch) = 0;  // oldest first
    virtual Result<std::optional<SpotRound>> openRound(BatchId batch) = 0;

    virtual Result<QList<SpotItem>> roundItems(RoundId round) = 0;  // in the order in which they were drawn
    virtual Result<std::optional<SpotItem>> roundItem(RoundId round, ConversationId conversation) = 0;
    virtual Result<void> recordVerdict(const SpotItem &item) = 0;
    virtual Result<SpotCounts> roundCounts(RoundId round) = 0;
    // What a person's items failed on in the last returned round of their batch and still wait for an answer.
    virtual Result<QList<SpotItem>> returnedTo(UserId user) = 0;

    // The newest annotation that a reviewer saw when the item failed in a round that returned its batch; none if it
    // never did.
    virtual Result<AnnotationId> returnedAfter(ConversationId conversation) = 0;

    virtual Result<void> addBatchEvent(const BatchEvent &event) = 0;
    virtual Result<QList<BatchEvent>> batchEvents(BatchId batch) = 0;  // oldest first

    // --- What third persons decided, the queue of what waits for them, and the discussion of each item.
    virtual Result<DecisionId> addDecision(const Decision &decision) = 0;
    virtual Result<QList<Decision>> decisionsOn(ConversationId conversation) = 0;  // oldest first

    // Writes whether the item waits for a decision; none: it does not.
    virtual Result<void> setDispute(ConversationId conversation, std::optional<double> agreement) = 0;
    virtual Result<std::optional<Dispute>> dispute(ConversationId conversation) = 0;
    // Least agreed first, without items that `decider` annotated; after (before) the given one.
    virtual Result<QList<Dispute>> disputesAfter(UserId decider, const std::optional<Dispute> &after, int limit) = 0;
    virtual Result<QList<Dispute>> disputesBefore(UserId decider, const Dispute &before, int limit) = 0;
    virtual Result<qint64> disputeCount(UserId decider) = 0;

    virtual Result<CommentId> addComment(const Comment &comment) = 0;
    virtual Result<QList<Comment>> comments(ConversationId conversation) = 0;  // oldest first
    virtual Result<void> rewriteComment(CommentId id, const QString &body) = 0;
    virtual Result<void> removeComment(CommentId id) = 0;

    // --- The people's inboxes.
    virtual Result<MessageId> addMessage(const Message &message) = 0;
    // What people were told of a comment that was made at that time; an empty text takes it back.
    virtual Result<void> rewriteCommentMessage(ConversationId conversation, qint64 madeAt, const QString &before,
                                               const QString &body) = 0;
    // Newest first, older than `before` (none: from the newest).
    virtual Result<QList<Message>> inbox(UserId user, MessageId before, int limit) = 0;
    // Notes that the person wrote, newest first; those of one writing have the same time and text.
    virtual Result<QList<Message>> messagesSentBy(UserId user, int limit) = 0;
    virtual Result<qint64> unreadMessages(UserId user) = 0;
    // Only the person it was sent to can mark it; others' are left alone.
    virtual Result<void> markRead(MessageId message, UserId user, qint64 at) = 0;
    virtual Result<void> markUnread(MessageId message, UserId user) = 0;
    // What was written to the person about an item, newest first, for "what was wrong" beside the item.
    virtual Result<QList<Message>> messagesAbout(ConversationId conversation, UserId user) = 0;
};

}  // namespace gainsay
