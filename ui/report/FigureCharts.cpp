// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/FigureCharts.h"

#include "ui/charts/HeatMap.h"
#include "ui/charts/IntervalBars.h"
#include "ui/charts/TrendChart.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

struct FigureWords {
    Q_DECLARE_TR_FUNCTIONS(gainsay::FigureCharts)
};

constexpr Tone kSeriesTones[] = {Tone::Accent, Tone::History, Tone::None, Tone::Role, Tone::Intra, Tone::Detector};

Tone seriesTone(qsizetype index)
{
    return kSeriesTones[size_t(index) % std::size(kSeriesTones)];
}

Estimate pointEstimate(const ReportPoint &point)
{
    Estimate estimate;
    estimate.value = point.y;
    estimate.ci = point.interval;
    return estimate;
}

Chart *makeHeat(const ReportFigure &figure, QWidget *parent)
{
    QStringList rows;
    QList<HeatCell> cells(figure.series.size() * figure.categories.size());
    const bool counts = figure.counts;
    double highest = 1.0;
    for (const ReportSeries &row : figure.series) {
        for (const ReportPoint &point : row.points)
            highest = std::max(highest, point.y);
    }
    for (qsizetype row = 0; row < figure.series.size(); ++row) {
        rows << figure.series[row].name;
        for (const ReportPoint &point : figure.series[row].points) {
            const qsizetype column = std::llround(point.x);
            const QString text = counts ? countText(std::llround(point.y)) : figureText(point.y, Scale::Coefficient, 2);
            cells[row * figure.categories.size() + column] = {
                counts ? point.y / highest : point.y * std::abs(point.y),
                text,
                {},
                FigureWords::tr("%1, %2: %3").arg(figure.series[row].name, figure.categories[column], text)};
        }
    }
    auto *map = new HeatMap(parent);
    map->setMatrix(rows, figure.categories, cells);
    return map;
}

Chart *makeBars(const ReportFigure &figure, QWidget *parent)
{
    QList<IntervalBar> bars;
    for (qsizetype series = 0; series < figure.series.size(); ++series) {
        for (const ReportPoint &point : figure.series[series].points) {
            const QString name = figure.categories.value(std::llround(point.x));
            const bool several = figure.series.size() > 1;
            bars.append({several ? FigureWords::tr("%1, %2").arg(name, figure.series[series].name) : name,
                         seriesTone(series), pointEstimate(point)});
        }
    }
    auto *chart = new IntervalBars(parent);
    chart->setBars(bars, figure.isShare() ? Scale::Percent : Scale::Coefficient);
    return chart;
}

Chart *makeTrend(const ReportFigure &figure, QWidget *parent)
{
    QStringList steps = figure.categories;
    if (steps.isEmpty() && !figure.series.isEmpty()) {
        for (const ReportPoint &point : figure.series[0].points)
            steps << QString::number(point.x);
    }
    QList<TrendLine> lines;
    for (qsizetype series = 0; series < figure.series.size(); ++series) {
        TrendLine line{figure.series.size() > 1 ? figure.series[series].name : QString(), seriesTone(series), {}};
        line.estimates.fill(undefinedEstimate(FigureWords::tr("no value here"), 0, 0), steps.size());
        for (qsizetype i = 0; i < figure.series[series].points.size(); ++i) {
            const ReportPoint &point = figure.series[series].points[i];
            const qsizetype step = figure.categories.isEmpty() ? i : qsizetype(std::llround(point.x));
            if (step < line.estimates.size())
                line.estimates[step] = pointEstimate(point);
        }
        lines << line;
    }
    auto *chart = new TrendChart(parent);
    chart->setTrend(steps, lines, figure.isShare() ? Scale::Percent : Scale::Coefficient);
    return chart;
}

}  // namespace

std::optional<ReportTarget> figureTarget(const ReportFigure &figure, int mark)
{
    int bar = 0;
    for (qsizetype series = 0; series < figure.series.size(); ++series) {
        for (const ReportPoint &point : figure.series[series].points) {
            const int own = figure.kind == ReportFigure::Kind::HeatMap
                                ? int(series * figure.categories.size() + std::llround(point.x))
                                : bar++;
            if (own == mark)
                return point.target;
        }
    }
    return std::nullopt;
}

Chart *makeFigureChart(const ReportFigure &figure, QWidget *parent)
{
    Chart *chart = figure.kind == ReportFigure::Kind::HeatMap ? makeHeat(figure, parent)
                   : figure.kind == ReportFigure::Kind::Bars  ? makeBars(figure, parent)
                                                              : makeTrend(figure, parent);
    chart->setTitle(figure.title);
    return chart;
}

}  // namespace gainsay
