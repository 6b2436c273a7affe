// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ChartExport.h"

#include "ui/charts/Chart.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr int kScreenDpi = 96;
constexpr int kPrintDpi = 1200;
constexpr double kPointsPerInch = 72.0;

void drawForPaper(Chart &chart, QPainter &painter, const QSize &size)
{
    const Palette &palette = Palette::forTheme(ThemeKind::Light);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setFont(chart.font());
    painter.fillRect(QRect({}, size), palette[Tone::Panel]);
    chart.draw(painter, QRectF({}, size), palette);
}

QByteArray pngOf(Chart &chart, const QSize &size)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    chartImage(chart, size).save(&buffer, "PNG");
    return bytes;
}

QByteArray svgOf(Chart &chart, const QSize &size)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(kScreenDpi);
    generator.setSize(size);
    generator.setViewBox(QRect({}, size));
    generator.setTitle(chart.title().toHtmlEscaped());
    generator.setDescription(chart.description().toHtmlEscaped());
    QPainter painter(&generator);
    drawForPaper(chart, painter, size);
    painter.end();
    return bytes;
}

QByteArray pdfOf(Chart &chart, const QSize &size)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(kPrintDpi);
    writer.setTitle(chart.title());
    writer.setPageMargins(QMarginsF());
    writer.setPageSize(
        QPageSize(QSizeF(size) * kPointsPerInch / kScreenDpi, QPageSize::Point, {}, QPageSize::ExactMatch));
    QPainter painter(&writer);
    painter.scale(double(kPrintDpi) / kScreenDpi, double(kPrintDpi) / kScreenDpi);
    drawForPaper(chart, painter, size);
    painter.end();
    return bytes;
}

}  // namespace

QSize exportSize(const Chart &chart)
{
    return chart.size().expandedTo(chart.sizeHint()).expandedTo(chart.minimumSizeHint());
}

QImage chartImage(Chart &chart, const QSize &size, double pixelRatio)
{
    QImage image(size * pixelRatio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pixelRatio);
    QPainter painter(&image);
    drawForPaper(chart, painter, size);
    return image;
}

Result<void> saveChart(Chart &chart, const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    const QSize size = exportSize(chart);
    QByteArray bytes;
    if (ending == "png"_L1)
        bytes = pngOf(chart, size);
    else if (ending == "svg"_L1)
        bytes = svgOf(chart, size);
    else if (ending == "pdf"_L1)
        bytes = pdfOf(chart, size);
    else
        return unsupported(
            TranslatableText::translate("gainsay::ChartExport", "%1: pictures can be saved as .png, .svg or .pdf.")
                .arg(path));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush() || !file.commit())
        return ioError(TranslatableText::translate("gainsay::ChartExport", "%1 could not be written: %2")
                           .arg(path, file.errorString()));
    return {};
}

}  // namespace gainsay
