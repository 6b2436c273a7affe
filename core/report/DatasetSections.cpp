// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/TranslatableText.h"
#include "core/report/DatasetFigures.h"

#include "core/base/Phrases.h"

#include <functional>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct DatasetWords {
    GAINSAY_TR(report)
};

// What can be set side by side: the chatbots, or the trigger methods.
enum class DatasetSide { Models, Methods };

struct DatasetColumn {
    DatasetPart part;
    std::optional<QString> model;
    std::optional<QString> method;
};

// One column per chatbot or trigger method, then all.
QList<DatasetColumn> columnsOf(const Dataset &dataset, DatasetSide side, QStringList &names)
{
    QList<DatasetColumn> columns;
    const bool models = side == DatasetSide::Models;
    for (const auto &[name, part] : (models ? dataset.models : dataset.methods).asKeyValueRange()) {
        names.append(!name.isEmpty() ? name
                     : models        ? DatasetWords::tr("(no model)")
                                     : DatasetWords::tr("(no method)"));
        columns.append(
            {part, models ? std::optional(name) : std::nullopt, models ? std::nullopt : std::optional(name)});
    }
    names.append(DatasetWords::tr("Total"));
    columns.append({dataset.all, std::nullopt, std::nullopt});
    return columns;
}

// `behind` says what a click on a cell of the row lists, beside what its column stands for.
template <class CellOf>
QList<ReportCell> rowOf(const QString &name, const QList<DatasetColumn> &columns, const ReportTarget &behind,
                        CellOf cellOf)
{
    QList<ReportCell> row = {textCell(name)};
    for (const DatasetColumn &column : columns) {
        ReportTarget target = behind;
        target.inSet = true;
        target.model = column.model;
        if (column.method)
            target.method = column.method;
        row.append(linked(cellOf(column.part), target));
    }
    return row;
}

ReportTarget labelled(const QStringList &labels)
{
    ReportTarget target;
    target.labels = labels;
    return target;
}

// Labels in the set that stand for a contradiction, in the scheme's order.
QStringList negativeLabels(const DatasetFigures &figures)
{
    QStringList labels = figures.labels;
    labels.removeIf([&](const QString &label) {
        return !figures.negativeLabels.contains(label) || !figures.final.all.labels.contains(label);
    });
    return labels;
}

// Labels whose shares are told: categories of contradictions, or all there are.
QStringList sharedLabels(const DatasetFigures &figures)
{
    if (figures.asksForContradictions)
        return negativeLabels(figures);
    QStringList labels = figures.labels;
    for (const QString &label : figures.final.all.labels.keys()) {
        if (!labels.contains(label))
            labels.append(label);
    }
    labels.removeIf([&](const QString &label) { return !figures.final.all.labels.contains(label); });
    return labels;
}

QString titlesOf(const DatasetFigures &figures, const QSet<QString> &labels)
{
    QStringList titles;
    for (const QString &label : figures.labels) {
        if (labels.contains(label))
            titles.append(figures.answerTitles.value(figures.goldQuestion).title(label));
    }
    return listing(titles);
}

QString sidesNote(const DatasetFigures &figures)
{
    if (figures.positiveLabels.isEmpty())
        return {};
    if (figures.asksForContradictions)
        return DatasetWords::tr("Positive: no contradiction. Negative: a contradiction.");
    return DatasetWords::tr("Positive: %1. Negative: %2. Other labels are neither.")
        .arg(titlesOf(figures, figures.positiveLabels), titlesOf(figures, figures.negativeLabels));
}

ReportTable sampleTable(const DatasetFigures &figures)
{
    const Dataset &dataset = figures.final;
    const QStringList positive(figures.positiveLabels.begin(), figures.positiveLabels.end());
    QStringList names = {QString()};
    const QList<DatasetColumn> parts = columnsOf(dataset, DatasetSide::Models, names);
    const bool hasSides = !figures.positiveLabels.isEmpty();
    ReportTable table{hasSides ? DatasetWords::tr("Samples by chatbot and trigger method (positive / negative)")
                               : DatasetWords::tr("Samples by chatbot and trigger method"),
                      names,
                      {},
                      sidesNote(figures)};
    table.rows.append(rowOf(DatasetWords::tr("Conversations"), parts, {},
                            [](const DatasetPart &p) { return countCell(p.conversations); }));
    if (hasSides) {
        const ReportTarget negative = labelled(negativeLabels(figures));
        table.rows.append(rowOf(DatasetWords::tr("Positive"), parts, labelled(positive),
                                [](const DatasetPart &p) { return countCell(p.positive); }));
        table.rows.append(rowOf(DatasetWords::tr("Negative"), parts, negative,
                                [](const DatasetPart &p) { return countCell(p.negative); }));
        table.rows.append(rowOf(figures.asksForContradictions ? DatasetWords::tr("Share of contradictions")
                                                              : DatasetWords::tr("Share of negative samples"),
                                parts, negative,
                                [](const DatasetPart &p) { return shareCell(p.negative, p.conversations); }));
    }
    for (const auto &[method, total] : dataset.all.methods.asKeyValueRange()) {
        ReportTarget triggered;
        triggered.method = method;
        table.rows.append(rowOf(method.isEmpty() ? DatasetWords::tr("(no method)") : method, parts, triggered,
                                [method = method, hasSides](const DatasetPart &p) {
                                    const DatasetMethod counts = p.methods.value(method);
                                    return hasSides ? textCell(u"%1 / %2"_s.arg(counts.positive).arg(counts.negative))
                                                    : countCell(counts.conversations);
                                }));
    }
    return table;
}

// Rows become columns: there are many trigger methods, and few answers.
ReportTable turned(const ReportTable &table)
{
    ReportTable result{table.title, {QString()}, {}, table.note};
    for (const QList<ReportCell> &row : table.rows)
        result.columns.append(cellText(row.constFirst()));
    for (qsizetype column = 1; column < table.columns.size(); ++column) {
        QList<ReportCell> row = {textCell(table.columns[column])};
        for (const QList<ReportCell> &from : table.rows)
            row.append(from[column]);
        result.rows.append(row);
    }
    return result;
}

// Shares of the answers to one question. `behind` says which conversations have an answer.
struct AnswerShares {
    QString title;
    QStringList answers;
    AnswerTitles titles;
    std::function<ReportTarget(const QString &answer)> behind;
    std::function<CountByName(const DatasetPart &)> countsOf;
};

ReportTable shareTable(const AnswerShares &shares, const Dataset &dataset, DatasetSide side)
{
    QStringList names = {QString()};
    const QList<DatasetColumn> parts = columnsOf(dataset, side, names);
    ReportTable table{shares.title, names, {}, {}};
    for (const QString &answer : shares.answers) {
        table.rows.append(
            rowOf(shares.titles.title(answer), parts, shares.behind(answer), [&](const DatasetPart &part) {
                const CountByName counts = shares.countsOf(part);
                qint64 total = 0;
                for (const QString &other : shares.answers)
                    total += counts.value(other);
                return shareCell(counts.value(answer), total);
            }));
    }
    return table;
}

// By chatbot, and where there are trigger methods by those.
void addShares(const AnswerShares &shares, const Dataset &dataset, ReportSection &section)
{
    section.tables.append(shareTable(shares, dataset, DatasetSide::Models));
    if (dataset.methods.size() < 2 || shares.answers.size() < 2)
        return;
    AnswerShares byMethod = shares;
    byMethod.title = DatasetWords::tr("%1, by trigger method").arg(shares.title);
    section.tables.append(turned(shareTable(byMethod, dataset, DatasetSide::Methods)));
}

ReportTarget labelOfModel(const QString &label, const QString &model)
{
    ReportTarget target = labelled({label});
    target.inSet = true;
    target.model = model;
    return target;
}

ReportTarget answered(const QString &question, const QString &value, bool inList)
{
    ReportTarget target;
    target.answer = TargetAnswer{question, value, inList};
    return target;
}

// Of the screening's marks: "risk:b1" is in a list, "b1_intra" was answered with yes.
ReportTarget markedBy(const QString &mark, ReportTarget target)
{
    const qsizetype colon = mark.indexOf(u':');
    target.answer =
        colon < 0 ? TargetAnswer{mark, u"true"_s, false} : TargetAnswer{mark.left(colon), mark.mid(colon + 1), true};
    return target;
}

QStringList markTitles(const DatasetFigures &figures, const QStringList &marks)
{
    QStringList titles;
    for (const QString &mark : marks) {
        const QString question = mark.section(u':', 0, 0);
        const QString title = figures.questionTitles.value(question, question);
        titles.append(mark.contains(u':')
                          ? withValue(title, figures.answerTitles.value(question).title(mark.section(u':', 1)))
                          : title);
    }
    return titles;
}

ReportFigure labelFigure(const DatasetFigures &figures)
{
    ReportFigure figure{ReportFigure::Kind::Bars,
                        DatasetWords::tr("Labels by chatbot"),
                        DatasetWords::tr("Label"),
                        DatasetWords::tr("Share, %"),
                        figures.answerTitles.value(figures.goldQuestion).titles(figures.labels),
                        {}};
    for (const auto &[model, part] : figures.final.models.asKeyValueRange()) {
        ReportSeries series{model, {}};
        for (qsizetype i = 0; i < figures.labels.size(); ++i) {
            const qint64 count = part.labels.value(figures.labels[i]);
            series.points.append({static_cast<double>(i),
                                  static_cast<double>(count) / static_cast<double>(part.conversations),
                                  wilson(count, part.conversations), labelOfModel(figures.labels[i], model)});
        }
        figure.series.append(series);
    }
    return figure;
}

ReportTable screeningTable(const DatasetFigures &figures)
{
    QSet<QString> marks;
    for (const auto &models : figures.screening) {
        for (const Screening &screening : models)
            marks.unite(QSet<QString>(screening.marks.keyBegin(), screening.marks.keyEnd()));
    }
    QStringList sortedMarks(marks.begin(), marks.end());
    sortedMarks.sort();
    ReportTable table{
        DatasetWords::tr("What annotation found, by trigger method"),
        QStringList{DatasetWords::tr("Method"), DatasetWords::tr("Chatbot"), DatasetWords::tr("Annotated")} +
            markTitles(figures, sortedMarks) + figures.answerTitles.value(figures.goldQuestion).titles(figures.labels),
        {},
        DatasetWords::tr("Marks are shares of all annotated conversations, labels of those that passed screening.")};
    for (const auto &[method, models] : figures.screening.asKeyValueRange()) {
        for (const auto &[model, screening] : models.asKeyValueRange()) {
            ReportTarget all;
            all.method = method;
            all.model = model;
            all.settled = true;
            QList<ReportCell> row = {linked(textCell(method), all), linked(textCell(model), all),
                                     linked(countCell(screening.annotated), all)};
            for (const QString &mark : sortedMarks)
                row.append(linked(shareCell(screening.marks.value(mark), screening.annotated), markedBy(mark, all)));
            for (const QString &label : figures.labels) {
                ReportTarget final = all;
                final.labels = {label};
                row.append(linked(shareCell(screening.labels.value(label), screening.qualified), final));
            }
            table.rows.append(row);
        }
    }
    return table;
}

ReportTable lengthTable(const QList<TurnLength> &lengths)
{
    ReportTable table{DatasetWords::tr("Mean length of the utterances"),
                      {DatasetWords::tr("Turn"), DatasetWords::tr("Utterances"), DatasetWords::tr("Characters")},
                      {},
                      {}};
    for (const TurnLength &length : lengths) {
        ReportTarget having;
        having.inSet = true;
        having.turn = length.name;
        table.rows.append(linkedRow(
            {textCell(length.name), linked(countCell(length.turns), having), numberCell(length.mean(), 1)}, having));
    }
    return table;
}

}  // namespace

QList<ReportSection> datasetSections(const DatasetFigures &figures)
{
    ReportSection samples{DatasetWords::tr("Data set"), {}, {sampleTable(figures)}, {}};
    if (!figures.labels.isEmpty() && !figures.final.models.isEmpty())
        samples.figures.append(labelFigure(figures));
    addShares({figures.asksForContradictions ? DatasetWords::tr("Categories (of negative samples)")
                                             : DatasetWords::tr("Shares of labels"),
               sharedLabels(figures), figures.answerTitles.value(figures.goldQuestion),
               [](const QString &label) { return labelled({label}); },
               [](const DatasetPart &part) { return part.labels; }},
              figures.final, samples);
    for (const QString &question : figures.final.all.answers.keys()) {
        const bool inList = figures.listQuestions.contains(question);
        addShares({DatasetWords::tr("Answers to \"%1\"").arg(figures.questionTitles.value(question, question)),
                   figures.final.all.answers[question].keys(), figures.answerTitles.value(question),
                   [question, inList](const QString &value) { return answered(question, value, inList); },
                   [question](const DatasetPart &part) { return part.answers.value(question); }},
                  figures.final, samples);
    }
    samples.tables.append(lengthTable(figures.lengths));
    QList<ReportSection> sections = {samples};
    if (!figures.screening.isEmpty())
        sections.append({DatasetWords::tr("Annotation statistics"), {}, {screeningTable(figures)}, {}});
    return sections;
}

}  // namespace gainsay
