// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/ToneDelegate.h"

#include "ui/theme/Palette.h"

namespace gainsay {

void ToneDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QString tone = index.data(m_toneRole).toString();
    if (tone.isEmpty())
        return;
    const QColor color = Palette::of(option->widget)[toneFromName(tone)];
    option->palette.setColor(QPalette::Text, color);
    option->palette.setColor(QPalette::HighlightedText, color);
}

}  // namespace gainsay
