// SPDX-License-Identifier: GPL-3.0-or-later
// What the data set holds, as tables 2 and 3 of the CDConv paper tell it: samples by chatbot and trigger method,
// contradiction categories, what they are about, and what screening found.
#pragma once

#include "core/base/Json.h"
#include "core/report/Report.h"
#include "core/scheme/AnswerTitles.h"
#include "core/store/ReportStore.h"

#include <QList>
#include <QMap>
#include <QSet>
#include <QString>

namespace gainsay {

using CountByName = QMap<QString, qint64>;

struct DatasetMethod {
    qint64 conversations = 0;
    qint64 positive = 0;
    qint64 negative = 0;
};

// Conversations in the set, of all chatbots or of one.
struct DatasetPart {
    qint64 conversations = 0;
    qint64 positive = 0;  // as the scheme has it: no contradiction, in the words of the CDConv paper
    qint64 negative = 0;  // a contradiction; a label may be neither
    CountByName labels;
    QMap<QString, DatasetMethod> methods;  // by trigger method
    QMap<QString, CountByName> answers;    // other questions → value → count
};

struct Dataset {
    DatasetPart all;
    QMap<QString, DatasetPart> models;
    QMap<QString, DatasetPart> methods;
};

// What people found for one chatbot and trigger method, before anything was removed.
struct Screening {
    qint64 annotated = 0;  // settled by people
    qint64 qualified = 0;  // of those, not removed by screening: the category was asked
    CountByName marks;     // "not_fluent:u2", "risk:b1", "b1_intra": how many were marked so
    CountByName labels;    // of the qualified
};

struct DatasetFigures {
    QString goldQuestion;
    QStringList labels;            // of the scheme, in its order
    QSet<QString> positiveLabels;  // by the roles of the scheme's options; none where it knows no good and bad
    QSet<QString> negativeLabels;
    bool asksForContradictions = false;  // every label says whether there is one
    QSet<QString> listQuestions;         // answered with a list: each of its elements is counted
    QHash<QString, QString> questionTitles;
    QHash<QString, AnswerTitles> answerTitles;  // by question
    Dataset final;                              // people's resolution where there is one, else imported
    Dataset people;
    Dataset imported;
    CountByName sources;
    QMap<QString, QMap<QString, Screening>> screening;  // method → model
    QList<TurnLength> lengths;
};

// One question's final answers.
struct QuestionCounts {
    QString question;
    QuestionKind kind = QuestionKind::Single;
    QList<FinalAnswerCount> counts;
};

// What the figures are computed from; counts of parts of the conversations can be added up.
struct DatasetCounts {
    QList<FinalAnswerCount> labels;  // of the gold question
    QList<QuestionCounts> others = {};
    QList<TurnLength> lengths = {};

    void add(const DatasetCounts &more);
};

DatasetFigures datasetFigures(const Scheme &scheme, const DatasetCounts &counts);

Json toJson(const DatasetFigures &figures);
QList<ReportSection> datasetSections(const DatasetFigures &figures);

}  // namespace gainsay
