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

    // `batchSize`: items of the batch that the curve is of, 0 for one without end; `allowed`: the share of errors that
    // the threshold still lets through; `present`: what has been seen so far.
    void setPlan(const QList<OcPoint> &curve, qint64 batchSize, double allowed, std::optional<OcPoint> present);
};

}  // namespace gainsay
