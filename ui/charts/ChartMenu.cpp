// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ChartMenu.h"

#include "ui/charts/Chart.h"
#include "ui/charts/ChartExport.h"
#include "ui/widgets/FileChoice.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QMessageBox>
#include <QRegularExpression>

namespace gainsay {

using namespace Qt::StringLiterals;

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
