// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/SegmentBar.h"

#include "ui/theme/Theme.h"

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
    setToolTip(texts.join(u'\n'));
    update();
}

QSize SegmentBar::sizeHint() const
{
    return {zoomed(160), zoomed(9)};
}

void SegmentBar::paintEvent(QPaintEvent *)
{
    const Palette &palette = Palette::of(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), zoomed(3), zoomed(3));
    painter.fillPath(outline, palette[Tone::Bubble]);
    painter.setClipPath(outline);
    qreal left = 0;
    for (const Segment &segment : std::as_const(m_segments)) {
        const qreal length = width() * segment.amount / m_total;
        painter.fillRect(QRectF(left, 0, length, height()), palette[segment.tone]);
        left += length;
    }
    // What is left is empty, also where lines are as bright as can be.
    painter.setClipping(false);
    painter.strokePath(outline, palette[Tone::Line]);
}

}  // namespace gainsay
