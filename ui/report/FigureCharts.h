// SPDX-License-Identifier: GPL-3.0-or-later
// The chart for a figure of a report.
#pragma once

#include "core/report/Report.h"

class QWidget;

namespace gainsay {

class Chart;

Chart *makeFigureChart(const ReportFigure &figure, QWidget *parent);

}  // namespace gainsay
