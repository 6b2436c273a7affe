// SPDX-License-Identifier: GPL-3.0-or-later
// What third persons decided, the queue of what waits for them, and the discussion of each item.
#pragma once

#include "core/base/Result.h"
#include "core/model/Decision.h"

#include <QList>

#include <optional>

namespace gainsay {

// One item that waits for a decision.
struct Dispute {
    ConversationId conversation;
    QString externalId;
    BatchId batch;
    double agreement = 0.0;  // share of compared answers that are equal, over all pairs of raters
};

class DecisionStore {
public:
    virtual ~DecisionStore() = default;

    virtual Result<DecisionId> insert(const Decision &decision) = 0;
    virtual Result<QList<Decision>> ofConversation(ConversationId conversation) = 0;  // oldest first

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
};

}  // namespace gainsay
