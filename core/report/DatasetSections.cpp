// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/DatasetFigures.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct DatasetWords {
    Q_DECLARE_TR_FUNCTIONS(report)
};

// One column per chatbot, then all.
QList<DatasetPart> columnsOf(const Dataset &dataset, QStringList &names)
{
    QList<DatasetPart> parts;
    for (const auto &[model, part] : dataset.models.asKeyValueRange()) {
        names.append(model.isEmpty() ? DatasetWords::tr("(no model)") : model);
        parts.append(part);
    }
    names.append(DatasetWords::tr("Total"));
    parts.append(dataset.all);
    return parts;
}

template <class CellOf> QList<ReportCell> rowOf(const QString &name, const QList<DatasetPart> &parts, CellOf cellOf)
{
    QList<ReportCell> row = {textCell(name)};
    for (const DatasetPart &part : parts)
        row.append(cellOf(part));
    return row;
}

ReportTable sampleTable(const Dataset &dataset)
{
    QStringList names = {QString()};
    const QList<DatasetPart> parts = columnsOf(dataset, names);
    ReportTable table{DatasetWords::tr("Samples by chatbot and trigger method (positive / negative)"),
                      names,
                      {},
                      DatasetWords::tr("Positive: no contradiction. Negative: a contradiction.")};
    table.rows.append(rowOf(DatasetWords::tr("Conversations"), parts,
                            [](const DatasetPart &p) { return countCell(p.conversations); }));
    table.rows.append(
        rowOf(DatasetWords::tr("Positive"), parts, [](const DatasetPart &p) { return countCell(p.positive); }));
    table.rows.append(
        rowOf(DatasetWords::tr("Negative"), parts, [](const DatasetPart &p) { return countCell(p.negative); }));
    for (const auto &[method, total] : dataset.all.methods.asKeyValueRange()) {
        table.rows.append(
            rowOf(method.isEmpty() ? DatasetWords::tr("(no method)") : method, parts, [&](const DatasetPart &p) {
                const QPair<qint64, qint64> counts = p.methods.value(method);
                return textCell(u"%1 / %2"_s.arg(counts.first).arg(counts.second));
            }));
    }
    return table;
}

ReportTable shareTable(const QString &title, const QStringList &values, const Dataset &dataset,
                       const std::function<CountByName(const DatasetPart &)> &countsOf)
{
    QStringList names = {QString()};
    const QList<DatasetPart> parts = columnsOf(dataset, names);
    ReportTable table{title, names, {}, {}};
    for (const QString &value : values) {
        table.rows.append(rowOf(value, parts, [&](const DatasetPart &part) {
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
            QList<ReportCell> row = {textCell(method), textCell(model), countCell(screening.annotated)};
            for (const QString &mark : sortedMarks)
                row.append(shareCell(screening.marks.value(mark), screening.annotated));
            for (const QString &label : figures.labels)
                row.append(shareCell(screening.labels.value(label), screening.qualified));
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
    ReportSection samples{DatasetWords::tr("Data set"), {}, {sampleTable(figures.final)}, {}};
    if (!figures.labels.isEmpty() && !figures.final.models.isEmpty())
        samples.figures.append(labelFigure(figures));
    QStringList negative = figures.labels;
    negative.removeIf([&](const QString &label) {
        return figures.positiveLabels.contains(label) || !figures.final.all.labels.contains(label);
    });
    samples.tables.append(shareTable(DatasetWords::tr("Categories (of negative samples)"), negative, figures.final,
                                     [](const DatasetPart &part) { return part.labels; }));
    for (const QString &question : figures.final.all.answers.keys()) {
        samples.tables.append(shareTable(DatasetWords::tr("Answers to \"%1\"").arg(question),
                                         figures.final.all.answers[question].keys(), figures.final,
                                         [&](const DatasetPart &part) { return part.answers.value(question); }));
    }
    samples.tables.append(lengthTable(figures.lengths));
    QList<ReportSection> sections = {samples};
    if (!figures.screening.isEmpty())
        sections.append({DatasetWords::tr("Annotation statistics"), {}, {screeningTable(figures)}, {}});
    return sections;
}

}  // namespace gainsay
