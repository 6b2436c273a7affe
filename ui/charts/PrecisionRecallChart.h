// SPDX-License-Identifier: GPL-3.0-or-later
// What each threshold of a detector would give: precision against recall, with the threshold in use marked.
#pragma once

#include "core/stats/Calibration.h"
#include "ui/charts/PlotChart.h"

namespace gainsay {

class PrecisionRecallChart : public PlotChart {
    Q_OBJECT

public:
    using PlotChart::PlotChart;

    // Points in order of threshold. The marker stands at the point nearest to `threshold`.
    void setCurve(const QList<PrecisionRecallPoint> &points, double threshold);
    // The threshold that a mark stands for.
    double thresholdOf(int mark) const { return m_thresholds[mark]; }

private:
    void addPoint(const PrecisionRecallPoint &point, bool inUse);

    QList<double> m_thresholds;
};

}  // namespace gainsay
