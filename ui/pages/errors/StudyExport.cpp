// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/StudyExport.h"

#include "core/errors/ListedExport.h"
#include "core/errors/figures/StudyTable.h"
#include "ui/pages/errors/controller/ErrorsController.h"
#include "ui/report/ReportFile.h"
#include "ui/widgets/FileChoice.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ExportText {
    GAINSAY_TR(gainsay::StudyExport)
};

// Whole or not at all: an export that fails leaves an older file as it is.
Result<qint64> saveListed(Storage &storage, const ErrorView &view, const QString &path, Progress &progress)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return ioError(ExportText::tr("%1 cannot be written: %2").arg(path, file.errorString()));
    const QString format = path.endsWith(u".csv"_s, Qt::CaseInsensitive) ? u"csv"_s : u"jsonl"_s;
    const auto written = exportListed(storage, *view.table, *view.rows, file, format, progress);
    if (!written)
        return written;
    if (!file.flush() || !file.commit())
        return ioError(ExportText::tr("%1 cannot be written: %2").arg(path, file.errorString()));
    return written;
}

}  // namespace

void exportStudies(const QString &title, const QList<StudyTable> &tables, const ErrorFilter &filter, QWidget *parent,
                   const std::function<void(const Error &)> &failed)
{
    QStringList patterns;
    for (const QString &ending : reportEndings())
        patterns.append(u"*."_s + ending);
    chooseFileToSave(parent, ExportText::tr("Export figures"), u"figures.csv"_s,
                     ExportText::tr("Tables (%1)").arg(patterns.join(u' ')), [=](const QString &path) {
                         const Result<void> saved =
                             saveReport(studyReport(title, tables, filter), studyJson(tables, filter), path);
                         if (!saved)
                             failed(saved.error());
                     });
}

void exportConversations(ErrorsController &controller, QWidget *parent,
                         const std::function<void(const TranslatableText &)> &done)
{
    const auto save = [&controller, parent, done](const QString &path) {
        controller.job(
            ExportText::tr("Exporting %1").arg(QFileInfo(path).fileName()), parent,
            [path](Storage &storage, const ErrorView &view, Progress &progress) {
                return saveListed(storage, view, path, progress);
            },
            [path, done](qint64 count) {
                done(ExportText::tr("%n conversation(s) written to %1.", nullptr, int(count)).arg(path));
            });
    };
    chooseFileToSave(parent, ExportText::tr("Export conversations"), u"conversations.jsonl"_s,
                     ExportText::tr("JSON lines (*.jsonl);;Tables (*.csv)"), save);
}

}  // namespace gainsay
