// SPDX-License-Identifier: GPL-3.0-or-later
// Values as short texts: the beginning of a long one, dates, plain tool tips.
#pragma once

#include <QString>

class QDate;

namespace gainsay {

// Cut after `most` letters, never in the middle of a character.
QString shortened(const QString &text, int most);
// Cut so that it takes at most `most` pixels at 100 %, in letters of `fontSize`.
QString shortenedTo(const QString &text, int most, int fontSize);

// Dates as they stand in lists, 2026-11-09: can be taken for nothing else in any country.
QString dateText(const QDate &date);
QString dateText(qint64 ms);
// 2026-11-09 14:30, in the time of who looks.
QString momentText(qint64 ms);

// Text from data as a tool tip, letter by letter. Qt takes what looks like markup for it, and would show escaped markup
// with its escapes.
QString plainToolTip(const QString &text);

}  // namespace gainsay
