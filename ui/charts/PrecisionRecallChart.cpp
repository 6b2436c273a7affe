// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/PrecisionRecallChart.h"

#include "ui/charts/Figures.h"

#include <algorithm>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
// A curve may have a point per prediction; so many of them can be reached by key.
constexpr qsizetype kReachablePoints = 40;
}  // namespace

void PrecisionRecallChart::setCurve(const QList<PrecisionRecallPoint> &points, const OperatingPoint &inUse)
{
    m_thresholds.clear();
    begin({0, 100, 5, u"%.0f %%"_s, tr("recall")}, {0, 100, 5, u"%.0f %%"_s, tr("precision")});
    QList<QPointF> line;
    for (const PrecisionRecallPoint &point : points)
        line << QPointF(point.recall * 100, point.precision * 100);
    if (line.size() > 1)
        addLine(line, Tone::Detector);
    const qsizetype every = std::max<qsizetype>(1, points.size() / kReachablePoints);
    if (inUse.precision && inUse.recall)
        addInUse(inUse);
    for (qsizetype i = 0; i < points.size(); i += every)
        addPoint(points[i]);
    finish();
}

void PrecisionRecallChart::addPoint(const PrecisionRecallPoint &point)
{
    m_thresholds << point.threshold;
    addMark({{point.recall * 100, point.precision * 100},
             tr("threshold %1: precision %2, recall %3")
                 .arg(figureText(point.threshold, Scale::Coefficient, 2), figureText(point.precision, Scale::Percent),
                      figureText(point.recall, Scale::Percent)),
             Tone::Detector,
             MarkShape::Point,
             {}});
}

void PrecisionRecallChart::addInUse(const OperatingPoint &inUse)
{
    m_thresholds << inUse.threshold;
    const QString rule = inUse.threshold ? tr("threshold %1").arg(figureText(*inUse.threshold, Scale::Coefficient, 2))
                                         : tr("the model's own rule");
    const QPointF place(*inUse.recall * 100, *inUse.precision * 100);
    addMark({place,
             tr("in use, %1: precision %2, recall %3")
                 .arg(rule, figureText(*inUse.precision, Scale::Percent), figureText(*inUse.recall, Scale::Percent)),
             Tone::Accent,
             MarkShape::Dot,
             {}});
    addNote(place, rule, Tone::Ink);
}

}  // namespace gainsay
