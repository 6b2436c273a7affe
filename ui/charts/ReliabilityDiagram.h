// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a detector's probabilities mean what they say: how often it was right, by how sure it was.
#pragma once

#include "core/stats/Estimate.h"
#include "ui/charts/PlotChart.h"

namespace gainsay {

struct ReliabilityBin {
    double confidence = 0;  // mean probability said
    Estimate accuracy;      // share that was right
};

class ReliabilityDiagram : public PlotChart {
    Q_OBJECT

public:
    using PlotChart::PlotChart;

    void setBins(const QList<ReliabilityBin> &bins);
};

}  // namespace gainsay
