// SPDX-License-Identifier: GPL-3.0-or-later
// Who answered what, as columns: streamed in order of conversations, or counted by the engine.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Json.h"
#include "core/base/Result.h"
#include "core/store/ReportStore.h"

#include <QList>
#include <QString>

#include <functional>
#include <optional>

namespace gainsay {

struct RatingRow {
    ConversationId conversation;
    UserId user;
    QString value;  // as answerText() gives it
    BatchId batch;
    QString model;
    QString method;
    qint64 at = 0;  // when it was given
};

// Which of a person's answers counts.
enum class RatingMoment {
    InForce,  // the newest
    First,    // before any amendment: before discussion
};

struct RaterTotals {
    UserId user;
    qint64 items = 0;      // answers in force
    qint64 revisions = 0;  // all submissions
    qint64 activeMs = 0;
    qint64 idleMs = 0;
    qint64 firstAt = 0;
    qint64 lastAt = 0;
    qint64 shown = 0;     // answers in force given with the detector's label in view
    qint64 followed = 0;  // of those, equal to it
};

// How often a person said one label where the final label (or the imported one) was another.
struct RaterConfusion {
    UserId user;
    QString said;
    QString truth;
    qint64 count = 0;
};

struct WorkMoment {
    UserId user;
    ConversationId conversation;
    qint64 at = 0;
    qint64 activeMs = 0;
    std::optional<qint64> prelabelMs;  // from showing the detector's label to answering
    std::optional<bool> kept;          // the label is the final one; none while there is none
};

// What one person answered for the first time on one day in one batch.
struct WorkDay {
    UserId user;
    BatchId batch;
    qint64 day = 0;  // days since the epoch, in the time zone that was asked for
    qint64 items = 0;
    qint64 activeMs = 0;  // of those that were timed
    qint64 timed = 0;
};

struct ItemAnswer {
    ConversationId conversation;
    UserId user;
    Json answers = Json::object();
};

struct RaterVerdicts {
    UserId user;
    qint64 reviewed = 0;
    qint64 failed = 0;
};

class RatingStore {
public:
    virtual ~RatingStore() = default;

    // Everybody's answers to a question, those of one conversation after each other. Questions that were not asked
    // give no row. The gold question is read without parsing answers.
    virtual Result<void> ratings(const QString &question, bool isGoldQuestion, RatingMoment moment,
                                 const ReportFilter &filter, const std::function<void(const RatingRow &)> &visit) = 0;

    virtual Result<QList<RaterTotals>> totals(const ReportFilter &filter) = 0;
    // Against the final label where an item is settled; `imported`: against the label that came with the file.
    virtual Result<QList<RaterConfusion>> confusion(bool imported, const ReportFilter &filter) = 0;
    // One row per answer in force, each person's in order of time.
    virtual Result<void> moments(const ReportFilter &filter, const std::function<void(const WorkMoment &)> &visit) = 0;
    // When somebody answered last, 0 if nobody ever has.
    virtual Result<qint64> lastAnswerAt() = 0;
    // First answers since then, by day; `utcOffsetMs` says when a day begins.
    virtual Result<QList<WorkDay>> workDays(qint64 sinceMs, qint64 utcOffsetMs) = 0;
    // Items on which the raters' labels differ, whatever became of them.
    virtual Result<QList<ConversationId>> differing(const ReportFilter &filter) = 0;
    // Everybody's answers in force on these items, side work included.
    virtual Result<QList<ItemAnswer>> answersOn(const QList<ConversationId> &items) = 0;
    // Spot-checked items per person who answered them.
    virtual Result<QList<RaterVerdicts>> verdicts(const ReportFilter &filter) = 0;
};

}  // namespace gainsay
