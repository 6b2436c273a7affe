// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of the four studies, in the order and with the names of their papers, made from a project. Each study is
// one file of this folder that lists its tables; the registry is in StudyTables.cpp. The command line, the Reports page
// and the writers know no table by name: a new one is an entry here and nothing else.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"
#include "core/report/Report.h"

#include <functional>
#include <optional>

namespace gainsay {

class TableSource;

// One table of a paper. It may come in parts: (a), (b), (c).
struct PublishedTable {
    QString number;  // as the paper numbers it: "2"; "figure-3" where the paper draws it, "section-3.3" where it tells
    QString title;   // as the paper calls it
    std::function<Result<QList<ReportTable>>(TableSource &source)> make;
};

struct Study {
    QString id;           // "cdconv"
    QString name;         // "CDConv"
    QString paper;        // whose tables these are
    QStringList schemes;  // projects with these schemes are carried out as the study was
    QList<PublishedTable> tables;

    const PublishedTable *table(const QString &number) const;
};

QList<Study> paperStudies();
// The one whose schemes the project's is one of; scheme ids of own schemes belong to none.
std::optional<Study> studyOfScheme(const QString &scheme);

// Of each study, one file.
Study cdconvStudy();
Study rgmStudy();
Study crpStudy();
Study mutualStudy();

// "Table 2: Annotation statistics"; what the paper draws or tells keeps that word.
QString headingOf(const PublishedTable &table);

struct MadeTables {
    Report report;
    Json json;
};
// One section per table. A table that the project has nothing for is there with the reason, without rows.
Result<MadeTables> studyTablesReport(TableSource &source, const Study &study, const QList<PublishedTable> &tables);

// The same without intervals, for papers whose columns are narrow.
Report withoutIntervals(Report report);

}  // namespace gainsay
