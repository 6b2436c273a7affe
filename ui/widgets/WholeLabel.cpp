// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/WholeLabel.h"

#include <QResizeEvent>

#include <algorithm>

namespace gainsay {

QSize WholeLabel::minimumSizeHint() const
{
    QSize least = QLabel::minimumSizeHint();
    if (wordWrap() && isVisible())
        least.setHeight(heightForWidth(width()));
    return least;
}

// A layout asks with all the room there is, of which the label may take less.
int WholeLabel::heightForWidth(int width) const
{
    return QLabel::heightForWidth(std::min(width, maximumWidth()));
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
