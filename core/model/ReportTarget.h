// SPDX-License-Identifier: GPL-3.0-or-later
// Which conversations a figure of a report counts, so that a click on it can list them. What is not set does not
// restrict; the report's own filter holds besides.
#pragma once

#include "core/base/Ids.h"
#include "core/model/Workflow.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace gainsay {

// A final answer, else the imported one.
struct TargetAnswer {
    QString question;
    QString value;        // as answerText() gives it
    bool inList = false;  // the answer is a list that holds it

    friend bool operator==(const TargetAnswer &, const TargetAnswer &) = default;
};

// Who answered an item with the detector's label in view.
enum class DetectorSeenBy { Everybody, Nobody, Some };

// The answers in force to a question, out of the report's period, as agreement is measured on them.
struct TargetRatings {
    QString question = {};         // empty: the gold question, whose answers need not be parsed
    std::optional<bool> enough;    // two or more people's, which can be compared; or one only
    QStringList raters = {};       // each of these people has answered
    std::optional<QString> label;  // somebody has answered this, as answerText() gives it
    std::optional<DetectorSeenBy> seen;
    std::optional<int> version;  // those alone that were made under this version of the scheme
    qint64 lastFromMs = 0;       // the last of them was given at or after …
    qint64 lastUntilMs = 0;      // … and before

    friend bool operator==(const TargetRatings &, const TargetRatings &) = default;
};

struct ReportTarget {
    QString conversation;  // this one alone, by external id
    std::optional<QString> batch;
    std::optional<QString> model;
    std::optional<QString> method;
    QList<ItemState> states = {};  // any of these
    std::optional<bool> settled;   // people have resolved it
    bool inSet = false;            // has a final or imported label and was not removed
    QStringList labels = {};       // its final label, else the imported one, is any of these
    bool removed = false;          // left the set for whatever reason
    std::optional<TargetAnswer> answer = {};
    QString turn = {};            // has this turn: "u2" is the second whose speaker begins with a u
    std::optional<int> distance;  // turns from the marked earlier utterance to the judged one; 0: none is marked
    bool amended = false;         // somebody has changed an answer
    QString marked = {};          // somebody has marked a span for this question
    std::optional<TargetRatings> ratings = {};
    RunId judgedBy = {};  // this run of a detector gave it a label
    // Answers in force: all of these hold for one of them.
    std::optional<QString> person;
    std::optional<QString> said;
    std::optional<QString> final;  // the outcome, beside what was said
    bool overruled = false;        // the outcome is another label
    std::optional<bool> shown;     // with the detector's label in view
    std::optional<bool> followed;
    std::optional<qint64> activeFromMs = {};   // took at least this long
    std::optional<qint64> activeUnderMs = {};  // was timed and took less
    // Spot checks.
    std::optional<QString> verdict;  // "pass", "fail"
    int round = 0;                   // its number within the batch
    bool reviewed = false;           // passed or failed

    friend bool operator==(const ReportTarget &, const ReportTarget &) = default;
};

}  // namespace gainsay
