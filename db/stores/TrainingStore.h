// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/TrainingStore.h"
#include "db/engine/Database.h"

namespace gainsay {

class SqlTrainingStore final : public TrainingStore {
public:
    explicit SqlTrainingStore(Database &database) : m_database(database) {}

    Result<void> putGold(const GoldItem &item) override;
    Result<void> removeGold(GoldKind kind, ConversationId conversation) override;
    Result<QList<GoldItem>> gold(GoldKind kind) override;
    Result<void> reserve(ConversationId conversation) override;
    Result<std::optional<GoldItem>> goldOf(GoldKind kind, ConversationId conversation) override;
    Result<QList<ConversationId>> freshHidden(UserId user) override;
    Result<bool> hiddenAt(UserId user, qint64 position) override;
    Result<QList<HiddenAnswer>> hiddenAnswers() override;
    Result<void> addCalibration(const CalibrationSet &set) override;
    Result<QList<CalibrationSet>> calibrations() override;
    Result<SessionId> startSession(const TrainingSession &session) override;
    Result<void> updateSession(const TrainingSession &session) override;
    Result<std::optional<TrainingSession>> session(SessionId id) override;
    Result<QList<TrainingSession>> sessions(UserId user, GoldKind kind) override;
    Result<bool> hasPassed(UserId user, GoldKind kind) override;
    Result<void> addAnswer(const TrainingAnswer &answer) override;
    Result<QList<TrainingAnswer>> answers(SessionId session) override;

private:
    Database &m_database;
};

}  // namespace gainsay
