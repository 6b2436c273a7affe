// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/panels/ErrorsPanel.h"

namespace gainsay {

ErrorsPanel::ErrorsPanel(ErrorsController &controller, QWidget *parent) : QWidget(parent), m_controller(controller)
{
    connect(&controller, &ErrorsController::selectionChanged, this, &ErrorsPanel::invalidate);
    connect(&controller, &ErrorsController::runChanged, this, &ErrorsPanel::invalidate);
}

void ErrorsPanel::invalidate()
{
    m_stale = true;
    if (!isVisible() || !m_controller.isOpen())
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
