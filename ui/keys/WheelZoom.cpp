// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keys/WheelZoom.h"

#include "ui/settings/Settings.h"
#include "ui/theme/Theme.h"

#include <QApplication>
#include <QWheelEvent>

namespace gainsay {

WheelZoom::WheelZoom(Settings &settings, const Theme &theme, QObject *parent)
    : QObject(parent), m_settings(settings), m_theme(theme)
{
    qApp->installEventFilter(this);
}

WheelZoom::~WheelZoom()
{
    qApp->removeEventFilter(this);
}

bool WheelZoom::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Wheel)
        return QObject::eventFilter(watched, event);
    const auto *wheel = static_cast<QWheelEvent *>(event);
    if (!(wheel->modifiers() & Qt::ControlModifier) || wheel->angleDelta().y() == 0)
        return QObject::eventFilter(watched, event);
    if (watched->isWidgetType())
        m_settings.setValue(Setting::Zoom, m_theme.zoom() * (wheel->angleDelta().y() > 0 ? step : 1 / step));
    return true;
}

}  // namespace gainsay
