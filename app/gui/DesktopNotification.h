// SPDX-License-Identifier: GPL-3.0-or-later
// A word through the desktop's notification service (org.freedesktop.Notifications); silent where there is none.
#pragma once

#include <QString>

class QDBusConnection;

namespace gainsay {

void notifyDesktop(const QDBusConnection &bus, const QString &text);

}  // namespace gainsay
