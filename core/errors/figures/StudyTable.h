// SPDX-License-Identifier: GPL-3.0-or-later
// A table of figures whose rows lead to the conversations behind them.
#pragma once

#include "core/errors/table/ErrorFilter.h"
#include "core/report/Report.h"

namespace gainsay {

struct StudyTable {
    ReportTable table;
    QList<ErrorFilter> filters;  // one per row; empty: the row is not about some of the conversations
    QList<int> details = {};     // columns that follow from the others; left out where there is no room

    void add(QList<ReportCell> cells, ErrorFilter filter = {})
    {
        table.rows.append(std::move(cells));
        filters.append(std::move(filter));
    }
};

// Figures about errors as a report and as JSON, with the filter that they hold for. What the Errors page exports and
// what gainsay-cli prints.
Report studyReport(const QString &title, const QList<StudyTable> &tables, const ErrorFilter &filter);
// Rows as objects by column; figures as numbers with their intervals.
Json studyJson(const QList<StudyTable> &tables, const ErrorFilter &filter);

}  // namespace gainsay
