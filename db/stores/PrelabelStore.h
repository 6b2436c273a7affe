// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/PrelabelStore.h"
#include "db/engine/Database.h"

namespace gainsay {

class Row;

// Id of the conversation, label and details, from the column `first` on.
Prelabel prelabelAt(const Row &row, int first);

class SqlPrelabelStore final : public PrelabelStore {
public:
    explicit SqlPrelabelStore(Database &database) : m_database(database) {}

    Result<PrelabelRun> findOrAddRun(const PrelabelRun &run) override;
    Result<PrelabelRun> run(RunId id) override;
    Result<QList<PrelabelRun>> runs() override;
    Result<std::optional<PrelabelRun>> newestDetectorRun() override;
    Result<void> removeRun(RunId run) override;
    Result<int> insert(RunId run, const QList<Prelabel> &prelabels) override;
    Result<std::optional<Prelabel>> prelabel(RunId run, ConversationId conversation) override;
    Result<std::optional<NewestPrelabel>> newest(ConversationId conversation) override;
    Result<QList<Prelabel>> pageAfter(RunId run, ConversationId after, int limit) override;
    Result<QList<ConversationId>> missing(RunId run, ConversationId after, int limit, BatchId batch) override;
    Result<qint64> countMissing(RunId run, BatchId batch) override;
    Result<DetectorTuning> tuning(RunId run) override;
    Result<void> setTuning(RunId run, const DetectorTuning &tuning) override;
    Result<void> insertSpans(RunId run, ConversationId conversation, const QList<Span> &spans) override;
    Result<std::optional<QList<Span>>> spans(RunId run, ConversationId conversation) override;
    Result<QList<ConversationId>> missingSpans(RunId run, ConversationId after, int limit, BatchId batch) override;

private:
    Database &m_database;
};

}  // namespace gainsay
