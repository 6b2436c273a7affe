// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/team/tabs/TeamTab.h"

#include <QEvent>

namespace gainsay {

TeamTab::TeamTab(const PageContext &context, QWidget *parent) : QWidget(parent), m_context(context) {}

void TeamTab::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

}  // namespace gainsay
