// SPDX-License-Identifier: GPL-3.0-or-later
// The rounds of spot checks in order, each with its pass rate and exact interval, against the threshold.
#pragma once

#include "core/model/SpotRound.h"
#include "core/stats/Estimate.h"
#include "ui/charts/PlotChart.h"

namespace gainsay {

struct PassRateRound {
    enum class Outcome { Accepted, Returned, Open };

    QString batch;
    int round = 1;
    Estimate rate;
    Outcome outcome = Outcome::Open;
};

// A round as the chart shows it, with the exact interval.
PassRateRound passRateRound(const QString &batch, const SpotRound &round, const SpotCounts &counts);

class PassRateHistory : public PlotChart {
    Q_OBJECT

public:
    using PlotChart::PlotChart;

    // Rounds of one batch stand together and are joined by a line. Marks have the indexes of `rounds`.
    void setRounds(const QList<PassRateRound> &rounds, double threshold);
};

}  // namespace gainsay
