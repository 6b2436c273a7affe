// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/WholeLabel.h"

#include <QResizeEvent>

namespace gainsay {

QSize WholeLabel::minimumSizeHint() const
{
    QSize least = QLabel::minimumSizeHint();
    if (wordWrap() && isVisible())
        least.setHeight(heightForWidth(width()));
    return least;
}

void WholeLabel::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    if (wordWrap() && event->size().width() != event->oldSize().width())
        updateGeometry();
}

void WholeLabel::showEvent(QShowEvent *event)
{
    QLabel::showEvent(event);
    if (wordWrap())
        updateGeometry();
}

}  // namespace gainsay
