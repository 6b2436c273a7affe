// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/ElidedCombo.h"

#include "ui/widgets/DisplayText.h"

#include <QEvent>
#include <QStyleOptionComboBox>
#include <QStylePainter>

namespace gainsay {

ElidedCombo::ElidedCombo(QWidget *parent) : QComboBox(parent)
{
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(6);
    connect(this, &QComboBox::currentTextChanged, this,
            [this](const QString &text) { setToolTip(plainToolTip(text)); });
}

QString ElidedCombo::shownText() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const int width = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width();
    return fontMetrics().elidedText(currentText(), Qt::ElideRight, width);
}

void ElidedCombo::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    option.currentText = shownText();
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

// What can be read whole needs no tool tip.
bool ElidedCombo::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && shownText() == currentText())
        return true;
    return QComboBox::event(event);
}

}  // namespace gainsay
