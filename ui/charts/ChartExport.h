// SPDX-License-Identifier: GPL-3.0-or-later
// Charts as pictures for papers and slides: always in the light palette, on white.
#pragma once

#include "core/base/Result.h"

#include <QImage>
#include <QSize>

namespace gainsay {

class Chart;

// The size that shows all of it: as on screen, but no smaller than it asks for.
QSize exportSize(const Chart &chart);

QImage chartImage(Chart &chart, const QSize &size, double pixelRatio = 2.0);

// PNG, SVG or PDF, as the ending of the path says.
Result<void> saveChart(Chart &chart, const QString &path);

}  // namespace gainsay
