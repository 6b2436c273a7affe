// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/ReportWriter.h"
#include "core/report/SvgText.h"

#include <algorithm>
#include <cmath>
#include <vector>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr double figureWidth = 640.0;
constexpr double rowHeight = 24.0;
constexpr double barHeight = 13.0;
constexpr double mostNameWidth = 200.0;
constexpr const char *muted = "#667085";
const QString gridColour = u"#e1e4ea"_s;
const QString inkColour = u"#1c2330"_s;

QString valueText(const ReportFigure &figure, double value)
{
    const QString text =
        figure.isShare() ? QString::number(100.0 * value, 'f', 1) + u" %"_s : QString::number(value, 'f', 2);
    return text.startsWith(u"-0.00"_s) ? text.mid(1) : text;
}

// The values that an axis must hold, 0 among them where bars start there, in round steps.
struct Axis {
    double low = 0.0;
    double high = 1.0;
    double step = 0.2;
};

std::vector<double> ticksOf(const Axis &axis)
{
    std::vector<double> ticks;
    const auto steps = static_cast<int>(std::floor((axis.high - axis.low) / axis.step + 1e-9));
    for (int step = 0; step <= steps; ++step)
        ticks.push_back(axis.low + step * axis.step);
    return ticks;
}

Axis axisOf(const ReportFigure &figure, bool fromZero)
{
    double low = fromZero ? 0.0 : 1e300;
    double high = fromZero ? 0.0 : -1e300;
    for (const ReportSeries &series : figure.series) {
        for (const ReportPoint &point : series.points) {
            low = std::min({low, point.y, point.interval ? point.interval->low : point.y});
            high = std::max({high, point.y, point.interval ? point.interval->high : point.y});
        }
    }
    if (low > high)
        return {};
    // Values that are all but equal are no reason for a scale of thousandths.
    constexpr double leastSpread = 0.2;
    if (high - low < leastSpread)
        low = high - leastSpread;
    const double spread = high - low;
    const double power = std::pow(10.0, std::floor(std::log10(spread / 4.0)));
    const double steps = spread / 4.0 / power;
    const double step = (steps > 5.1 ? 10.0 : steps > 2.1 ? 5.0 : steps > 1.1 ? 2.0 : 1.0) * power;
    return {std::floor(low / step + 1e-9) * step,
            std::max(std::ceil(high / step - 1e-9), std::floor(low / step) + 1.0) * step, step};
}

QString tickText(double value, bool share)
{
    if (share)
        return QString::number(std::lround(100.0 * value)) + u" %"_s;
    return QString::number(std::abs(value) < 1e-9 ? 0.0 : value, 'g', 3);
}

QString legendRow(const ReportFigure &figure, double x, double y)
{
    QString content;
    for (qsizetype i = 0; i < figure.series.size(); ++i) {
        content += svg::rect(x, y - 9.0, 11.0, 11.0, svg::seriesColour(i), 2.0);
        content += svg::text(x + 16.0, y, figure.series[i].name, {"start", muted, 11.0, false});
        x += 34.0 + svg::widthOf(figure.series[i].name);
    }
    return content;
}

double nameWidth(const QStringList &names)
{
    double width = 30.0;
    for (const QString &name : names)
        width = std::max(width, svg::widthOf(name));
    return std::min(width, mostNameWidth);
}

QString whiskers(double low, double high, double y)
{
    return svg::line(low, y, high, y, inkColour, 1.2) + svg::line(low, y - 3.5, low, y + 3.5, inkColour, 1.2) +
           svg::line(high, y - 3.5, high, y + 3.5, inkColour, 1.2);
}

// One row per category and series, from left to right, its interval drawn over the bar and its value beside it.
QByteArray barsDrawing(const ReportFigure &figure)
{
    const bool several = figure.series.size() > 1;
    const double names = nameWidth(figure.categories) + 14.0;
    const double values = 64.0;
    const double perCategory = several ? static_cast<double>(figure.series.size()) * 16.0 + 8.0 : rowHeight;
    const double top = several ? 28.0 : 8.0;
    const double bottom = top + perCategory * static_cast<double>(figure.categories.size());
    const Axis axis = axisOf(figure, true);
    const double width = figureWidth - names - values;
    const auto x = [&](double value) { return names + width * (value - axis.low) / (axis.high - axis.low); };
    QString content = several ? legendRow(figure, names, 14.0) : QString();
    for (const double tick : ticksOf(axis)) {
        content += svg::line(x(tick), top, x(tick), bottom, gridColour);
        content += svg::text(x(tick), bottom + 15.0, tickText(tick, figure.isShare()), {"middle", muted, 10.0, false});
    }
    for (qsizetype i = 0; i < figure.categories.size(); ++i)
        content += svg::text(names - 10.0, top + perCategory * (static_cast<double>(i) + 0.5) + 4.0,
                             svg::shortened(figure.categories[i], mostNameWidth), {"end", "#1c2330", 12.0, false});
    for (qsizetype series = 0; series < figure.series.size(); ++series) {
        for (const ReportPoint &point : figure.series[series].points) {
            const double middle = several ? top + perCategory * point.x + 12.0 + 16.0 * static_cast<double>(series)
                                          : top + perCategory * (point.x + 0.5);
            const double begin = x(std::min(point.y, std::max(0.0, axis.low)));
            content += svg::rect(begin, middle - barHeight / 2.0, std::max(1.0, x(std::max(point.y, 0.0)) - begin),
                                 barHeight, svg::seriesColour(series), 2.0);
            if (point.interval)
                content += whiskers(x(point.interval->low), x(point.interval->high), middle);
            content += svg::text(figureWidth - values + 10.0, middle + 4.0, valueText(figure, point.y),
                                 {"start", "#1c2330", 11.0, false});
        }
    }
    return svg::drawing(figureWidth, bottom + 24.0, figure.title, content);
}

// Where the points of a line chart come to lie.
struct LinePlot {
    Axis y;
    double xLow = 0.0;
    double xHigh = 1.0;
    double left = 48.0;
    double right = figureWidth - 16.0;
    double top = 28.0;  // below the name of the axis
    double bottom = 206.0;

    double atX(double value) const { return left + (right - left) * (value - xLow) / (xHigh - xLow); }
    double atY(double value) const { return bottom - (bottom - top) * (value - y.low) / (y.high - y.low); }
};

LinePlot linePlotOf(const ReportFigure &figure)
{
    LinePlot plot{axisOf(figure, false)};
    plot.xLow = 1e300;
    plot.xHigh = -1e300;
    for (const ReportSeries &series : figure.series) {
        for (const ReportPoint &point : series.points) {
            plot.xLow = std::min(plot.xLow, point.x);
            plot.xHigh = std::max(plot.xHigh, point.x);
        }
    }
    if (!figure.categories.isEmpty()) {
        plot.xLow = -0.5;
        plot.xHigh = static_cast<double>(figure.categories.size()) - 0.5;
    }
    if (!(plot.xHigh > plot.xLow)) {
        plot.xLow = std::min(plot.xLow, 1e9) - 0.5;
        plot.xHigh = plot.xLow + 1.0;
    }
    if (figure.series.size() > 1) {
        plot.top += 18.0;  // for the legend
        plot.bottom += 18.0;
    }
    return plot;
}

QString lineAxes(const ReportFigure &figure, const LinePlot &plot)
{
    QString content;
    for (const double tick : ticksOf(plot.y)) {
        content += svg::line(plot.left, plot.atY(tick), plot.right, plot.atY(tick), gridColour);
        content += svg::text(plot.left - 7.0, plot.atY(tick) + 4.0, tickText(tick, figure.isShare()),
                             {"end", muted, 10.0, false});
    }
    const double labels = plot.bottom + 16.0;
    const auto count = static_cast<double>(figure.categories.size());
    const double room = (plot.right - plot.left) / std::max(1.0, count);
    const qsizetype every =
        std::max<qsizetype>(1, static_cast<qsizetype>(std::ceil(nameWidth(figure.categories) / room)));
    for (qsizetype i = 0; i < figure.categories.size(); i += every)
        content += svg::text(plot.atX(static_cast<double>(i)), labels,
                             svg::shortened(figure.categories[i], room * static_cast<double>(every)),
                             {"middle", muted, 10.0, false});
    for (int i = 0; i <= 5 && figure.categories.isEmpty(); ++i) {
        const double value = plot.xLow + (plot.xHigh - plot.xLow) * i / 5.0;
        content += svg::text(plot.atX(value), labels, tickText(value, figure.xTitle.contains(u'%')),
                             {"middle", muted, 10.0, false});
    }
    return content + svg::text(plot.left, plot.top - 12.0, figure.yTitle, {"start", muted, 11.0, false}) +
           svg::text((plot.left + plot.right) / 2.0, labels + 18.0, figure.xTitle, {"middle", muted, 11.0, false});
}

QByteArray linesDrawing(const ReportFigure &figure)
{
    const LinePlot plot = linePlotOf(figure);
    QString content = lineAxes(figure, plot);
    for (qsizetype i = 0; i < figure.series.size(); ++i) {
        const QString colour = svg::seriesColour(i);
        const QList<ReportPoint> &points = figure.series[i].points;
        QStringList path;
        QString marks;
        for (const ReportPoint &point : points) {
            path.append(svg::number(plot.atX(point.x)) + u',' + svg::number(plot.atY(point.y)));
            if (points.size() > 40)
                continue;
            if (point.interval)
                marks += svg::line(plot.atX(point.x), plot.atY(point.interval->low), plot.atX(point.x),
                                   plot.atY(point.interval->high), colour, 1.2);
            marks += svg::circle(plot.atX(point.x), plot.atY(point.y), 3.2, colour);
        }
        content += u"<polyline points=\"%1\" fill=\"none\" stroke=\"%2\" stroke-width=\"1.8\"%3/>\n"_s.arg(
                       path.join(u' '), colour, i % 2 == 1 ? u" stroke-dasharray=\"6 3\""_s : QString()) +
                   marks;
    }
    if (figure.series.size() > 1)
        content += legendRow(figure, plot.left, 14.0);
    return svg::drawing(figureWidth, plot.bottom + 44.0, figure.title, content);
}

// A long name breaks at the blank nearest to its middle.
QStringList twoLines(const QString &name)
{
    constexpr qsizetype longName = 12;
    qsizetype best = -1;
    for (qsizetype i = 0; i < name.size(); ++i) {
        if (name[i] == u' ' && (best < 0 || std::abs(2 * i - name.size()) < std::abs(2 * best - name.size())))
            best = i;
    }
    if (best < 0 || name.size() < longName)
        return {name};
    return {name.left(best), name.mid(best + 1)};
}

// Darker is higher; the number stands in every cell.
QByteArray heatDrawing(const ReportFigure &figure)
{
    double highest = 0.0;
    QStringList rows;
    for (const ReportSeries &row : figure.series) {
        rows.append(row.name);
        for (const ReportPoint &point : row.points)
            highest = std::max(highest, point.y);
    }
    const double names = nameWidth(rows) + 14.0;
    const double room = (figureWidth - names) / std::max(1.0, static_cast<double>(figure.categories.size()));
    QList<QStringList> heads;
    double widest = 0.0;
    bool broken = false;
    for (const QString &category : figure.categories) {
        heads.append(twoLines(category));
        broken = broken || heads.last().size() > 1;
        for (const QString &line : heads.last())
            widest = std::max(widest, svg::widthOf(line));
    }
    const double cell = std::min(std::max(64.0, widest + 6.0), room);
    const double height = std::min(34.0, cell);
    const double top = broken ? 36.0 : 22.0;
    const int decimals = figure.counts ? 0 : 2;
    QString content;
    for (qsizetype column = 0; column < heads.size(); ++column) {
        for (qsizetype line = 0; line < heads[column].size(); ++line)
            content += svg::text(names + cell * (static_cast<double>(column) + 0.5),
                                 top - 8.0 - 14.0 * static_cast<double>(heads[column].size() - 1 - line),
                                 svg::shortened(heads[column][line], cell), {"middle", muted, 11.0, false});
    }
    for (qsizetype row = 0; row < figure.series.size(); ++row) {
        const double y = top + height * static_cast<double>(row);
        content += svg::text(names - 10.0, y + height / 2.0 + 4.0, svg::shortened(rows[row], mostNameWidth),
                             {"end", "#1c2330", 12.0, false});
        for (const ReportPoint &point : figure.series[row].points) {
            const double strength = highest > 0.0 ? 0.75 * std::clamp(point.y / highest, 0.0, 1.0) : 0.0;
            content += svg::rect(names + cell * point.x + 1.0, y + 1.0, cell - 2.0, height - 2.0,
                                 svg::heatColour(strength), 4.0);
            content += svg::text(names + cell * (point.x + 0.5), y + height / 2.0 + 4.0,
                                 QString::number(point.y, 'f', decimals), {"middle", "#1c2330", 11.0, false});
        }
    }
    const double width = names + cell * static_cast<double>(figure.categories.size()) + 2.0;
    return svg::drawing(width, top + 4.0 + height * static_cast<double>(figure.series.size()), figure.title, content);
}

}  // namespace

QByteArray toSvg(const ReportFigure &figure)
{
    switch (figure.kind) {
    case ReportFigure::Kind::Bars:
        return barsDrawing(figure);
    case ReportFigure::Kind::Lines:
        return linesDrawing(figure);
    case ReportFigure::Kind::HeatMap:
        break;
    }
    return heatDrawing(figure);
}

}  // namespace gainsay
