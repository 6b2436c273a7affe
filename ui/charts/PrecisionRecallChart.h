// SPDX-License-Identifier: GPL-3.0-or-later
// What each threshold of a detector would give: precision against recall, with the threshold in use marked.
#pragma once

#include "ui/charts/PlotChart.h"

namespace gainsay {

struct PrecisionRecallPoint {
    double threshold = 0;
    double precision = 0;
    double recall = 0;
};

class PrecisionRecallChart : public PlotChart {
    Q_OBJECT

public:
    using PlotChart::PlotChart;

    // Points in order of threshold. The marker stands at the point nearest to `threshold`.
    void setCurve(const QList<PrecisionRecallPoint> &points, double threshold);
    // The threshold that a mark stands for.
    double thresholdOf(int mark) const { return m_points[mark].threshold; }

private:
    QList<PrecisionRecallPoint> m_points;
};

}  // namespace gainsay
