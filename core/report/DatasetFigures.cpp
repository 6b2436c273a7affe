// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/DatasetFigures.h"

#include "core/scheme/AnswerTitles.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

void addLabel(DatasetPart &part, const FinalAnswerCount &count, bool positive, bool negative)
{
    part.conversations += count.count;
    part.labels[count.value] += count.count;
    DatasetMethod &method = part.methods[count.method];
    method.conversations += count.count;
    if (positive) {
        part.positive += count.count;
        method.positive += count.count;
    } else if (negative) {
        part.negative += count.count;
        method.negative += count.count;
    }
}

// What the roles of the label's options say of it.
void readRoles(const Question &gold, DatasetFigures &figures)
{
    static const QStringList contradictions{u"intra"_s, u"role"_s, u"history"_s};
    bool others = false;
    for (const Option &option : gold.options) {
        const QString label = answerText(option.value);
        figures.labels.append(label);
        if (option.role == u"none"_s)
            figures.positiveLabels.insert(label);
        else if (contradictions.contains(option.role))
            figures.negativeLabels.insert(label);
        else
            others = others || option.role == u"neutral"_s;
    }
    if (figures.positiveLabels.isEmpty())
        figures.negativeLabels.clear();
    figures.asksForContradictions = !figures.positiveLabels.isEmpty() && !others;
}

// Lists count once per element, so that shares say how often each was marked.
QStringList valuesOf(const QuestionCounts &question, const QString &value)
{
    if (question.kind != QuestionKind::Multi)
        return value.isEmpty() ? QStringList() : QStringList{value};
    return answerElements(value).value_or(QStringList());
}

bool isPeoples(const FinalAnswerCount &count)
{
    return count.source != ResolutionSource::Imported;
}

template <class Add> void addTo(DatasetFigures &figures, const FinalAnswerCount &count, Add add)
{
    for (Dataset *dataset : {&figures.final, isPeoples(count) ? &figures.people : &figures.imported}) {
        add(dataset->all);
        add(dataset->models[count.model]);
        add(dataset->methods[count.method]);
    }
}

void addMarks(DatasetFigures &figures, const QuestionCounts &question)
{
    for (const FinalAnswerCount &count : question.counts) {
        if (!isPeoples(count))
            continue;
        Screening &screening = figures.screening[count.method][count.model];
        if (question.kind == QuestionKind::Bool && count.value == u"true"_s)
            screening.marks[question.question] += count.count;
        if (question.kind != QuestionKind::Multi)
            continue;
        for (const QString &value : valuesOf(question, count.value))
            screening.marks[question.question + u':' + value] += count.count;
    }
}

}  // namespace

void DatasetCounts::add(const DatasetCounts &more)
{
    labels += more.labels;
    for (const QuestionCounts &question : more.others) {
        const auto same = [&](const QuestionCounts &one) { return one.question == question.question; };
        if (const auto known = std::find_if(others.begin(), others.end(), same); known != others.end())
            known->counts += question.counts;
        else
            others.append(question);
    }
    for (const TurnLength &length : more.lengths) {
        const auto same = [&](const TurnLength &one) { return one.name == length.name; };
        if (const auto known = std::find_if(lengths.begin(), lengths.end(), same); known != lengths.end()) {
            known->turns += length.turns;
            known->points += length.points;
        } else {
            lengths.append(length);
        }
    }
}

DatasetFigures datasetFigures(const Scheme &scheme, const DatasetCounts &counts)
{
    DatasetFigures figures;
    figures.goldQuestion = scheme.goldQuestion;
    figures.lengths = counts.lengths;
    for (const Question &question : scheme.questions) {
        figures.questionTitles.insert(question.id, questionTitle(scheme, question.id));
        figures.answerTitles.insert(question.id, AnswerTitles(question, wordLanguage()));
    }
    if (const Question *gold = scheme.question(scheme.goldQuestion))
        readRoles(*gold, figures);
    for (const FinalAnswerCount &count : counts.labels) {
        if (isPeoples(count)) {
            Screening &screening = figures.screening[count.method][count.model];
            screening.annotated += count.count;
            if (!count.value.isEmpty()) {
                screening.qualified += count.count;
                screening.labels[count.value] += count.count;
            }
        }
        if (!count.removed.isEmpty() || count.value.isEmpty())
            continue;
        figures.sources[toString(count.source)] += count.count;
        addTo(figures, count, [&](DatasetPart &part) {
            addLabel(part, count, figures.positiveLabels.contains(count.value),
                     figures.negativeLabels.contains(count.value));
        });
    }
    for (const QuestionCounts &question : counts.others) {
        if (question.kind == QuestionKind::Multi)
            figures.listQuestions.insert(question.question);
        addMarks(figures, question);
        for (const FinalAnswerCount &count : question.counts) {
            for (const QString &value : count.removed.isEmpty() ? valuesOf(question, count.value) : QStringList())
                addTo(figures, count,
                      [&](DatasetPart &part) { part.answers[question.question][value] += count.count; });
        }
    }
    return figures;
}

}  // namespace gainsay
