// SPDX-License-Identifier: GPL-3.0-or-later
// An SVG drawing inside a text document; it stays a drawing when the document is printed.
#pragma once

#include <QTextObjectInterface>

class QTextCursor;
class QTextDocument;

namespace gainsay {

class SvgTextObject : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    using QObject::QObject;

    QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int position,
                    const QTextFormat &format) override;
};

// Before the first insertSvg() into that document.
void registerSvgObjects(QTextDocument &document);
void insertSvg(QTextCursor &cursor, const QByteArray &svg);

}  // namespace gainsay
