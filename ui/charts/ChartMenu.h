// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with any chart: save or copy the picture, copy the numbers.
#pragma once

class QPoint;

namespace gainsay {

class Chart;

void showChartMenu(Chart &chart, const QPoint &place);
// Asks for a file and saves the picture there; says so if that fails.
void saveChartAs(Chart &chart);

}  // namespace gainsay
