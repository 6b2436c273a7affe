// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ReliabilityDiagram.h"

#include "ui/charts/Figures.h"

#include <cmath>

namespace gainsay {

using namespace Qt::StringLiterals;

void ReliabilityDiagram::setBins(const QList<ReliabilityBin> &bins, const QList<ReliabilityBin> &before)
{
    begin({0, 100, 5, u"%.0f %%"_s, tr("probability said")}, {0, 100, 5, u"%.0f %%"_s, tr("was right")});
    QList<QPointF> earlier;
    for (const ReliabilityBin &bin : before) {
        if (bin.n > 0)
            earlier << QPointF(bin.confidence * 100, bin.accuracy * 100);
    }
    QList<QPointF> points;
    for (const ReliabilityBin &bin : bins) {
        if (bin.n == 0)
            continue;
        const Interval interval = wilson(std::llround(bin.accuracy * double(bin.n)), bin.n);
        points << QPointF(bin.confidence * 100, bin.accuracy * 100);
        addMark({points.constLast(),
                 tr("said %1: right in %2, 95 % interval %3, %n prediction(s)", nullptr, int(bin.n))
                     .arg(figureText(bin.confidence, Scale::Percent), figureText(bin.accuracy, Scale::Percent),
                          intervalText(interval, Scale::Percent)),
                 Tone::Detector, MarkShape::Dot, Interval{interval.low * 100, interval.high * 100}});
    }
    if (!points.isEmpty()) {
        addLine({{0, 0}, {100, 100}}, Tone::Muted, Qt::DashLine, 1);
        addNote({2, 84}, tr("dashed: as sure as right"), Tone::Muted);
    }
    if (earlier.size() > 1) {
        addLine(earlier, Tone::Muted, Qt::DotLine);
        addNote({2, 70}, tr("dotted: before"), Tone::Muted);
    }
    if (points.size() > 1)
        addLine(points, Tone::Detector);
    finish();
}

}  // namespace gainsay
