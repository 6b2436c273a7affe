// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/PrecisionRecallChart.h"

#include "ui/charts/Figures.h"

#include <cmath>

namespace gainsay {

using namespace Qt::StringLiterals;

void PrecisionRecallChart::setCurve(const QList<PrecisionRecallPoint> &points, double threshold)
{
    m_points = points;
    begin({0, 100, 5, u"%.0f %%"_s, tr("recall")}, {0, 100, 5, u"%.0f %%"_s, tr("precision")});
    int nearest = -1;
    QList<QPointF> line;
    for (int i = 0; i < points.size(); ++i) {
        line << QPointF(points[i].recall * 100, points[i].precision * 100);
        if (nearest < 0 || std::abs(points[i].threshold - threshold) < std::abs(points[nearest].threshold - threshold))
            nearest = i;
    }
    if (line.size() > 1)
        addLine(line, Tone::Detector);
    for (int i = 0; i < points.size(); ++i) {
        const QString words =
            tr("threshold %1: precision %2, recall %3")
                .arg(figureText(points[i].threshold, Scale::Coefficient, 2),
                     figureText(points[i].precision, Scale::Percent), figureText(points[i].recall, Scale::Percent));
        const bool inUse = i == nearest;
        addMark({line[i],
                 inUse ? tr("in use: %1").arg(words) : words,
                 inUse ? Tone::Accent : Tone::Detector,
                 inUse ? MarkShape::Dot : MarkShape::Point,
                 {}});
    }
    if (nearest >= 0)
        addNote(line[nearest], tr("threshold %1").arg(figureText(points[nearest].threshold, Scale::Coefficient, 2)),
                Tone::Ink);
    finish();
}

}  // namespace gainsay
