// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/StudyTables.h"

#include "core/base/TranslatableText.h"
#include "core/report/ReportJson.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct TablesText {
    GAINSAY_TR(gainsay::StudyTables)
};

// A project of another kind has nothing for a table; the reason stands in its place.
Result<QList<ReportTable>> partsOf(const PublishedTable &table, TableSource &source)
{
    const auto parts = table.make(source);
    if (!parts && parts.error().kind == ErrorKind::InvalidInput)
        return QList<ReportTable>{ReportTable{table.title, {}, {}, parts.error().message}};
    return parts;
}

bool isEmpty(const QList<ReportTable> &parts)
{
    return std::all_of(parts.begin(), parts.end(), [](const ReportTable &part) { return part.rows.isEmpty(); });
}

}  // namespace

QString headingOf(const PublishedTable &table)
{
    const QString word = table.number.section(u'-', 0, 0);
    const QString number = table.number.section(u'-', -1);
    const QString place = word == u"figure"_s    ? TablesText::tr("Figure %1").arg(number)
                          : word == u"section"_s ? TablesText::tr("Section %1").arg(number)
                                                 : TablesText::tr("Table %1").arg(number);
    return TablesText::tr("%1: %2").arg(place, table.title);
}

const PublishedTable *Study::table(const QString &number) const
{
    const auto found =
        std::find_if(tables.begin(), tables.end(), [&](const PublishedTable &table) { return table.number == number; });
    return found == tables.end() ? nullptr : &*found;
}

QList<Study> paperStudies()
{
    return {cdconvStudy(), rgmStudy(), crpStudy(), mutualStudy()};
}

std::optional<Study> studyOfScheme(const QString &scheme)
{
    for (const Study &study : paperStudies()) {
        if (study.schemes.contains(scheme))
            return study;
    }
    return std::nullopt;
}

Result<MadeTables> studyTablesReport(TableSource &source, const Study &study, const QList<PublishedTable> &tables)
{
    MadeTables made;
    made.report.title = TablesText::tr("Tables of %1").arg(study.name);
    made.report.subtitle = study.paper;
    Json list = Json::array();
    for (const PublishedTable &table : tables) {
        ASSIGN_OR_RETURN(const auto parts, partsOf(table, source));
        ReportSection section{headingOf(table), {}, {}, {}};
        Json json = {{"number", toUtf8(table.number)}, {"title", toUtf8(table.title)}, {"parts", Json::array()}};
        for (const ReportTable &part : parts) {
            json["parts"].push_back(tableJson(part));
            if (part.rows.isEmpty())
                section.paragraphs.append(part.note);
            else
                section.tables.append(part);
        }
        if (isEmpty(parts))
            json["undefined"] = toUtf8(section.paragraphs.join(u' '));
        list.push_back(std::move(json));
        made.report.sections.append(section);
    }
    made.json = {{"study", toUtf8(study.id)}, {"tables", std::move(list)}};
    return made;
}

Report withoutIntervals(Report report)
{
    for (ReportSection &section : report.sections) {
        for (ReportTable &table : section.tables) {
            for (QList<ReportCell> &row : table.rows) {
                for (ReportCell &cell : row)
                    cell.interval.reset();
            }
        }
    }
    return report;
}

}  // namespace gainsay
