// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/SvgTextObject.h"

#include <QAbstractTextDocumentLayout>
#include <QPaintDevice>
#include <QSvgRenderer>
#include <QTextCursor>
#include <QTextDocument>

namespace gainsay {

namespace {
constexpr int kSvgObject = QTextFormat::UserObject + 1;
constexpr int kSvgData = QTextFormat::UserProperty + 1;
constexpr double kWidthShare = 0.85;   // of the page
constexpr double kHeightShare = 0.45;  // of the page, at most
}  // namespace

QSizeF SvgTextObject::intrinsicSize(QTextDocument *document, int, const QTextFormat &format)
{
    const QSizeF drawn = QSvgRenderer(format.property(kSvgData).toByteArray()).defaultSize();
    const QSizeF page = document->pageSize();
    return drawn.scaled(page.width() * kWidthShare, page.height() * kHeightShare, Qt::KeepAspectRatio);
}

void SvgTextObject::drawObject(QPainter *painter, const QRectF &rect, QTextDocument *, int, const QTextFormat &format)
{
    QSvgRenderer(format.property(kSvgData).toByteArray()).render(painter, rect);
}

void registerSvgObjects(QTextDocument &document)
{
    document.documentLayout()->registerHandler(kSvgObject, new SvgTextObject(&document));
}

void insertSvg(QTextCursor &cursor, const QByteArray &svg)
{
    QTextCharFormat format;
    format.setObjectType(kSvgObject);
    format.setProperty(kSvgData, svg);
    cursor.insertText(QString(QChar::ObjectReplacementCharacter), format);
}

}  // namespace gainsay
