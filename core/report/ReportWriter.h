// SPDX-License-Identifier: GPL-3.0-or-later
// Reports as files. Everything is UTF-8; nothing in the output depends on the time, the machine or the locale.
#pragma once

#include "core/report/Report.h"

#include <QByteArray>

namespace gainsay {

QByteArray toMarkdown(const Report &report);
// One file that needs no other: style and figures are inside. Texts from data are escaped.
QByteArray toHtml(const Report &report);
// Tables for the booktabs package, to be put into a paper; figures are left out.
QByteArray toLatex(const Report &report);
// One block per table: its section and title, its columns, its rows; numbers with all their digits and intervals in
// columns of their own.
QByteArray toCsv(const Report &report);
// A figure as SVG, readable in grey.
QByteArray toSvg(const ReportFigure &figure);

}  // namespace gainsay
