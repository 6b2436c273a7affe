// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/ReportJson.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

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
    if (cell.isBound)
        return {{"value", cell.value}, {"less_than", true}};
    if (!cell.interval)
        return cell.value;
    return {{"value", cell.value}, {"ci", {cell.interval->low, cell.interval->high}}};
}

Json rowJson(const QStringList &columns, const QList<ReportCell> &row)
{
    Json object = Json::object();
    Json undefined = Json::object();
    for (qsizetype i = 0; i < row.size(); ++i) {
        const std::string column = toUtf8(columns.value(i));
        object[column] = cellJson(row[i]);
        if (row[i].kind == ReportCell::Kind::Missing && !row[i].text.isEmpty())
            undefined[column] = toUtf8(row[i].text);
    }
    if (!undefined.empty())
        object["undefined"] = std::move(undefined);
    return object;
}

}  // namespace

Json tableJson(const ReportTable &table)
{
    QStringList columns = table.columns;
    for (QString &column : columns) {
        if (column.isEmpty())
            column = u"name"_s;
    }
    Json rows = Json::array();
    for (const QList<ReportCell> &row : table.rows)
        rows.push_back(rowJson(columns, row));
    Json json = {{"title", toUtf8(table.title)}, {"columns", jsonTexts(columns)}, {"rows", std::move(rows)}};
    if (!table.note.isEmpty())
        json["note"] = toUtf8(table.note);
    return json;
}

}  // namespace gainsay
