// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/csv/CsvCells.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// Apostrophes count as transparent, so that guarding and unguarding undo each other exactly.
bool startsFormula(const QString &text)
{
    qsizetype i = 0;
    while (i < text.size() && text[i] == u'\'')
        ++i;
    return i < text.size() && u"=+-@\t\r"_s.contains(text[i]);
}

bool isPlainNumber(const QString &text)
{
    bool valid = false;
    (void)text.toDouble(&valid);
    return valid;
}

}  // namespace

QByteArray toCsvCell(const QString &text)
{
    const QByteArray cell = (startsFormula(text) && !isPlainNumber(text) ? u'\'' + text : text).toUtf8();
    const bool quote = cell.contains(',') || cell.contains('"') || cell.contains('\n') || cell.contains('\r') ||
                       cell.startsWith(' ') || cell.endsWith(' ');
    if (!quote)
        return cell;
    QByteArray doubled = cell;
    doubled.replace("\"", "\"\"");
    return '"' + doubled + '"';
}

QString fromCsvCell(const QString &cell)
{
    return cell.startsWith(u'\'') && startsFormula(cell) ? cell.mid(1) : cell;
}

}  // namespace gainsay
