// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ChartExport.h"

#include "ui/charts/Chart.h"
#include "ui/widgets/FileChoice.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QCoreApplication>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSaveFile>
#include <QSvgGenerator>

namespace gainsay {

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

namespace {

QString chartFileName(const QString &title)
{
    static const QRegularExpression unfit(u"[\\\\/:*?\"<>|\\s]+"_s);
    QString name = title;
    name.replace(unfit, u"-"_s);
    return name.isEmpty() ? u"chart"_s : name;
}

void tellFailure(Chart &chart, const Error &error)
{
    auto *box =
        new QMessageBox(QMessageBox::Warning, Chart::tr("Save picture"), error.message, QMessageBox::Ok, &chart);
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

}  // namespace

void saveChartAs(Chart &chart)
{
    const QStringList kinds{Chart::tr("PNG picture (*.png)"), Chart::tr("SVG drawing (*.svg)"),
                            Chart::tr("PDF page (*.pdf)")};
    chooseFileToSave(&chart, Chart::tr("Save picture"), chartFileName(chart.title()) + u".png"_s, kinds.join(u";;"_s),
                     [&chart](const QString &path) {
                         if (const Result<void> saved = saveChart(chart, path); !saved)
                             tellFailure(chart, saved.error());
                     });
}

void showChartMenu(Chart &chart, const QPoint &place)
{
    auto *menu = new QMenu(&chart);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(Chart::tr("Save picture…"), &chart, [&chart] { saveChartAs(chart); });
    menu->addAction(Chart::tr("Copy picture"), &chart,
                    [&chart] { QApplication::clipboard()->setImage(chartImage(chart, exportSize(chart))); });
    menu->addAction(Chart::tr("Copy numbers as text"), &chart, [&chart] {
        QStringList lines{chart.title()};
        for (int mark = 0; mark < chart.markCount(); ++mark)
            lines << chart.markText(mark);
        QApplication::clipboard()->setText(lines.join(u'\n'));
    });
    menu->popup(place);
}

}  // namespace gainsay
