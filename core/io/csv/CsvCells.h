// SPDX-License-Identifier: GPL-3.0-or-later
// Cells that a spreadsheet would run as a formula get an apostrophe in front, and lose it when read back.
#pragma once

#include <QByteArray>
#include <QString>

namespace gainsay {

// Quoted after RFC 4180 where needed.
QByteArray toCsvCell(const QString &text);
QString fromCsvCell(const QString &cell);

}  // namespace gainsay
