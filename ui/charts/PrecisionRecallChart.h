// SPDX-License-Identifier: GPL-3.0-or-later
// What each threshold of a detector would give: precision against recall, with the threshold in use marked.
#pragma once

#include "core/stats/predictions/Calibration.h"
#include "ui/charts/PlotChart.h"

namespace gainsay {

class PrecisionRecallChart : public PlotChart {
    Q_OBJECT

public:
    using PlotChart::PlotChart;

    // Points in order of threshold; `inUse` is how the detector is read now, without a threshold if by its own rule.
    struct OperatingPoint {
        std::optional<double> threshold;
        std::optional<double> precision;  // none where nothing is called a contradiction
        std::optional<double> recall;
    };
    void setCurve(const QList<PrecisionRecallPoint> &points, const OperatingPoint &inUse);
    // The threshold that a mark stands for; none for the detector's own rule.
    std::optional<double> thresholdOf(int mark) const { return m_thresholds[mark]; }

private:
    void addPoint(const PrecisionRecallPoint &point);
    void addInUse(const OperatingPoint &inUse);

    QList<std::optional<double>> m_thresholds;
};

}  // namespace gainsay
