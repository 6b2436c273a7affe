// SPDX-License-Identifier: GPL-3.0-or-later
// Charts as pictures for papers and slides: always in the light palette, on white.
#pragma once

#include "core/base/Result.h"

#include <QImage>
#include <QSize>

class QPoint;

namespace gainsay {

class Chart;

// The size that shows all of it: as on screen, but no smaller than it asks for.
QSize exportSize(const Chart &chart);

QImage chartImage(Chart &chart, const QSize &size, double pixelRatio = 2.0);

// PNG, SVG or PDF, as the ending of the path says.
Result<void> saveChart(Chart &chart, const QString &path);

// What can be done with any chart: save or copy the picture, copy the numbers.

void showChartMenu(Chart &chart, const QPoint &place);
// Asks for a file and saves the picture there; says so if that fails.
void saveChartAs(Chart &chart);

}  // namespace gainsay
