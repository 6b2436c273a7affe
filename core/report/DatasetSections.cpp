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

// `labels`, if any, narrows what a click on a cell of the row lists; so does `method`.
template <class CellOf>
QList<ReportCell> rowOf(const QString &name, const QList<DatasetColumn> &columns, const QStringList &labels,
                        const std::optional<QString> &method, CellOf cellOf)
{
    QList<ReportCell> row = {textCell(name)};
    for (const DatasetColumn &column : columns) {
        ReportTarget target = column.target;
        target.labels = labels;
        target.method = method;
        row.append(linked(cellOf(column.part), target));
    }
    return row;
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
    table.rows.append(rowOf(DatasetWords::tr("Conversations"), parts, {}, std::nullopt,
                            [](const DatasetPart &p) { return countCell(p.conversations); }));
    table.rows.append(rowOf(DatasetWords::tr("Positive"), parts, positive, std::nullopt,
                            [](const DatasetPart &p) { return countCell(p.positive); }));
    table.rows.append(rowOf(DatasetWords::tr("Negative"), parts, negativeLabels(figures), std::nullopt,
                            [](const DatasetPart &p) { return countCell(p.negative); }));
    for (const auto &[method, total] : dataset.all.methods.asKeyValueRange()) {
        table.rows.append(rowOf(method.isEmpty() ? DatasetWords::tr("(no method)") : method, parts, {}, method,
                                [&](const DatasetPart &p) {
                                    const QPair<qint64, qint64> counts = p.methods.value(method);
                                    return textCell(u"%1 / %2"_s.arg(counts.first).arg(counts.second));
                                }));
    }
    return table;
}

// `areLabels`: the values are final labels, which a click can list.
ReportTable shareTable(const QString &title, const QStringList &values, bool areLabels, const Dataset &dataset,
                       const std::function<CountByName(const DatasetPart &)> &countsOf)
{
    QStringList names = {QString()};
    const QList<DatasetColumn> parts = columnsOf(dataset, names);
    ReportTable table{title, names, {}, {}};
    for (const QString &value : values) {
        const QStringList labels = areLabels ? QStringList{value} : QStringList();
        table.rows.append(rowOf(value, parts, labels, std::nullopt, [&](const DatasetPart &part) {
            const CountByName counts = countsOf(part);
            qint64 total = 0;
            for (const QString &other : values)
                total += counts.value(other);
            return shareCell(counts.value(value), total);
        }));
    }
    return table;
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
                                  wilson(count, part.conversations)});
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
                row.append(shareCell(screening.marks.value(mark), screening.annotated));
            for (const QString &label : figures.labels) {
                ReportTarget labelled = all;
                labelled.labels = {label};
                row.append(linked(shareCell(screening.labels.value(label), screening.qualified), labelled));
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
    for (const TurnLength &length : lengths)
        table.rows.append({textCell(length.name), countCell(length.turns), numberCell(length.mean, 1)});
    return table;
}

}  // namespace

QList<ReportSection> datasetSections(const DatasetFigures &figures)
{
    ReportSection samples{DatasetWords::tr("Data set"), {}, {sampleTable(figures)}, {}};
    if (!figures.labels.isEmpty() && !figures.final.models.isEmpty())
        samples.figures.append(labelFigure(figures));
    samples.tables.append(shareTable(DatasetWords::tr("Categories (of negative samples)"), negativeLabels(figures),
                                     true, figures.final, [](const DatasetPart &part) { return part.labels; }));
    for (const QString &question : figures.final.all.answers.keys()) {
        samples.tables.append(shareTable(DatasetWords::tr("Answers to \"%1\"").arg(question),
                                         figures.final.all.answers[question].keys(), false, figures.final,
                                         [&](const DatasetPart &part) { return part.answers.value(question); }));
    }
    samples.tables.append(lengthTable(figures.lengths));
    QList<ReportSection> sections = {samples};
    if (!figures.screening.isEmpty())
        sections.append({DatasetWords::tr("Annotation statistics"), {}, {screeningTable(figures)}, {}});
    return sections;
}

}  // namespace gainsay
