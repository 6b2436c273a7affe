// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/collect/tab/CollectTab.h"

#include <QEvent>

namespace gainsay {

CollectTab::CollectTab(const PageContext &context, CollectTools tools, QWidget *parent)
    : QWidget(parent), m_context(context), m_tools(std::move(tools))
{
}

void CollectTab::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

}  // namespace gainsay
