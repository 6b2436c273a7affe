// SPDX-License-Identifier: GPL-3.0-or-later
// How each annotator works: how much, how fast, how well, and how much like the detector.
#pragma once

#include "core/base/Json.h"
#include "core/report/Report.h"
#include "core/scheme/AnswerTitles.h"
#include "core/stats/Outliers.h"
#include "core/store/RatingStore.h"

#include <QList>
#include <QMap>
#include <QString>

#include <limits>
#include <optional>

namespace gainsay {

// Counts by label said and label that is right.
struct LabelConfusion {
    QMap<QString, QMap<QString, qint64>> counts;  // truth → said
    qint64 right = 0;
    qint64 total = 0;

    void add(const QString &said, const QString &truth, qint64 count);
};

struct AnnotatorFigures {
    QString name;
    RaterTotals totals;
    LabelConfusion againstFinal;
    LabelConfusion againstImported;
    RaterVerdicts spotChecks;
    double medianActiveMs = 0.0;
    double medianPrelabelMs = 0.0;
    qint64 timedPrelabels = 0;
    qint64 fastOutliers = 0;  // conspicuously quick among the person's own answers
    qint64 slowOutliers = 0;
    qint64 fastUnderMs = 0;                                  // the quick ones took less, …
    qint64 slowFromMs = std::numeric_limits<qint64>::max();  // … the slow ones this long or longer
    Drift drift;                                             // of the share of answers that became final
    std::optional<double> ability;                           // expected share of right answers by Dawid & Skene
};

// An item whose accepted label the annotators' answers, weighed by who they are, speak against.
struct DoubtedLabel {
    QString conversation;
    QString accepted;
    QString likeliest;
    double probability = 0.0;  // of the accepted one
};

struct AnnotatorReport {
    AnswerTitles titles;  // of labels
    QList<AnnotatorFigures> annotators;
    QList<DoubtedLabel> doubted;
};

Json toJson(const AnnotatorReport &report);
QList<ReportSection> annotatorSections(const AnnotatorReport &report);
QStringList annotatorMethodNotes();

}  // namespace gainsay
