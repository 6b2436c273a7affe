// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/OcCurve.h"

#include "ui/charts/Figures.h"

#include <cmath>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
constexpr int kSpokenPoints = 8;

// In a small batch there is nothing between one wrong item and the next: a slanted line would promise chances that no
// batch has. The steps lie half-way, where a share is rounded to the one or the other.
QList<QPointF> asSteps(const QList<QPointF> &points)
{
    QList<QPointF> steps;
    for (const QPointF &point : points) {
        if (!steps.isEmpty()) {
            const double between = (steps.constLast().x() + point.x()) / 2;
            steps << QPointF(between, steps.constLast().y()) << QPointF(between, point.y());
        }
        steps << point;
    }
    return steps;
}

}  // namespace

void OcCurve::setPlan(const QList<OcPoint> &curve, qint64 batchSize, double allowed, std::optional<OcPoint> present)
{
    double widest = 0.05;
    QList<QPointF> points;
    for (const OcPoint &point : curve) {
        widest = std::max(widest, point.errorRate);
        points << QPointF(point.errorRate * 100, point.accept * 100);
    }
    const double right = std::ceil(widest * 20 - 1e-9) * 5;
    begin({0, right, std::min(6, int(right / 5) + 1), u"%.0f %%"_s, tr("true share of wrong items")},
          {0, 100, 5, u"%.0f %%"_s, tr("chance of acceptance")});
    addLine({{allowed * 100, 0}, {allowed * 100, 100}}, Tone::Muted, Qt::DashLine, 1);
    addNote({allowed * 100, 88}, tr("allowed %1").arg(figureText(allowed, Scale::Percent, 0)), Tone::Muted);
    const bool everyCount = points.size() > 1 && double(batchSize) * (curve[1].errorRate - curve[0].errorRate) < 1.5;
    addLine(batchSize > 0 && everyCount ? asSteps(points) : points, Tone::Accent);

    const auto words = [](const OcPoint &point) {
        return tr("with %1 wrong labels the batch passes with probability %2")
            .arg(figureText(point.errorRate, Scale::Percent), figureText(point.accept, Scale::Percent));
    };
    const qsizetype every = std::max<qsizetype>(1, curve.size() / kSpokenPoints);
    for (qsizetype i = 0; i < curve.size(); i += every)
        addMark({points[i], words(curve[i]), Tone::Accent, MarkShape::Point, {}});
    if (present) {
        const QPointF place(present->errorRate * 100, present->accept * 100);
        const bool good = present->errorRate <= allowed;
        addMark({place,
                 tr("seen so far: %1").arg(words(*present)),
                 good ? Tone::None : Tone::Failed,
                 good ? MarkShape::Dot : MarkShape::Square,
                 {}});
        addNote(place, tr("so far"), Tone::Ink);
    }
    finish();
}

}  // namespace gainsay
