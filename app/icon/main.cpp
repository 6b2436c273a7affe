// SPDX-License-Identifier: GPL-3.0-or-later
// Run by the build: draws the program's icon in the sizes that desktops ask for. SOURCE.svg SIZE TARGET.png …
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QStringList>
#include <QSvgRenderer>

#include <cstdio>

int main(int argc, char **argv)
{
    const QGuiApplication application(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    QSvgRenderer drawing(arguments.value(1));
    if (!drawing.isValid()) {
        std::fprintf(stderr, "%s is no SVG file\n", qPrintable(arguments.value(1)));
        return 1;
    }
    for (qsizetype i = 2; i + 1 < arguments.size(); i += 2) {
        const int size = arguments[i].toInt();
        QImage picture(size, size, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        drawing.render(&painter);
        painter.end();
        if (!picture.save(arguments[i + 1])) {
            std::fprintf(stderr, "%s cannot be written\n", qPrintable(arguments[i + 1]));
            return 1;
        }
    }
    return 0;
}
