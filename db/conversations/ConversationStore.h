// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/ConversationStore.h"
#include "db/engine/Database.h"
#include "db/search/SearchIndex.h"

namespace gainsay {

class SqlConversationStore final : public ConversationStore {
public:
    explicit SqlConversationStore(Database &database) : m_database(database), m_search(database) {}

    Result<BatchId> findOrAddBatch(const QString &name, qint64 at) override;
    Result<Batch> batchByName(const QString &name) override;
    Result<QList<Batch>> batches() override;

    Result<QList<ConversationId>> insert(const QList<NewConversation> &conversations) override;
    Result<void> addSearchBlock(ConversationId first, const SearchBlock &block) override;
    Result<void> indexPending() override;
    Result<QHash<QString, KnownConversation>> known(const QStringList &externalIds) override;

    Result<Conversation> byId(ConversationId id) override;
    Result<QHash<ConversationId, Conversation>> byIds(const QList<ConversationId> &ids) override;
    Result<Conversation> byExternalId(const QString &externalId) override;
    Result<ConversationId> idOf(const QString &externalId) override;
    Result<ConversationRow> row(ConversationId id) override;
    Result<QHash<ConversationId, ConversationRow>> rows(const QList<ConversationId> &ids) override;
    Result<QList<Conversation>> pageAfter(ConversationId after, int limit, BatchId batch) override;

    Result<QList<ConversationRow>> list(const ConversationQuery &query, ConversationId after, int limit) override;
    Result<QList<ConversationRow>> previous(const ConversationQuery &query, ConversationId id, int limit) override;
    Result<qint64> count(const ConversationFilter &filter) override;
    Result<int> mostTurns() override;

    Result<void> lock(ConversationId id) override;
    Result<void> setDerived(ConversationId id, ItemState state, const QString &label,
                            const std::optional<Resolution> &resolution) override;
    Result<std::optional<Resolution>> resolution(ConversationId id) override;

    Result<QList<ConversationId>> withoutWork(const QList<ConversationId> &ids) override;
    Result<QHash<ConversationId, QString>> sourceFiles(const QList<ConversationId> &ids) override;
    Result<void> moveToBatch(const QList<ConversationId> &ids, BatchId batch) override;
    Result<void> removeIfEmpty(const QList<BatchId> &batches) override;

private:
    Result<void> insertRows(const QList<NewConversation> &conversations, qint64 firstId);

    Database &m_database;
    SearchIndex m_search;
};

}  // namespace gainsay
