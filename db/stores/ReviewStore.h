// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/ReviewStore.h"
#include "db/engine/Database.h"

namespace gainsay {

class SqlReviewStore final : public ReviewStore {
public:
    explicit SqlReviewStore(Database &database) : m_database(database) {}

    Result<BatchFacts> batchFacts(BatchId batch) override;
    Result<BatchFacts> lockFacts(BatchId batch) override;
    Result<QList<SampleCandidate>> sampleCandidates(BatchId batch, Stratify stratify) override;
    Result<RoundId> addRound(const SpotRound &round, const QList<ConversationId> &sample) override;
    Result<void> closeRound(const SpotRound &round) override;
    Result<QList<SpotRound>> rounds(BatchId batch) override;
    Result<std::optional<SpotRound>> openRound(BatchId batch) override;
    Result<QList<SpotItem>> roundItems(RoundId round) override;
    Result<std::optional<SpotItem>> roundItem(RoundId round, ConversationId conversation) override;
    Result<void> recordVerdict(const SpotItem &item) override;
    Result<SpotCounts> roundCounts(RoundId round) override;
    Result<QList<SpotItem>> returnedTo(UserId user) override;
    Result<AnnotationId> returnedAfter(ConversationId conversation) override;
    Result<void> addBatchEvent(const BatchEvent &event) override;
    Result<QList<BatchEvent>> batchEvents(BatchId batch) override;
    Result<DecisionId> addDecision(const Decision &decision) override;
    Result<QList<Decision>> decisionsOn(ConversationId conversation) override;
    Result<void> setDispute(ConversationId conversation, std::optional<double> agreement) override;
    Result<std::optional<Dispute>> dispute(ConversationId conversation) override;
    Result<QList<Dispute>> disputesAfter(UserId decider, const std::optional<Dispute> &after, int limit) override;
    Result<QList<Dispute>> disputesBefore(UserId decider, const Dispute &before, int limit) override;
    Result<qint64> disputeCount(UserId decider) override;
    Result<CommentId> addComment(const Comment &comment) override;
    Result<QList<Comment>> comments(ConversationId conversation) override;
    Result<void> rewriteComment(CommentId id, const QString &body) override;
    Result<void> removeComment(CommentId id) override;
    Result<MessageId> addMessage(const Message &message) override;
    Result<void> rewriteCommentMessage(ConversationId conversation, qint64 madeAt, const QString &before,
                                       const QString &body) override;
    Result<QList<Message>> inbox(UserId user, MessageId before, int limit) override;
    Result<QList<Message>> messagesSentBy(UserId user, int limit) override;
    Result<qint64> unreadMessages(UserId user) override;
    Result<void> markRead(MessageId message, UserId user, qint64 at) override;
    Result<void> markUnread(MessageId message, UserId user) override;
    Result<QList<Message>> messagesAbout(ConversationId conversation, UserId user) override;

private:
    Result<qint64> failedOutstanding(BatchId batch, int round);

    Database &m_database;
};

}  // namespace gainsay
