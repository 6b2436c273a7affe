// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/InputMethodWatch.h"

#include <QInputMethodEvent>

namespace gainsay {

InputMethodWatch::InputMethodWatch(QObject *application) : QObject(application)
{
    application->installEventFilter(this);
}

bool InputMethodWatch::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::InputMethod:
        m_composing = !static_cast<QInputMethodEvent *>(event)->preeditString().isEmpty();
        break;
    case QEvent::FocusOut:
        m_composing = false;
        break;
    case QEvent::Shortcut:
        return m_composing;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace gainsay
