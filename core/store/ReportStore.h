// SPDX-License-Identifier: GPL-3.0-or-later
// Counts for reports, made by the engine: what comes back is a few rows, however many conversations there are.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Result.h"
#include "core/model/ConversationQuery.h"
#include "core/model/ReportTarget.h"
#include "core/model/SpotRound.h"
#include "core/model/Workflow.h"

#include <QList>
#include <QString>

#include <optional>

namespace gainsay {

// From `first` on, before `end`; no end: all of them.
struct ConversationRange {
    ConversationId first;
    ConversationId end;

    friend bool operator==(const ConversationRange &, const ConversationRange &) = default;
};

// What a report restricts itself to; what is not set does not restrict. Kept in the report.
struct ReportFilter {
    BatchId batch;
    std::optional<QString> model;
    std::optional<QString> method;
    UserId user;        // what is this person's to answer; of answers, theirs; of agreement, everybody's on those items
    qint64 fromMs = 0;  // answered at or after …
    qint64 untilMs = 0;             // … and before; 0: no end
    SchemeId scheme = {};           // answered under this version of the scheme
    ConversationRange within = {};  // for those who count piece by piece

    friend bool operator==(const ReportFilter &, const ReportFilter &) = default;
};

struct StateCount {
    BatchId batch;
    ItemState state = ItemState::Open;
    QString removed;
    qint64 count = 0;
};

// How many conversations have which final answer to one question. People's resolution counts where there is one,
// else what was imported with the file.
struct FinalAnswerCount {
    QString model;
    QString method;
    ResolutionSource source = ResolutionSource::Imported;
    QString removed;  // why they left the set; empty: they are in it
    QString value;    // as answerText() gives it; empty: not asked
    qint64 count = 0;
};

struct TurnLength {
    QString name;  // u1, b1, …
    qint64 turns = 0;
    qint64 points = 0;  // code points of all of them

    double mean() const { return static_cast<double>(points) / static_cast<double>(turns); }
};

// How the sampled items of one spot-check round came out.
struct RoundCount {
    RoundId round;
    SpotCounts counts;
};

// The conversations behind a figure: how many, and the first of them.
struct ListedConversations {
    qint64 total = 0;
    QList<ConversationRow> rows;
};

class ReportStore {
public:
    virtual ~ReportStore() = default;

    // The newest; none in an empty project.
    virtual Result<ConversationId> lastConversation() = 0;

    // Whose replies are judged, and how they were provoked: every name there is, sorted; an empty one where it is
    // unknown.
    virtual Result<QStringList> models() = 0;
    virtual Result<QStringList> methods() = 0;

    virtual Result<QList<StateCount>> states(const ReportFilter &filter) = 0;
    // Of the scheme's gold question, without reading any answers.
    virtual Result<QList<FinalAnswerCount>> finalLabels(const ReportFilter &filter) = 0;
    // One list per question; the answers are read once for all.
    virtual Result<QList<QList<FinalAnswerCount>>> finalAnswers(const QStringList &questions,
                                                                const ReportFilter &filter) = 0;
    // Of the sampled items that the filter lets through; rounds without one are left out.
    virtual Result<QList<RoundCount>> roundCounts(const ReportFilter &filter) = 0;
    virtual Result<ListedConversations> conversations(const ReportFilter &filter, const ReportTarget &target,
                                                      int limit) = 0;
    // Over the conversations that have a final label and are in the set; in order of first appearance.
    virtual Result<QList<TurnLength>> turnLengths(const ReportFilter &filter) = 0;
};

}  // namespace gainsay
