// SPDX-License-Identifier: GPL-3.0-or-later
// Which conversations a figure of a report counts, so that a click on it can list them. What is not set does not
// restrict; the report's own filter holds besides.
#pragma once

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

// How many people's answers to a question are in force: enough to compare, or one only.
struct TargetCompared {
    QString question;
    bool enough = true;

    friend bool operator==(const TargetCompared &, const TargetCompared &) = default;
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
    std::optional<int> distance;  // turns from the marked earlier utterance to the judged one
    bool amended = false;         // somebody has changed an answer
    QString marked = {};          // somebody has marked a span for this question
    std::optional<TargetCompared> compared = {};
    // Answers in force: all of these hold for one of them.
    std::optional<QString> person;
    std::optional<QString> said;
    std::optional<QString> final;  // the outcome, beside what was said
    bool overruled = false;        // the outcome is another label
    std::optional<bool> shown;     // with the detector's label in view
    std::optional<bool> followed;
    std::optional<qint64> activeFromMs = {};   // took at least this long
    std::optional<qint64> activeUnderMs = {};  // was timed and took less
    qint64 fromMs = 0;
    qint64 untilMs = 0;
    // Spot checks.
    std::optional<QString> verdict;  // "pass", "fail"
    int round = 0;                   // its number within the batch
    bool reviewed = false;           // passed or failed

    friend bool operator==(const ReportTarget &, const ReportTarget &) = default;
};

}  // namespace gainsay
