// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a detector's probabilities mean what they say: how often it was right, by how sure it was.
#pragma once

#include "core/stats/predictions/Calibration.h"
#include "ui/charts/PlotChart.h"

namespace gainsay {

class ReliabilityDiagram : public PlotChart {
    Q_OBJECT

public:
    using PlotChart::PlotChart;

    // Empty bins are left out. `before`, if given, is what the same predictions looked like before they were scaled.
    void setBins(const QList<ReliabilityBin> &bins, const QList<ReliabilityBin> &before = {});
};

}  // namespace gainsay
