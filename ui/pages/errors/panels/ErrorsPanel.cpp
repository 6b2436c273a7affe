// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/panels/ErrorsPanel.h"

namespace gainsay {

ErrorsPanel::ErrorsPanel(ErrorsController &desk, QWidget *parent) : QWidget(parent), m_desk(desk)
{
    connect(&desk, &ErrorsController::selectionChanged, this, &ErrorsPanel::invalidate);
    connect(&desk, &ErrorsController::runChanged, this, &ErrorsPanel::invalidate);
}

void ErrorsPanel::invalidate()
{
    m_stale = true;
    if (!isVisible() || !m_desk.isOpen())
        return;
    m_stale = false;
    refresh();
}

void ErrorsPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale)
        invalidate();
}

}  // namespace gainsay
