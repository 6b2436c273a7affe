// SPDX-License-Identifier: GPL-3.0-or-later
// Dates as they stand in lists: year, month, day, which can be taken for nothing else in any country.
#pragma once

#include <QString>

class QDate;

namespace gainsay {

// 2026-11-09
QString dateText(const QDate &date);
QString dateText(qint64 ms);
// 2026-11-09 14:30, in the time of who looks.
QString momentText(qint64 ms);

}  // namespace gainsay
