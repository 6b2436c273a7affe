// SPDX-License-Identifier: GPL-3.0-or-later
// The chart for a figure of a report.
#pragma once

#include "core/report/Report.h"

class QWidget;

namespace gainsay {

class Chart;

Chart *makeFigureChart(const ReportFigure &figure, QWidget *parent);

// The conversations that a mark of that chart counts; none where nothing is counted.
std::optional<ReportTarget> figureTarget(const ReportFigure &figure, int mark);

}  // namespace gainsay
