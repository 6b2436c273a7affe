// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/StudyExport.h"

#include "ui/report/ReportFile.h"
#include "ui/widgets/FileChoice.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ExportText {
    Q_DECLARE_TR_FUNCTIONS(gainsay::StudyExport)
};

Json cellJson(const ReportCell &cell)
{
    switch (cell.kind) {
    case ReportCell::Kind::Missing:
        return nullptr;
    case ReportCell::Kind::Text:
        return toUtf8(cell.text);
    case ReportCell::Kind::Count:
        return qint64(cell.value);
    case ReportCell::Kind::Number:
    case ReportCell::Kind::Percent:
        break;
    }
    if (!cell.interval)
        return cell.value;
    return {{"value", cell.value}, {"ci", {cell.interval->low, cell.interval->high}}};
}

}  // namespace

Report studyReport(const QString &title, const QList<StudyTable> &tables, const ErrorFilter &filter)
{
    Report report;
    report.title = title;
    for (const FilterPart &part : partsOf(filter))
        report.parameters.append({ExportText::tr("Filter"), part.text});
    ReportSection section;
    section.title = title;
    for (const StudyTable &study : tables)
        section.tables.append(study.table);
    report.sections.append(section);
    return report;
}

Json studyJson(const QList<StudyTable> &tables, const ErrorFilter &filter)
{
    Json list = Json::array();
    for (const StudyTable &study : tables) {
        Json rows = Json::array();
        for (const QList<ReportCell> &row : study.table.rows) {
            Json object = Json::object();
            for (qsizetype i = 0; i < row.size(); ++i)
                object[toUtf8(study.table.columns.value(i))] = cellJson(row[i]);
            rows.push_back(std::move(object));
        }
        list.push_back({{"title", toUtf8(study.table.title)}, {"rows", std::move(rows)}});
    }
    return {{"filter", toJson(filter)}, {"tables", std::move(list)}};
}

void exportStudies(const QString &title, const QList<StudyTable> &tables, const ErrorFilter &filter, QWidget *parent,
                   const std::function<void(const Error &)> &failed)
{
    QStringList patterns;
    for (const QString &ending : reportEndings())
        patterns.append(u"*."_s + ending);
    chooseFileToSave(parent, ExportText::tr("Export figures"), u"figures.csv"_s,
                     ExportText::tr("Tables (%1)").arg(patterns.join(u' ')), [=](const QString &path) {
                         const Result<void> saved =
                             saveReport(studyReport(title, tables, filter), studyJson(tables, filter), path);
                         if (!saved)
                             failed(saved.error());
                     });
}

}  // namespace gainsay
