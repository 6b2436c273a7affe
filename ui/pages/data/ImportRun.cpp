// SPDX-License-Identifier: GPL-3.0-or-later
// The import itself, as a job, and what the dialog says afterwards.
#include "core/base/Phrases.h"
#include "core/io/Formats.h"
#include "core/service/exchange/ImportService.h"
#include "ui/pages/data/ImportDialog.h"
#include "ui/pages/data/RowTables.h"
#include "ui/widgets/PillTabs.h"

#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableWidget>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr int kListedRows = 1000;

struct ImportOutcome {
    ImportReport report;
    QList<RowError> rejected;  // the first of them
};

Result<ImportOutcome> importFile(const QString &path, const ImportOptions &options, const QString &user,
                                 Storage &storage, const Clock &clock, Progress &progress)
{
    ASSIGN_OR_RETURN(const auto reader, openImport(path, options));
    ImportOutcome outcome;
    ImportRequest request;
    request.source = QFileInfo(path).fileName();
    request.rejected = [&outcome](const RowError &row) {
        if (outcome.rejected.size() < kListedRows)
            outcome.rejected.append(row);
    };
    ASSIGN_OR_RETURN(const auto report, ImportService(storage, clock, user).run(*reader, request, progress));
    outcome.report = report;
    return outcome;
}

}  // namespace

// What was rejected is read first.
void ImportDialog::goOnAlone(bool anyRejected)
{
    const auto label = [this] {
        Q_EMIT labelWanted();
        accept();
    };
    if (!anyRejected)
        return label();
    m_import->disconnect(this);
    connect(m_import, &QPushButton::clicked, this, label);
    m_import->setText(tr("Label the others now"));
    m_import->setEnabled(true);
}

void ImportDialog::start()
{
    const Result<ImportOptions> chosen = options();
    if (!chosen) {
        m_summary->setText(chosen.error().message);
        return;
    }
    const QString path = m_path->text().trimmed();
    const QString user = m_session.user() ? m_session.user()->name : QString();
    m_import->setEnabled(false);
    m_summary->setText(tr("Importing…"));
    m_session.startJob(
        [name = QFileInfo(path).fileName()] { return tr("Importing %1").arg(name); }, this,
        [path, user, options = *chosen](Storage &storage, const Clock &clock, Progress &progress) {
            return importFile(path, options, user, storage, clock, progress);
        },
        [this, user, name = QFileInfo(path).fileName()](const Result<ImportOutcome> &outcome) {
            m_close->setText(tr("Close"));
            if (!outcome) {
                m_summary->setText(outcome.error().message);
                return;
            }
            rememberColumns();
            const QLocale locale;
            const ImportReport &report = outcome->report;
            if (!report.ranges.isEmpty())
                Q_EMIT imported({name, user, m_session.clock().nowMs(), report.added, report.ranges});
            const QString counts =
                (report.cancelled ? tr("Stopped: %1 came in, %2 were there already, %3 were rejected.")
                                  : tr("Done: %1 came in, %2 were there already, %3 were rejected."))
                    .arg(locale.toString(report.added), locale.toString(report.alreadyThere),
                         locale.toString(report.rejected));
            QStringList words{counts};
            if (report.answers > 0)
                words.append(tr("%1 answers of people were taken over.").arg(locale.toString(report.answers)));
            if (report.endUnknown)
                words.append(tr("The file is of an older Gainsay: whether it is complete cannot be told."));
            m_summary->setText(sentences(words + report.notes.sentences(m_session.facts().scheme)));
            fillRejected(m_bad, outcome->rejected);
            m_tabs->setCurrent(report.rejected > 0 ? 1 : 0);
            m_tables->setCurrentIndex(m_tabs->current());
            m_tabs->setTabs({tr("Rows"), tr("Rejected (%1)").arg(locale.toString(report.rejected))});
            if (isAlone() && !report.cancelled)
                goOnAlone(report.rejected > 0);
        });
}

}  // namespace gainsay
