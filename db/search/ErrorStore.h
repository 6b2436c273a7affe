// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/ErrorStore.h"
#include "db/engine/Database.h"
#include "db/search/SearchIndex.h"

namespace gainsay {

class SqlErrorStore final : public ErrorStore {
public:
    explicit SqlErrorStore(Database &database) : m_database(database), m_search(database) {}

    Result<QList<Slice>> slices() override;
    Result<SliceId> putSlice(const Slice &slice) override;
    Result<void> removeSlice(SliceId id) override;
    Result<QList<TagKind>> tagKinds() override;
    Result<void> setTagKinds(const QList<TagKind> &kinds) override;
    Result<QList<ErrorTag>> tags(ConversationId conversation) override;
    Result<void> putTag(const ErrorTag &tag) override;
    Result<void> removeTag(ConversationId conversation, RunId run, const QString &tag) override;
    Result<void> removeTagsOf(RunId run) override;
    Result<QList<ContrastivePair>> pairs() override;
    Result<qint64> addPair(const ContrastivePair &pair) override;
    Result<void> removePair(qint64 id) override;
    Result<qint64> blockCount() override;
    Result<std::optional<QByteArray>> block(RunId run, qint64 block) override;
    Result<void> storeBlock(const StoredBlock &block) override;
    Result<void> blockSources(qint64 block, const std::function<void(ErrorSource)> &visit) override;
    Result<void> blockTexts(qint64 block, const std::function<void(const StoredTurns &)> &visit) override;
    Result<void> blockPredictions(RunId run, qint64 block,
                                  const std::function<void(const PredictionValue &)> &visit) override;
    Result<std::vector<qint64>> conversationsWithText(const QString &query) override;

private:
    Database &m_database;
    SearchIndex m_search;
};

// For the other stores: these conversations changed, in what is known of them and in what any run says.
Result<void> forgetErrorBlocks(Database &database, qint64 firstConversation, qint64 lastConversation);

}  // namespace gainsay
