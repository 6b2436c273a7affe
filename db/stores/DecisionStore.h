// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/DecisionStore.h"
#include "db/engine/Database.h"

namespace gainsay {

class SqlDecisionStore final : public DecisionStore {
public:
    explicit SqlDecisionStore(Database &database) : m_database(database) {}

    Result<DecisionId> insert(const Decision &decision) override;
    Result<QList<Decision>> ofConversation(ConversationId conversation) override;
    Result<void> setDispute(ConversationId conversation, std::optional<double> agreement) override;
    Result<std::optional<Dispute>> dispute(ConversationId conversation) override;
    Result<QList<Dispute>> disputesAfter(UserId decider, const std::optional<Dispute> &after, int limit) override;
    Result<QList<Dispute>> disputesBefore(UserId decider, const Dispute &before, int limit) override;
    Result<qint64> disputeCount(UserId decider) override;
    Result<CommentId> addComment(const Comment &comment) override;
    Result<QList<Comment>> comments(ConversationId conversation) override;
    Result<void> rewriteComment(CommentId id, const QString &body) override;
    Result<void> removeComment(CommentId id) override;

private:
    Database &m_database;
};

}  // namespace gainsay
