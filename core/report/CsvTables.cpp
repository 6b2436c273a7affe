// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/TranslatableText.h"
#include "core/io/csv/CsvCells.h"
#include "core/report/ReportWriter.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct CsvTableWords {
    GAINSAY_TR(report)
};

QByteArray csvLine(const QStringList &cells)
{
    QByteArray line;
    for (qsizetype i = 0; i < cells.size(); ++i)
        line += (i == 0 ? "" : ",") + toCsvCell(cells[i]);
    return line + '\n';
}

QString csvNumber(double value)
{
    return QString::number(value, 'g', 17);
}

// All the digits, so that what is read back is the same number.
QString csvValue(const ReportCell &cell)
{
    switch (cell.kind) {
    case ReportCell::Kind::Missing:
        return {};
    case ReportCell::Kind::Number:
    case ReportCell::Kind::Percent:
        return csvNumber(cell.value);
    default:
        return cellText(cell);
    }
}

bool hasIntervals(const ReportTable &table, qsizetype column)
{
    return std::any_of(table.rows.begin(), table.rows.end(),
                       [&](const QList<ReportCell> &row) { return row[column].interval.has_value(); });
}

QByteArray csvTable(const QString &section, const ReportTable &table)
{
    QStringList header;
    QList<bool> intervals;
    for (qsizetype column = 0; column < table.columns.size(); ++column) {
        intervals.append(hasIntervals(table, column));
        header.append(table.columns[column]);
        if (intervals.last())
            header += {CsvTableWords::tr("%1 low").arg(table.columns[column]),
                       CsvTableWords::tr("%1 high").arg(table.columns[column])};
    }
    QByteArray text = csvLine({section + u": "_s + table.title}) + csvLine(header);
    for (const QList<ReportCell> &row : table.rows) {
        QStringList cells;
        for (qsizetype column = 0; column < row.size(); ++column) {
            cells.append(csvValue(row[column]));
            if (!intervals[column])
                continue;
            const std::optional<Interval> &interval = row[column].interval;
            cells +=
                {interval ? csvNumber(interval->low) : QString(), interval ? csvNumber(interval->high) : QString()};
        }
        text += csvLine(cells);
    }
    return text;
}

}  // namespace

QByteArray toCsv(const Report &report)
{
    QByteArray text;
    if (!report.parameters.isEmpty())
        text += csvLine({CsvTableWords::tr("Made with these parameters")});
    for (const ReportParameter &parameter : report.parameters)
        text += csvLine({parameter.name, parameter.value});
    for (const ReportSection &section : report.sections) {
        for (const ReportTable &table : section.tables)
            text += (text.isEmpty() ? "" : "\n") + csvTable(section.title, table);
    }
    return text;
}

}  // namespace gainsay
