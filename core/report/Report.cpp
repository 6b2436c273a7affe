// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/TranslatableText.h"
#include "core/report/CellParts.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

QString formatted(const ReportCell &cell, double value)
{
    const double shown = cell.kind == ReportCell::Kind::Percent ? 100.0 * value : value;
    const QString text = QString::number(shown, 'f', cell.decimals);
    // No negative zero.
    const QString plain = text.startsWith(u'-') && text.toDouble() == 0.0 ? text.mid(1) : text;
    return cell.isDifference && !plain.startsWith(u'-') ? u'+' + plain : plain;
}

QString withUnit(const ReportCell &cell, const QString &text)
{
    if (cell.kind != ReportCell::Kind::Percent)
        return text;
    return cell.isDifference ? TranslatableText::translate("report", "%1 points").arg(text) : text + u" %"_s;
}

}  // namespace

ReportCell textCell(const QString &text)
{
    return {ReportCell::Kind::Text, text, 0.0, std::nullopt, 0};
}

ReportCell countCell(qint64 count)
{
    return {ReportCell::Kind::Count, {}, static_cast<double>(count), std::nullopt, 0};
}

ReportCell numberCell(double value, int decimals, const std::optional<Interval> &interval)
{
    return {ReportCell::Kind::Number, {}, value, interval, decimals};
}

ReportCell percentCell(double share, const std::optional<Interval> &interval)
{
    return {ReportCell::Kind::Percent, {}, share, interval, 1};
}

ReportCell shareCell(qint64 k, qint64 n)
{
    return n == 0 ? missingCell({}) : percentCell(static_cast<double>(k) / static_cast<double>(n), wilson(k, n));
}

ReportCell missingCell(const QString &why)
{
    return {ReportCell::Kind::Missing, why, 0.0, std::nullopt, 0};
}

ReportCell pointsCell(double difference)
{
    ReportCell cell = numberCell(100.0 * difference, 1);
    cell.isDifference = true;
    return cell;
}

ReportCell differenceCell(double difference, const std::optional<Interval> &interval)
{
    ReportCell cell = percentCell(difference, interval);
    cell.isDifference = true;
    return cell;
}

ReportCell boundCell(double value, bool isBound, int decimals)
{
    ReportCell cell = numberCell(value, decimals);
    cell.isBound = isBound;
    return cell;
}

ReportCell pCell(const BootstrapP &p)
{
    return boundCell(p.value, p.isBound);
}

ReportCell estimateCell(const Estimate &estimate)
{
    return estimate.value ? numberCell(*estimate.value, 3, estimate.ci) : missingCell(estimate.undefined);
}

ReportCell linked(ReportCell cell, const ReportTarget &target)
{
    cell.target = target;
    return cell;
}

QList<ReportCell> linkedRow(QList<ReportCell> row, const ReportTarget &target)
{
    for (ReportCell &cell : row) {
        if (!cell.target && cell.kind != ReportCell::Kind::Missing && cell.kind != ReportCell::Kind::Count)
            cell.target = target;
    }
    return row;
}

QString figureText(const ReportCell &cell)
{
    switch (cell.kind) {
    case ReportCell::Kind::Missing:
        return u"–"_s;
    case ReportCell::Kind::Text:
        return cell.text;
    case ReportCell::Kind::Count:
        return QString::number(static_cast<qint64>(cell.value));
    case ReportCell::Kind::Number:
        // "<0.001" says more than "0.000".
        if (!cell.interval && !cell.isDifference && cell.value > 0.0 &&
            cell.value < 0.5 * std::pow(10.0, -cell.decimals))
            return u'<' + QString::number(std::pow(10.0, -cell.decimals), 'f', cell.decimals);
        if (cell.isBound)
            return u'<' + formatted(cell, cell.value);
        break;
    case ReportCell::Kind::Percent:
        break;
    }
    return withUnit(cell, formatted(cell, cell.value));
}

QString intervalText(const ReportCell &cell)
{
    if (!cell.interval)
        return {};
    return u"%1 – %2"_s.arg(formatted(cell, cell.interval->low), formatted(cell, cell.interval->high));
}

QString cellText(const ReportCell &cell)
{
    if (!cell.interval)
        return figureText(cell);
    return withUnit(cell, u"%1 [%2, %3]"_s.arg(formatted(cell, cell.value), formatted(cell, cell.interval->low),
                                               formatted(cell, cell.interval->high)));
}

QStringList tableNotes(const ReportTable &table)
{
    QStringList reasons;
    for (const QList<ReportCell> &row : table.rows) {
        for (const ReportCell &cell : row) {
            if (cell.kind == ReportCell::Kind::Missing && !cell.text.isEmpty() && !reasons.contains(cell.text))
                reasons.append(cell.text);
        }
    }
    QStringList notes;
    if (!table.note.isEmpty())
        notes.append(table.note);
    if (!reasons.isEmpty())
        notes.append(TranslatableText::translate("report", "– stands where a figure is undefined: %1.")
                         .arg(reasons.join(u"; "_s)));
    return notes;
}

bool isWordColumn(const ReportTable &table, qsizetype column)
{
    using Kind = ReportCell::Kind;
    const auto kindOf = [column](const QList<ReportCell> &row) { return row.value(column).kind; };
    return std::none_of(table.rows.begin(), table.rows.end(),
                        [&](const QList<ReportCell> &row) {
                            return kindOf(row) != Kind::Text && kindOf(row) != Kind::Missing;
                        }) &&
           std::any_of(table.rows.begin(), table.rows.end(),
                       [&](const QList<ReportCell> &row) { return kindOf(row) == Kind::Text; });
}

}  // namespace gainsay
