// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/DesktopNotification.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QVariantMap>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {
constexpr int serviceDecidesHowLong = -1;
}

void notifyDesktop(const QDBusConnection &bus, const QString &text)
{
    QDBusMessage call =
        QDBusMessage::createMethodCall(u"org.freedesktop.Notifications"_s, u"/org/freedesktop/Notifications"_s,
                                       u"org.freedesktop.Notifications"_s, u"Notify"_s);
    const QVariantMap hints{{u"desktop-entry"_s, u"io.github.gainsay.Gainsay"_s}};
    call.setArguments({u"Gainsay"_s, 0U, u"io.github.gainsay.Gainsay"_s, u"Gainsay"_s, text.toHtmlEscaped(),
                       QStringList(), hints, serviceDecidesHowLong});
    bus.send(call);
}

}  // namespace gainsay
