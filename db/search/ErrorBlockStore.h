// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/ErrorBlockStore.h"
#include "db/engine/Database.h"
#include "db/search/SearchIndex.h"

namespace gainsay {

class SqlErrorBlockStore final : public ErrorBlockStore {
public:
    explicit SqlErrorBlockStore(Database &database) : m_database(database), m_search(database) {}

    Result<qint64> count() override;
    Result<std::optional<QByteArray>> block(RunId run, qint64 block) override;
    Result<void> store(const StoredBlock &block) override;
    Result<void> sources(qint64 block, const std::function<void(ErrorSource)> &visit) override;
    Result<void> texts(qint64 block, const std::function<void(const StoredTurns &)> &visit) override;
    Result<void> predictions(RunId run, qint64 block,
                             const std::function<void(const PredictionValue &)> &visit) override;
    Result<std::vector<qint64>> withText(const QString &query) override;

private:
    Database &m_database;
    SearchIndex m_search;
};

// For the other stores: these conversations changed, in what is known of them and in what any run says.
Result<void> forgetErrorBlocks(Database &database, qint64 firstConversation, qint64 lastConversation);

}  // namespace gainsay
