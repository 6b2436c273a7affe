// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/figures/StudyTable.h"

#include "core/base/TranslatableText.h"
#include "core/report/ReportJson.h"

namespace gainsay {

Report studyReport(const QString &title, const QList<StudyTable> &tables, const ErrorFilter &filter)
{
    Report report;
    report.title = title;
    for (const FilterPart &part : partsOf(filter))
        report.parameters.append({TranslatableText::translate("gainsay::StudyExport", "Filter"), part.text});
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
    for (const StudyTable &study : tables)
        list.push_back(tableJson(study.table));
    return {{"filter", toJson(filter)}, {"tables", std::move(list)}};
}

}  // namespace gainsay
