// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/IconButton.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/DisplayText.h"

#include <QPainter>

namespace gainsay {

IconButton::IconButton(const QString &icon, QWidget *parent) : QAbstractButton(parent), m_icon(icon)
{
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void IconButton::setWords(const QString &words)
{
    setAccessibleName(words);
    setToolTip(plainToolTip(words));
}

void IconButton::setDot(bool dot)
{
    m_dot = dot;
    update();
}

QSize IconButton::sizeHint() const
{
    return {zoomed(28), zoomed(30)};
}

void IconButton::paintEvent(QPaintEvent *)
{
    const Palette &palette = Palette::of(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    if (underMouse() || isDown()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette[Tone::Hover]);
        painter.drawRoundedRect(frame, zoomed(8), zoomed(8));
    }
    const int size = zoomed(20);
    painter.drawPixmap((width() - size) / 2, (height() - size) / 2,
                       tintedPixmap(m_icon, palette[Tone::Muted], size, devicePixelRatioF()));
    if (m_dot) {
        painter.setPen(QPen(palette[Tone::Panel], zoomed(2)));
        painter.setBrush(palette[Tone::Failed]);
        painter.drawEllipse(QPointF(width() * 0.68, height() * 0.30), zoomed(5), zoomed(5));
    }
    if (hasFocus()) {
        painter.setPen(QPen(palette[Tone::Accent], 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(frame, zoomed(8), zoomed(8));
    }
}

}  // namespace gainsay
