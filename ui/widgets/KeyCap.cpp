// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/KeyCap.h"

#include "ui/theme/Theme.h"

#include <QFontMetrics>
#include <QPainter>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

QFont keyCapFont()
{
    QFont font = zoomedFont(11);
    font.setFamilies({u"Noto Sans Mono CJK SC"_s, u"DejaVu Sans Mono"_s});
    return font;
}

}  // namespace

QSize keyCapSize(const QString &key)
{
    const int width = QFontMetrics(keyCapFont()).horizontalAdvance(key) + zoomed(11);
    return {std::max(width, zoomed(20)), zoomed(19)};
}

void paintKeyCap(QPainter &painter, const QRectF &rect, const Palette &palette, const QString &key)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal radius = zoomed(4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette[Tone::Line]);
    painter.drawRoundedRect(rect, radius, radius);
    painter.setBrush(palette[Tone::Hover]);
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -2), radius - 1, radius - 1);
    painter.setFont(keyCapFont());
    painter.setPen(palette[Tone::Muted]);
    painter.drawText(rect.adjusted(0, 0, 0, -1), Qt::AlignCenter, key);
    painter.restore();
}

}  // namespace gainsay
