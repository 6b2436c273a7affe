// SPDX-License-Identifier: GPL-3.0-or-later
// Who answered what, as columns: streamed in order of conversations, or counted by the engine.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Json.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/store/ReportStore.h"

#include <QHash>
#include <QList>
#include <QString>

#include <functional>
#include <optional>

namespace gainsay {

// One answer as numbers; what they stand for is in RatingNames.
class PrelabelCalibration;

struct RatingRow {
    ConversationId conversation;
    UserId user;
    int label = 0;
    BatchId batch;
    int model = 0;
    int method = 0;
    qint64 at = 0;       // when it was given
    bool shown = false;  // with the detector's label in view
};

struct RatingNames {
    QStringList labels;  // as answerText() gives them
    QStringList models;
    QStringList methods;
};

// Which of a person's answers counts.
enum class RatingMoment {
    InForce,  // the newest
    First,    // before any amendment: before discussion
};

struct RatingRequest {
    QString question;
    bool isGoldQuestion = false;  // read without parsing answers
    QStringList expected;         // answers that are likely; they are numbered first, in this order
    RatingMoment moment = RatingMoment::InForce;
    ReportFilter filter;
    QList<ConversationId> only = {};  // of these conversations alone; empty: of all
    Progress *progress = nullptr;     // told how far it is; once cancelled, reading fails with that
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
    bool shown = false;                // with the detector's label in view
};

// How often people said one label where the detector said another, with its label in view or not.
struct DetectorAnswers {
    UserId user;
    bool shown = false;
    QString said;
    QString detector;
    qint64 count = 0;
};

// How often the outcome is one label where the detector said another.
struct DetectorOutcomes {
    QString final;
    QString detector;
    qint64 count = 0;
};

// One person's spans for one conversation, as they were answered.
struct SpanRow {
    ConversationId conversation;
    UserId user;
    Json spans;
    QList<int> lengths;  // of the conversation's turns, in code points
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

    // Everybody's answers to a question, those of one conversation after each other, in order of their numbers.
    // Questions that were not asked give no row.
    virtual Result<RatingNames> ratings(const RatingRequest &request,
                                        const std::function<void(const RatingRow &)> &visit) = 0;
    // Conversations on which somebody's first answer is not the one in force.
    virtual Result<QList<ConversationId>> amended() = 0;
    // The same as ratings() for a question that is answered with spans.
    virtual Result<void> spans(const RatingRequest &request, const std::function<void(const SpanRow &)> &visit) = 0;

    virtual Result<QList<RaterTotals>> totals(const ReportFilter &filter) = 0;
    // Against the final label where an item is settled; `imported`: against the label that came with the file.
    virtual Result<QList<RaterConfusion>> confusion(bool imported, const ReportFilter &filter) = 0;
    // One row per answer in force, each person's in order of time.
    virtual Result<void> moments(const ReportFilter &filter, const std::function<void(const WorkMoment &)> &visit) = 0;
    // A run's labels beside people's answers in force, and beside the outcome of settled items. Items on which the
    // detector was silent give no row.
    virtual Result<QList<DetectorAnswers>> detectorAnswers(RunId run, const PrelabelCalibration &reading,
                                                           const ReportFilter &filter) = 0;
    virtual Result<QList<DetectorOutcomes>> detectorOutcomes(RunId run, const PrelabelCalibration &reading,
                                                             const ReportFilter &filter) = 0;
    // Turns from the marked earlier utterance to the judged one, of conversations that have one; of all, or of `only`.
    virtual Result<QHash<ConversationId, int>> distances(const QList<ConversationId> &only) = 0;
    // The final label of every item that people have settled, in order of conversations.
    virtual Result<void> outcomes(const ReportFilter &filter,
                                  const std::function<void(ConversationId, const QString &label)> &visit) = 0;
    // How many answers in force were made under each version of the scheme.
    virtual Result<QHash<SchemeId, qint64>> answersPerScheme() = 0;
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
