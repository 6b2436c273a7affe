// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/PrecisionRecallChart.h"

#include "ui/charts/Figures.h"

#include <cmath>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
// A curve may have a point per prediction; so many of them can be reached by key.
constexpr qsizetype kReachablePoints = 40;
}  // namespace

void PrecisionRecallChart::setCurve(const QList<PrecisionRecallPoint> &points, double threshold)
{
    m_thresholds.clear();
    begin({0, 100, 5, u"%.0f %%"_s, tr("recall")}, {0, 100, 5, u"%.0f %%"_s, tr("precision")});
    qsizetype nearest = -1;
    QList<QPointF> line;
    for (qsizetype i = 0; i < points.size(); ++i) {
        line << QPointF(points[i].recall * 100, points[i].precision * 100);
        if (nearest < 0 || std::abs(points[i].threshold - threshold) < std::abs(points[nearest].threshold - threshold))
            nearest = i;
    }
    if (line.size() > 1)
        addLine(line, Tone::Detector);
    const qsizetype every = std::max<qsizetype>(1, points.size() / kReachablePoints);
    for (qsizetype i = 0; i < points.size(); ++i) {
        if (i == nearest || i % every == 0)
            addPoint(points[i], i == nearest);
    }
    if (nearest >= 0)
        addNote(line[nearest], tr("threshold %1").arg(figureText(points[nearest].threshold, Scale::Coefficient, 2)),
                Tone::Ink);
    finish();
}

void PrecisionRecallChart::addPoint(const PrecisionRecallPoint &point, bool inUse)
{
    m_thresholds << point.threshold;
    const QString words =
        tr("threshold %1: precision %2, recall %3")
            .arg(figureText(point.threshold, Scale::Coefficient, 2), figureText(point.precision, Scale::Percent),
                 figureText(point.recall, Scale::Percent));
    addMark({{point.recall * 100, point.precision * 100},
             inUse ? tr("in use: %1").arg(words) : words,
             inUse ? Tone::Accent : Tone::Detector,
             inUse ? MarkShape::Dot : MarkShape::Point,
             {}});
}

}  // namespace gainsay
