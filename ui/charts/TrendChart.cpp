// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/TrendChart.h"

namespace gainsay {

using namespace Qt::StringLiterals;

void TrendChart::setTrend(const QStringList &steps, const QList<TrendLine> &lines, Scale scale)
{
    m_steps = steps;
    m_markSteps.clear();
    m_markLines.clear();
    double low = 1;
    double high = -1;
    for (const TrendLine &line : lines) {
        for (const Estimate &estimate : line.estimates) {
            if (!estimate.value)
                continue;
            low = std::min(low, estimate.ci ? estimate.ci->low : *estimate.value);
            high = std::max(high, estimate.ci ? estimate.ci->high : *estimate.value);
        }
    }
    if (low > high) {
        low = 0;
        high = 1;
    }
    const Axis y = tenths(low, high, u"%.1f"_s);
    begin(steps, y);
    for (int i = 0; i < lines.size(); ++i)
        addTrend(lines[i], i, y.low, scale);
    finish();
}

void TrendChart::addTrend(const TrendLine &line, int index, double bottom, Scale scale)
{
    static constexpr Qt::PenStyle kStrokes[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    static constexpr MarkShape kShapes[] = {MarkShape::Dot, MarkShape::Square, MarkShape::Ring};
    QList<QPointF> points;
    QList<QPointF> lows;
    QList<QPointF> highs;
    const auto flush = [&] {
        if (lows.size() > 1)
            addBand(lows, highs, line.tone);
        if (points.size() > 1)
            addLine(points, line.tone, kStrokes[index % 4]);
        points.clear();
        lows.clear();
        highs.clear();
    };
    for (int step = 0; step < line.estimates.size(); ++step) {
        const Estimate &estimate = line.estimates[step];
        const QString what = line.name.isEmpty() ? m_steps[step] : tr("%1, %2").arg(line.name, m_steps[step]);
        const QString words = u"%1: %2"_s.arg(what, estimateWords(estimate, scale));
        m_markSteps << step;
        m_markLines << index;
        if (!estimate.value) {
            flush();
            addMark({{double(step), bottom}, words, Tone::Muted, MarkShape::Cross, {}});
            continue;
        }
        const QPointF point(step, *estimate.value);
        points << point;
        lows << QPointF(step, estimate.ci ? estimate.ci->low : *estimate.value);
        highs << QPointF(step, estimate.ci ? estimate.ci->high : *estimate.value);
        // A lone point has no band to show its interval.
        const bool alone = (step == 0 || !line.estimates[step - 1].value) &&
                           (step + 1 == line.estimates.size() || !line.estimates[step + 1].value);
        addMark({point, words, line.tone, kShapes[index % 3], alone ? estimate.ci : std::nullopt});
    }
    if (!line.name.isEmpty() && !points.isEmpty())
        addNote(points.constLast(), line.name, line.tone);
    flush();
}

}  // namespace gainsay
