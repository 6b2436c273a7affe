// SPDX-License-Identifier: GPL-3.0-or-later
// The operating characteristic of an acceptance plan: how probably a batch passes, by its true share of errors.
#pragma once

#include "core/stats/AcceptanceSampling.h"
#include "ui/charts/PlotChart.h"

namespace gainsay {

class OcCurve : public PlotChart {
    Q_OBJECT

public:
    using PlotChart::PlotChart;

    // `allowed`: the share of errors that the threshold still lets through; `present`: what has been seen so far.
    void setPlan(const QList<OcPoint> &curve, double allowed, std::optional<OcPoint> present);
};

}  // namespace gainsay
