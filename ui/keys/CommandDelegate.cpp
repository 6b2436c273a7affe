// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keys/CommandDelegate.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/KeyCap.h"

#include <QPainter>

namespace gainsay {

void CommandDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Palette &palette = Palette::of(option.widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state & QStyle::State_Selected) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(palette[Tone::AccentSoft]);
        painter->drawRoundedRect(option.rect.adjusted(2, 1, -2, -1), zoomed(8), zoomed(8));
    }
    QRect area = option.rect.adjusted(zoomed(12), 0, -zoomed(12), 0);
    if (const QString key = index.data(KeyRole).toString(); !key.isEmpty()) {
        const QSize cap = keyCapSize(key);
        const QRect place(area.right() - cap.width(), area.center().y() - cap.height() / 2, cap.width(), cap.height());
        paintKeyCap(*painter, place, palette, key);
        area.setRight(place.left() - zoomed(10));
    }
    painter->setFont(zoomedFont(13));
    painter->setPen(palette[Tone::Muted]);
    const QString group = index.data(GroupRole).toString();
    painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter, group);
    area.setRight(area.right() - painter->fontMetrics().horizontalAdvance(group) - zoomed(10));
    painter->setFont(zoomedFont(14));
    painter->setPen(palette[Tone::Ink]);
    painter->drawText(area, Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, area.width()));
    painter->restore();
}

QSize CommandDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {zoomed(200), zoomed(34)};
}

}  // namespace gainsay
