// SPDX-License-Identifier: GPL-3.0-or-later
// Gold sets and the sessions in which people answered them.
#pragma once

#include "core/base/Result.h"
#include "core/model/Training.h"

#include <QList>

#include <optional>

namespace gainsay {

class TrainingStore {
public:
    virtual ~TrainingStore() = default;

    // Adds the item at the end of its set, or replaces its answers and explanation.
    virtual Result<void> putGold(const GoldItem &item) = 0;
    virtual Result<void> removeGold(GoldKind kind, ConversationId conversation) = 0;
    virtual Result<QList<GoldItem>> gold(GoldKind kind) = 0;  // by position
    // Takes a conversation that nobody has been given out of the work, so that it serves training alone.
    virtual Result<void> reserve(ConversationId conversation) = 0;
    virtual Result<std::optional<GoldItem>> goldOf(GoldKind kind, ConversationId conversation) = 0;

    // Hidden items that the person has neither had a place on nor answered, by position.
    virtual Result<QList<ConversationId>> freshHidden(UserId user) = 0;
    // Whether the person was given a hidden item at that position of the queue.
    virtual Result<bool> hiddenAt(UserId user, qint64 position) = 0;
    // Every answer in force to a hidden item, in order of time.
    virtual Result<QList<HiddenAnswer>> hiddenAnswers() = 0;

    // A name that is taken is a Conflict.
    virtual Result<void> addCalibration(const CalibrationSet &set) = 0;
    virtual Result<QList<CalibrationSet>> calibrations() = 0;  // newest first

    virtual Result<SessionId> startSession(const TrainingSession &session) = 0;
    virtual Result<void> updateSession(const TrainingSession &session) = 0;
    virtual Result<std::optional<TrainingSession>> session(SessionId id) = 0;
    virtual Result<QList<TrainingSession>> sessions(UserId user, GoldKind kind) = 0;  // oldest first
    virtual Result<bool> hasPassed(UserId user, GoldKind kind) = 0;

    virtual Result<void> addAnswer(const TrainingAnswer &answer) = 0;
    virtual Result<QList<TrainingAnswer>> answers(SessionId session) = 0;  // in the order of answering
};

}  // namespace gainsay
