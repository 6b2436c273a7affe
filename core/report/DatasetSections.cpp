// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/DatasetFigures.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct DatasetWords {
    Q_DECLARE_TR_FUNCTIONS(report)
};

struct DatasetColumn {
    DatasetPart part;
    ReportTarget target;
};

// One column per chatbot, then all.
QList<DatasetColumn> columnsOf(const Dataset &dataset, QStringList &names)
{
    QList<DatasetColumn> columns;
    ReportTarget target;
    target.inSet = true;
    for (const auto &[model, part] : dataset.models.asKeyValueRange()) {
        names.append(model.isEmpty() ? DatasetWords::tr("(no model)") : model);
        target.model = model;
        columns.append({part, target});
    }
    target.model.reset();
    names.append(DatasetWords::tr("Total"));
    columns.append({dataset.all, target});
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
        target.model = column.target.model;
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

// Labels in the set that stand for a contradiction.
QStringList negativeLabels(const DatasetFigures &figures)
{
    QStringList labels = figures.labels;
    labels.removeIf([&](const QString &label) {
        return figures.positiveLabels.contains(label) || !figures.final.all.labels.contains(label);
    });
    return labels;
}

ReportTable sampleTable(const DatasetFigures &figures)
{
    const Dataset &dataset = figures.final;
    const QStringList positive(figures.positiveLabels.begin(), figures.positiveLabels.end());
    QStringList names = {QString()};
    const QList<DatasetColumn> parts = columnsOf(dataset, names);
    ReportTable table{DatasetWords::tr("Samples by chatbot and trigger method (positive / negative)"),
                      names,
                      {},
                      DatasetWords::tr("Positive: no contradiction. Negative: a contradiction.")};
    table.rows.append(rowOf(DatasetWords::tr("Conversations"), parts, {},
                            [](const DatasetPart &p) { return countCell(p.conversations); }));
    table.rows.append(rowOf(DatasetWords::tr("Positive"), parts, labelled(positive),
                            [](const DatasetPart &p) { return countCell(p.positive); }));
    table.rows.append(rowOf(DatasetWords::tr("Negative"), parts, labelled(negativeLabels(figures)),
                            [](const DatasetPart &p) { return countCell(p.negative); }));
    for (const auto &[method, total] : dataset.all.methods.asKeyValueRange()) {
        ReportTarget triggered;
        triggered.method = method;
        table.rows.append(rowOf(method.isEmpty() ? DatasetWords::tr("(no method)") : method, parts, triggered,
                                [&](const DatasetPart &p) {
                                    const QPair<qint64, qint64> counts = p.methods.value(method);
                                    return textCell(u"%1 / %2"_s.arg(counts.first).arg(counts.second));
                                }));
    }
    return table;
}

// `behind` says which conversations have a value.
ReportTable shareTable(const QString &title, const QStringList &values, const Dataset &dataset,
                       const std::function<ReportTarget(const QString &value)> &behind,
                       const std::function<CountByName(const DatasetPart &)> &countsOf)
{
    QStringList names = {QString()};
    const QList<DatasetColumn> parts = columnsOf(dataset, names);
    ReportTable table{title, names, {}, {}};
    for (const QString &value : values) {
        table.rows.append(rowOf(value, parts, behind(value), [&](const DatasetPart &part) {
            const CountByName counts = countsOf(part);
            qint64 total = 0;
            for (const QString &other : values)
                total += counts.value(other);
            return shareCell(counts.value(value), total);
        }));
    }
    return table;
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

ReportFigure labelFigure(const DatasetFigures &figures)
{
    ReportFigure figure{ReportFigure::Kind::Bars,
                        DatasetWords::tr("Labels by chatbot"),
                        DatasetWords::tr("Label"),
                        DatasetWords::tr("Share"),
                        figures.labels,
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
            sortedMarks + figures.labels,
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
    samples.tables.append(shareTable(
        DatasetWords::tr("Categories (of negative samples)"), negativeLabels(figures), figures.final,
        [](const QString &label) { return labelled({label}); }, [](const DatasetPart &part) { return part.labels; }));
    for (const QString &question : figures.final.all.answers.keys()) {
        const bool inList = figures.listQuestions.contains(question);
        samples.tables.append(shareTable(
            DatasetWords::tr("Answers to \"%1\"").arg(question), figures.final.all.answers[question].keys(),
            figures.final, [&](const QString &value) { return answered(question, value, inList); },
            [&](const DatasetPart &part) { return part.answers.value(question); }));
    }
    samples.tables.append(lengthTable(figures.lengths));
    QList<ReportSection> sections = {samples};
    if (!figures.screening.isEmpty())
        sections.append({DatasetWords::tr("Annotation statistics"), {}, {screeningTable(figures)}, {}});
    return sections;
}

}  // namespace gainsay
