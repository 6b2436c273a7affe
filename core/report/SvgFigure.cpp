// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/ReportWriter.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr double figureWidth = 720.0;
constexpr double figureHeight = 360.0;
constexpr double leftMargin = 70.0;
constexpr double topMargin = 16.0;
constexpr double bottomMargin = 64.0;
constexpr double rightMargin = 150.0;

// Told apart by lightness alone, so that they survive a grey printer.
const QStringList seriesColours = {u"#1f4e79"_s, u"#7fb2e5"_s, u"#b3541e"_s, u"#f0b48a"_s, u"#4d4d4d"_s, u"#bdbdbd"_s};

QString svgNumber(double value)
{
    return QString::number(value, 'f', 1);
}

QString svgText(double x, double y, const QString &text, const QString &anchor, const QString &more = {})
{
    return u"<text x=\"%1\" y=\"%2\" text-anchor=\"%3\"%4>%5</text>\n"_s.arg(svgNumber(x), svgNumber(y), anchor, more,
                                                                             text.toHtmlEscaped());
}

QString svgLine(double x1, double y1, double x2, double y2, const QString &colour)
{
    return u"<line x1=\"%1\" y1=\"%2\" x2=\"%3\" y2=\"%4\" stroke=\"%5\"/>\n"_s.arg(
        svgNumber(x1), svgNumber(y1), svgNumber(x2), svgNumber(y2), colour);
}

QString svgRect(double x, double y, double width, double height, const QString &colour)
{
    return u"<rect x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\" fill=\"%5\"/>\n"_s.arg(
        svgNumber(x), svgNumber(y), svgNumber(width), svgNumber(height), colour);
}

const QString &colourOf(qsizetype series)
{
    return seriesColours[series % seriesColours.size()];
}

// Where values come to lie on the page.
struct PlotArea {
    double xLow = 0.0;
    double xHigh = 1.0;
    double yLow = 0.0;
    double yHigh = 1.0;

    double width() const { return figureWidth - leftMargin - rightMargin; }
    double height() const { return figureHeight - topMargin - bottomMargin; }
    double x(double value) const { return leftMargin + width() * (value - xLow) / (xHigh - xLow); }
    double y(double value) const { return topMargin + height() * (1.0 - (value - yLow) / (yHigh - yLow)); }
};

PlotArea areaOf(const ReportFigure &figure)
{
    PlotArea area{0.0, 0.0, 0.0, 0.0};
    for (const ReportSeries &series : figure.series) {
        for (const ReportPoint &point : series.points) {
            area.xLow = std::min(area.xLow, point.x);
            area.xHigh = std::max(area.xHigh, point.x);
            area.yLow = std::min(area.yLow, point.interval ? point.interval->low : point.y);
            area.yHigh = std::max(area.yHigh, point.interval ? point.interval->high : point.y);
        }
    }
    if (figure.kind == ReportFigure::Kind::Bars) {
        area.xLow = -0.5;
        area.xHigh = std::max<double>(1.0, static_cast<double>(figure.categories.size())) - 0.5;
    } else if (area.xHigh == area.xLow) {
        area.xHigh = area.xLow + 1.0;
    }
    if (area.yHigh == area.yLow)
        area.yHigh = area.yLow + 1.0;
    return area;
}

QString axes(const ReportFigure &figure, const PlotArea &area)
{
    QString svg;
    const double step = std::pow(10.0, std::floor(std::log10((area.yHigh - area.yLow) / 2.0)));
    const double spread = (area.yHigh - area.yLow) / step;
    const double tick = spread > 10.0 ? 4.0 * step : spread > 5.0 ? 2.0 * step : step;
    for (double value = std::ceil(area.yLow / tick) * tick; value <= area.yHigh + 1e-9; value += tick) {
        svg += svgLine(leftMargin, area.y(value), figureWidth - rightMargin, area.y(value), u"#dddddd"_s);
        svg += svgText(leftMargin - 8, area.y(value) + 4, QString::number(std::abs(value) < 1e-9 ? 0.0 : value, 'g', 6),
                       u"end"_s);
    }
    for (qsizetype i = 0; i < figure.categories.size(); ++i)
        svg += svgText(area.x(static_cast<double>(i)), figureHeight - bottomMargin + 18, figure.categories[i],
                       u"middle"_s);
    if (figure.categories.isEmpty()) {
        for (int i = 0; i <= 5; ++i) {
            const double value = area.xLow + (area.xHigh - area.xLow) * i / 5;
            svg +=
                svgText(area.x(value), figureHeight - bottomMargin + 18, QString::number(value, 'g', 3), u"middle"_s);
        }
    }
    svg += svgText(leftMargin + area.width() / 2, figureHeight - 14, figure.xTitle, u"middle"_s);
    svg += svgText(16, topMargin + area.height() / 2, figure.yTitle, u"middle"_s,
                   u" transform=\"rotate(-90 16 %1)\""_s.arg(svgNumber(topMargin + area.height() / 2)));
    return svg;
}

QString legend(const ReportFigure &figure)
{
    QString svg;
    for (qsizetype i = 0; i < figure.series.size() && figure.series.size() > 1; ++i) {
        const double y = topMargin + 20.0 * static_cast<double>(i);
        svg += svgRect(figureWidth - rightMargin + 14, y, 12, 12, colourOf(i));
        svg += svgText(figureWidth - rightMargin + 32, y + 11, figure.series[i].name, u"start"_s);
    }
    return svg;
}

QString whisker(const PlotArea &area, double x, const ReportPoint &point)
{
    if (!point.interval)
        return {};
    return svgLine(x, area.y(point.interval->low), x, area.y(point.interval->high), u"#000000"_s) +
           svgLine(x - 4, area.y(point.interval->low), x + 4, area.y(point.interval->low), u"#000000"_s) +
           svgLine(x - 4, area.y(point.interval->high), x + 4, area.y(point.interval->high), u"#000000"_s);
}

QString bars(const ReportFigure &figure, const PlotArea &area)
{
    QString svg;
    const double slot = area.width() / (area.xHigh - area.xLow);
    const double width = 0.8 * slot / std::max<double>(1.0, static_cast<double>(figure.series.size()));
    for (qsizetype i = 0; i < figure.series.size(); ++i) {
        for (const ReportPoint &point : figure.series[i].points) {
            const double x = area.x(point.x) - 0.4 * slot + width * static_cast<double>(i);
            const double top = area.y(std::max(point.y, 0.0));
            svg += svgRect(x, top, width * 0.92, area.y(std::min(point.y, 0.0)) - top, colourOf(i));
            svg += whisker(area, x + width * 0.46, point);
        }
    }
    return svg;
}

QString lines(const ReportFigure &figure, const PlotArea &area)
{
    QString svg;
    for (qsizetype i = 0; i < figure.series.size(); ++i) {
        QStringList points;
        QString marks;
        for (const ReportPoint &point : figure.series[i].points) {
            points.append(svgNumber(area.x(point.x)) + u',' + svgNumber(area.y(point.y)));
            marks += whisker(area, area.x(point.x), point);
            if (figure.series[i].points.size() <= 40)
                marks += u"<circle cx=\"%1\" cy=\"%2\" r=\"3\" fill=\"%3\"/>\n"_s.arg(
                    svgNumber(area.x(point.x)), svgNumber(area.y(point.y)), colourOf(i));
        }
        svg += u"<polyline points=\"%1\" fill=\"none\" stroke=\"%2\" stroke-width=\"2\"/>\n"_s.arg(points.join(u' '),
                                                                                                   colourOf(i)) +
               marks;
    }
    return svg;
}

// Darker is higher; the number stands in every cell.
QString heatMap(const ReportFigure &figure)
{
    double highest = 0.0;
    for (const ReportSeries &row : figure.series) {
        for (const ReportPoint &point : row.points)
            highest = std::max(highest, point.y);
    }
    QString svg;
    const double size =
        std::min({60.0, (figureWidth - 200.0) / std::max<double>(1.0, static_cast<double>(figure.categories.size())),
                  (figureHeight - 60.0) / std::max<double>(1.0, static_cast<double>(figure.series.size()))});
    for (qsizetype column = 0; column < figure.categories.size(); ++column)
        svg += svgText(160 + size * (static_cast<double>(column) + 0.5), 30, figure.categories[column], u"middle"_s);
    for (qsizetype i = 0; i < figure.series.size(); ++i) {
        const double y = 40 + size * static_cast<double>(i);
        svg += svgText(150, y + size / 2 + 4, figure.series[i].name, u"end"_s);
        for (const ReportPoint &point : figure.series[i].points) {
            const double strength = highest > 0.0 ? std::clamp(point.y / highest, 0.0, 1.0) : 0.0;
            const int light = static_cast<int>(std::lround(100.0 - 65.0 * strength));
            svg += svgRect(160 + size * point.x, y, size - 2, size - 2, u"hsl(210,60%,%1%)"_s.arg(light));
            svg += svgText(160 + size * (point.x + 0.5), y + size / 2 + 4, QString::number(point.y, 'g', 3),
                           u"middle"_s, strength > 0.6 ? u" fill=\"#ffffff\""_s : QString());
        }
    }
    return svg;
}

}  // namespace

QByteArray toSvg(const ReportFigure &figure)
{
    QString svg = u"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %1 %2\" width=\"%1\" height=\"%2\" "
                  "font-family=\"sans-serif\" font-size=\"12\" role=\"img\" aria-label=\"%3\">\n"_s.arg(
                      QString::number(figureWidth), QString::number(figureHeight), figure.title.toHtmlEscaped());
    const PlotArea area = areaOf(figure);
    switch (figure.kind) {
    case ReportFigure::Kind::Bars:
        svg += axes(figure, area) + bars(figure, area) + legend(figure);
        break;
    case ReportFigure::Kind::Lines:
        svg += axes(figure, area) + lines(figure, area) + legend(figure);
        break;
    case ReportFigure::Kind::HeatMap:
        svg += heatMap(figure);
        break;
    }
    return (svg + u"</svg>"_s).toUtf8();
}

}  // namespace gainsay
