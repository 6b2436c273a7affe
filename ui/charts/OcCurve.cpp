// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/OcCurve.h"

#include "ui/charts/Figures.h"

#include <cmath>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
constexpr int kSpokenPoints = 8;
}

void OcCurve::setPlan(const QList<OcPoint> &curve, double allowed, std::optional<OcPoint> present)
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
    addLine(points, Tone::Accent);

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
