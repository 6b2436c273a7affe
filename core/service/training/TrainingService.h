// SPDX-License-Identifier: GPL-3.0-or-later
// One person's training: a tutorial with feedback after each item, and a qualification test without. Passing opens
// real work where the project demands it (see TrainingGate).
#pragma once

#include "core/base/Clock.h"
#include "core/base/TranslatableText.h"
#include "core/model/Conversation.h"
#include "core/model/Training.h"
#include "core/service/project/ActiveScheme.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace gainsay {

class Storage;

struct TrainingItem {
    Conversation conversation;
    int number = 0;  // from 1
    int total = 0;
};

// What the person learns after an item of the tutorial; in a test only that the answer was taken.
struct TrainingFeedback {
    bool revealed = false;
    bool correct = false;
    Json gold = Json::object();
    QStringList differences;  // ids of questions that were answered otherwise
    QString explanation;
};

// An option whose definition should be read again.
struct Reread {
    QString question;
    Json value;
    int missed = 0;
};

struct ConfusionCell {
    QString gold;
    QString given;
    int count = 0;
};

// How far a person is with the tutorial or the test.
struct TrainingStage {
    GoldKind kind = GoldKind::Tutorial;
    bool required = false;                // before real work
    int items = 0;                        // that a session has; 0: there is no gold set yet
    int answered = 0;                     // of the session that is running
    std::optional<TrainingSession> last;  // running or finished
    qint64 retryAt = 0;                   // when the test may be tried again; 0: any time
    int mostWrong = 0;                    // that a test may have

    bool isRunning() const { return last && last->finishedAt == 0; }
    bool isDone() const { return last && last->passed.value_or(false); }
};

struct TrainingResult {
    TrainingSession session;
    QList<ConfusionCell> confusion;  // over the scheme's gold question
    QList<Reread> reread;            // most missed first
    qint64 retryAt = 0;              // 0: no need to, or at once
    int mostWrong = 0;               // that a test may have
};

class TrainingService {
    GAINSAY_TR(gainsay::TrainingService)

public:
    TrainingService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId user);

    Result<TrainingStage> stage(GoldKind kind);
    // Goes on with a running session or begins one. Refused when there is no gold set, the test is passed already,
    // or it is too early to try again.
    Result<TrainingSession> start(GoldKind kind);
    // None: everything is answered and the session finished.
    Result<std::optional<TrainingItem>> next(SessionId session);
    Result<TrainingFeedback> answer(SessionId session, ConversationId conversation, const Json &answers);
    // Of a finished session.
    Result<TrainingResult> result(SessionId session);
    Result<QList<TrainingSession>> sessions(GoldKind kind);

private:
    Result<TrainingSession> own(SessionId session);
    Result<QList<GoldItem>> itemsOf(const TrainingSession &session);
    Result<void> mayStart(GoldKind kind, const QList<TrainingSession> &earlier);
    static Error noItems();
    static Error tooFewItems(const TrainingSession &session, const QualityRules &rules);
    Result<QList<GoldItem>> unanswered(const TrainingSession &session, const QList<TrainingAnswer> &answers);
    Result<QualityRules> rules();
    Result<qint64> retryAt(const TrainingSession &session);
    Result<void> endIfNothingIsLeft(TrainingSession &session);
    Result<void> finish(TrainingSession &session, const QList<TrainingAnswer> &answers);

    Storage &m_storage;
    const Clock &m_clock;
    const ActiveScheme &m_scheme;
    UserId m_user;
};

}  // namespace gainsay
