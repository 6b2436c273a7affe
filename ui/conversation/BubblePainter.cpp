// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/BubblePainter.h"

#include "ui/theme/Theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace gainsay {

void BubblePainter::paintBox(const Bubble &bubble, bool focused)
{
    const BubbleText &content = bubble.content();
    const bool outlined = content.right || m_palette.kind() == ThemeKind::Contrast;
    QColor edge = m_palette[outlined ? Tone::Line : Tone::Bubble];
    qreal width = 1;
    if (content.target || focused) {
        edge = m_palette[Tone::Accent];
        width = 2;
    } else if (content.related) {
        edge = m_palette[Tone::Muted];
        width = 2;
    }
    const bool dashed = focused && !content.target;
    m_painter.setPen(QPen(edge, width, dashed ? Qt::DashLine : Qt::SolidLine));
    m_painter.setBrush(content.right ? m_palette[Tone::Panel] : m_palette[Tone::Bubble]);
    const qreal radius = zoomed(14);
    m_painter.drawRoundedRect(bubble.box().adjusted(width / 2, width / 2, -width / 2, -width / 2), radius, radius);
    if (focused && content.target) {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(edge, 1, Qt::DotLine));
        m_painter.drawRoundedRect(bubble.box().adjusted(4.5, 4.5, -4.5, -4.5), radius - 4,
                                  radius - 4);  // the caption is outside
    }

    m_painter.setPen(m_palette[Tone::Line]);
    m_painter.setBrush(m_palette[Tone::Bubble]);
    m_painter.drawEllipse(bubble.badgeRect().adjusted(0.5, 0.5, -0.5, -0.5));
    m_painter.setFont(zoomedFont(13));
    m_painter.setPen(m_palette[Tone::Muted]);
    m_painter.drawText(bubble.badgeRect(), Qt::AlignCenter, content.badge);
    m_painter.setFont(zoomedFont(12));
    m_painter.drawText(bubble.captionRect(), (content.right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter,
                       content.caption);
}

void BubblePainter::paintMark(const Bubble &bubble, const Mark &mark)
{
    const OffsetMap &offsets = bubble.offsets();
    const QList<QRectF> rects =
        bubble.rectsOf(offsets.utf16FromCodePoint(mark.span.start), offsets.utf16FromCodePoint(mark.span.end));
    for (const QRectF &rect : rects) {
        if (mark.kind == MarkKind::Evidence) {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(m_palette.marked(mark.tone));
            m_painter.drawRoundedRect(rect, 3, 3);
            m_painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), zoomed(3)), m_palette[mark.tone]);
            continue;
        }
        const qreal y = rect.bottom() + zoomed(4) + Bubble::laneHeight() * mark.lane;
        paintMachineLine(QPointF(rect.left(), y), QPointF(rect.right(), y), mark);
    }
    if (mark.kind == MarkKind::Evidence && !mark.owner.isEmpty() && !rects.isEmpty())
        paintOwner(rects.constFirst(), mark);
}

// A small flag above the first letter. Two people's flags on one place stand side by side.
void BubblePainter::paintOwner(const QRectF &first, const Mark &mark)
{
    m_painter.setFont(zoomedFont(10));
    const QFontMetricsF metrics(m_painter.font());
    const qreal width = metrics.horizontalAdvance(mark.owner) + zoomed(6);
    QRectF flag(first.left(), first.top() - zoomed(11), width, zoomed(12));
    while (std::any_of(m_flags.cbegin(), m_flags.cend(), [&](const QRectF &other) { return other.intersects(flag); }))
        flag.translate(flag.width() + 1, 0);
    m_flags.append(flag);
    paintFlag(flag, mark);
}

void BubblePainter::paintFlag(const QRectF &flag, const Mark &mark)
{
    m_painter.setFont(zoomedFont(10));
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_palette[mark.tone]);
    m_painter.drawRoundedRect(flag, 3, 3);
    m_painter.setPen(m_palette[Tone::Panel]);
    m_painter.drawText(flag, Qt::AlignCenter, mark.owner);
}

// The stronger, the thicker and the less faint: by more than colour. Each machine has a pattern of its own.
QPen BubblePainter::machinePen(const Mark &mark) const
{
    static const QList<QList<qreal>> patterns{{3, 2}, {1, 1}, {6, 1.5, 1, 1.5}, {6, 3}};
    const double strength = std::clamp(mark.span.score, 0.0, 1.0);
    QColor color = m_palette[Tone::Detector];
    color.setAlphaF(float(0.7 + 0.3 * strength));
    QPen pen(color, 1.5 + 2.0 * strength);
    pen.setDashPattern(patterns[mark.lane % patterns.size()]);
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

void BubblePainter::paintMachineLine(const QPointF &from, const QPointF &to, const Mark &mark)
{
    m_painter.setPen(machinePen(mark));
    m_painter.drawLine(from, to);
}

void BubblePainter::paintSample(const QRectF &place, const Mark &mark)
{
    const qreal middle = place.center().y();
    if (mark.kind == MarkKind::Detector) {
        paintMachineLine(QPointF(place.left(), middle), QPointF(place.right(), middle), mark);
        return;
    }
    const QRectF swatch(place.left(), middle - zoomed(7), place.width(), zoomed(14));
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_palette.marked(mark.tone));
    m_painter.drawRoundedRect(swatch, 3, 3);
    m_painter.fillRect(QRectF(swatch.left(), swatch.bottom() - 1, swatch.width(), zoomed(3)), m_palette[mark.tone]);
}

void BubblePainter::paintSelection(const Bubble &bubble, int start, int end)
{
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_palette[Tone::AccentSoft]);
    for (const QRectF &rect : bubble.rectsOf(start, end)) {
        m_painter.drawRoundedRect(rect, 3, 3);
        m_painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 2), m_palette[Tone::Accent]);
    }
}

void BubblePainter::paintText(const Bubble &bubble)
{
    m_painter.setPen(m_palette[Tone::Ink]);
    bubble.textLayout().draw(&m_painter, bubble.textOrigin());
}

void BubblePainter::paintLink(const QRectF &from, const QRectF &to, Tone tone)
{
    QColor color = m_palette[tone];
    color.setAlphaF(0.55F);
    m_painter.setPen(QPen(color, 1.5));
    m_painter.setBrush(Qt::NoBrush);
    const QPointF start(from.center().x(), from.bottom());
    const QPointF end(to.center().x(), to.top());
    const qreal bend = std::max<qreal>((end.y() - start.y()) / 2, zoomed(16));
    QPainterPath path(start);
    path.cubicTo(start + QPointF(0, bend), end - QPointF(0, bend), end);
    m_painter.drawPath(path);
}

}  // namespace gainsay
