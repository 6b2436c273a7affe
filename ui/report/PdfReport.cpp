// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/PdfReport.h"

#include "ui/report/ReportDocument.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTextDocument>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr int kResolution = 600;
constexpr double kMarginMm = 20;
constexpr double kFooterMm = 10;

int millimetres(double length)
{
    return qRound(length / 25.4 * kResolution);
}

// Qt writes the time of writing into the file; a report says when its data were taken, if at all.
void removeDate(QByteArray &pdf)
{
    const qsizetype start = pdf.indexOf("/CreationDate");
    const qsizetype end = start < 0 ? -1 : pdf.indexOf(')', start);
    for (qsizetype i = start; i >= 0 && i <= end; ++i)
        pdf[i] = ' ';
}

void paintFooter(QPainter &painter, const QRectF &page, const QString &title, int number, int count)
{
    painter.save();
    painter.setFont(reportFont(8));
    painter.setPen(reportMuted());
    const QRectF footer(0, page.height() + millimetres(4), page.width(), millimetres(kFooterMm - 4));
    const QString numbers = u"%1 / %2"_s.arg(number).arg(count);
    const qreal space = painter.fontMetrics().horizontalAdvance(numbers) + millimetres(4);
    painter.drawText(footer, Qt::AlignLeft | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(title, Qt::ElideRight, int(footer.width() - space)));
    painter.drawText(footer, Qt::AlignRight | Qt::TextSingleLine, numbers);
    painter.restore();
}

void paintPages(QPdfWriter &writer, const QTextDocument &document, const QString &title)
{
    QPainter painter(&writer);
    const QRectF page(QPointF(), document.pageSize());
    const int count = document.pageCount();
    for (int number = 1; number <= count; ++number) {
        if (number > 1)
            writer.newPage();
        painter.save();
        painter.translate(0, -(number - 1) * page.height());
        const QRectF visible = page.translated(0, (number - 1) * page.height());
        painter.setClipRect(visible);
        drawReport(document, painter, visible);
        painter.restore();
        if (number > 1)
            paintFooter(painter, page, title, number, count);
    }
}

}  // namespace

QByteArray toPdf(const Report &report)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(kResolution);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(kMarginMm, kMarginMm, kMarginMm, kMarginMm), QPageLayout::Millimeter);
    writer.setTitle(report.title);
    writer.setCreator(u"Gainsay"_s);
    const QSizeF page(writer.width(), writer.height() - millimetres(kFooterMm));
    const std::unique_ptr<QTextDocument> document = reportDocument(report, writer, page);
    paintPages(writer, *document, report.title);
    buffer.close();
    removeDate(bytes);
    return bytes;
}

}  // namespace gainsay
