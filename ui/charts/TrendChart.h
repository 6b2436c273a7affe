// SPDX-License-Identifier: GPL-3.0-or-later
// How a figure goes from batch to batch or week to week, with its interval as a band. Several lines differ in
// stroke and mark, not in colour alone. Where a figure is undefined the line is broken and a cross says so.
#pragma once

#include "core/stats/Estimate.h"
#include "ui/charts/Figures.h"
#include "ui/charts/PlotChart.h"

namespace gainsay {

struct TrendLine {
    QString name;
    Tone tone = Tone::Accent;
    QList<Estimate> estimates;  // one per step
};

class TrendChart : public PlotChart {
    Q_OBJECT

public:
    using PlotChart::PlotChart;

    void setTrend(const QStringList &steps, const QList<TrendLine> &lines, Scale scale);
    int stepOf(int mark) const { return m_markSteps[mark]; }
    QString stepName(int mark) const { return m_steps[m_markSteps[mark]]; }
    int lineOf(int mark) const { return m_markLines[mark]; }

private:
    void addTrend(const TrendLine &line, int index, double bottom, Scale scale);

    QStringList m_steps;
    QList<int> m_markSteps;
    QList<int> m_markLines;
};

}  // namespace gainsay
