// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/Icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QPainter>
#include <QSvgRenderer>

namespace gainsay {

using namespace Qt::StringLiterals;

QPixmap tintedPixmap(const QString &name, const QColor &color, int size, qreal devicePixelRatio)
{
    QPixmap pixmap(QSize(size, size) * devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QFile file(u":/gainsay/icons/%1.svg"_s.arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return pixmap;
    QSvgRenderer renderer(file.readAll().replace("currentColor", color.name().toLatin1()));
    QPainter painter(&pixmap);
    renderer.render(&painter);
    painter.end();
    pixmap.setDevicePixelRatio(devicePixelRatio);
    return pixmap;
}

QIcon tintedIcon(const QString &name, const QColor &color, int size)
{
    return QIcon(tintedPixmap(name, color, size, qGuiApp->devicePixelRatio()));
}

}  // namespace gainsay
