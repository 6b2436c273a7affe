// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/SpotCheckStore.h"
#include "db/engine/Database.h"

namespace gainsay {

class SqlSpotCheckStore final : public SpotCheckStore {
public:
    explicit SqlSpotCheckStore(Database &database) : m_database(database) {}

    Result<BatchFacts> facts(BatchId batch) override;
    Result<BatchFacts> lockFacts(BatchId batch) override;
    Result<QList<SampleCandidate>> candidates(BatchId batch, Stratify stratify) override;
    Result<RoundId> insertRound(const SpotRound &round, const QList<ConversationId> &sample) override;
    Result<void> closeRound(const SpotRound &round) override;
    Result<QList<SpotRound>> rounds(BatchId batch) override;
    Result<std::optional<SpotRound>> openRound(BatchId batch) override;
    Result<QList<SpotItem>> items(RoundId round) override;
    Result<std::optional<SpotItem>> item(RoundId round, ConversationId conversation) override;
    Result<void> record(const SpotItem &item) override;
    Result<SpotCounts> counts(RoundId round) override;
    Result<QList<SpotItem>> returnedTo(UserId user) override;
    Result<AnnotationId> returnedAfter(ConversationId conversation) override;
    Result<void> addEvent(const BatchEvent &event) override;
    Result<QList<BatchEvent>> events(BatchId batch) override;

private:
    Result<qint64> failedOutstanding(BatchId batch, int round);

    Database &m_database;
};

}  // namespace gainsay
