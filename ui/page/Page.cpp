// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/Page.h"

#include "ui/page/InputMethodWatch.h"

#include <QEvent>

namespace gainsay {

Page::Page(const PageContext &context, QWidget *parent) : QWidget(parent), m_context(context) {}

void Page::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

bool Page::isComposing() const
{
    return m_context.inputMethod.isComposing();
}

bool PageSpec::visibleTo(const ProjectSession &session) const
{
    if (!session.isOpen())
        return !needsProject;
    if (teamOnly && session.facts().settings.alone)
        return false;
    return roles.isEmpty() || (session.user() && roles.contains(session.user()->role));
}

}  // namespace gainsay
