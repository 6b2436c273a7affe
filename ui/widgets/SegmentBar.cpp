// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/SegmentBar.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/DisplayText.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

namespace gainsay {

using namespace Qt::StringLiterals;

SegmentBar::SegmentBar(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SegmentBar::setSegments(const QList<Segment> &segments, double total)
{
    m_segments = segments;
    m_total = total > 0 ? total : 1;
    QStringList texts;
    for (const Segment &segment : segments)
        texts << u"%1: %2"_s.arg(segment.label, QLocale().toString(segment.amount, 'f', 0));
    setAccessibleName(texts.join(u", "_s));
    setToolTip(plainToolTip(texts.join(u'\n')));
    update();
}

QSize SegmentBar::sizeHint() const
{
    return {zoomed(160), zoomed(9)};
}

void SegmentBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintSegments(painter, rect(), Palette::of(this), m_segments, m_total);
}

void paintSegments(QPainter &painter, const QRectF &area, const Palette &palette, const QList<Segment> &segments,
                   double total)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), zoomed(3), zoomed(3));
    painter.fillPath(outline, palette[Tone::Bubble]);
    painter.save();
    painter.setClipPath(outline, Qt::IntersectClip);
    qreal left = area.left();
    for (const Segment &segment : segments) {
        const qreal length = area.width() * segment.amount / std::max(1.0, total);
        painter.fillRect(QRectF(left, area.top(), length, area.height()), palette[segment.tone]);
        left += length;
    }
    // What is left is empty, also where lines are as bright as can be.
    painter.restore();
    painter.strokePath(outline, palette[Tone::Line]);
    painter.restore();
}

}  // namespace gainsay
