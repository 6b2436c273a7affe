// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ReliabilityDiagram.h"

#include "ui/charts/Figures.h"

namespace gainsay {

using namespace Qt::StringLiterals;

void ReliabilityDiagram::setBins(const QList<ReliabilityBin> &bins)
{
    begin({0, 100, 5, u"%.0f %%"_s, tr("probability said")}, {0, 100, 5, u"%.0f %%"_s, tr("was right")});
    if (!bins.isEmpty()) {
        addLine({{0, 0}, {100, 100}}, Tone::Muted, Qt::DashLine, 1);
        addNote({2, 84}, tr("dashed: as sure as right"), Tone::Muted);
    }
    QList<QPointF> points;
    for (const ReliabilityBin &bin : bins) {
        const QString said = figureText(bin.confidence, Scale::Percent);
        const QString words = tr("said %1: %2").arg(said, estimateWords(bin.accuracy, Scale::Percent));
        if (!bin.accuracy.value) {
            addMark({{bin.confidence * 100, 0}, words, Tone::Muted, MarkShape::Cross, {}});
            continue;
        }
        std::optional<Interval> interval = bin.accuracy.ci;
        if (interval)
            interval = Interval{interval->low * 100, interval->high * 100};
        points << QPointF(bin.confidence * 100, *bin.accuracy.value * 100);
        addMark({points.constLast(), words, Tone::Detector, MarkShape::Dot, interval});
    }
    if (points.size() > 1)
        addLine(points, Tone::Detector);
    finish();
}

}  // namespace gainsay
