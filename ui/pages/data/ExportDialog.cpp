// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/ExportDialog.h"

#include "core/errors/PredictionRuns.h"
#include "core/io/Formats.h"
#include "core/io/rows/CompanionFile.h"
#include "core/service/exchange/ExportService.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FileChoice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QSaveFile>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr int runRole = Qt::UserRole + 1;  // beside Predictions: whose, if not the detector's

// Whole or not at all: an export that fails leaves an older file as it is.
Result<qint64> exportTo(const QString &path, ExportRequest request, Storage &storage, Progress &progress)
{
    request.fileName = QFileInfo(path).fileName();
    request.companion = [&path](const CompanionFile &beside) { return writeCompanion(path, beside); };
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return ioError(ExportDialog::tr("%1 cannot be written: %2").arg(path, file.errorString()));
    const Result<qint64> rows = ExportService(storage).run(request, file, progress);
    if (!rows)
        return rows;
    if (!file.flush() || !file.commit())
        return ioError(ExportDialog::tr("%1 cannot be written: %2").arg(path, file.errorString()));
    return rows;
}

}  // namespace

ExportDialog::ExportDialog(ProjectSession &session, QWidget *parent) : QDialog(parent), m_session(session)
{
    setWindowTitle(tr("Export"));
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(zoomed(480));
    m_what = new QComboBox(this);
    m_what->setAccessibleName(tr("What"));
    m_what->addItem(tr("Final labels"), int(ExportWhat::Gold));
    m_what->addItem(tr("Every person's answers"), int(ExportWhat::Annotations));
    m_what->addItem(tr("The detector's predictions"), int(ExportWhat::Predictions));
    m_what->addItem(tr("Everything, to be read back without loss"), int(ExportWhat::Everything));
    m_format = new QComboBox(this);
    m_format->setAccessibleName(tr("Format"));
    m_format->addItems(exportFormats());
    m_removed = new QCheckBox(tr("Also what left the set, with the reason"), this);
    m_training = new QCheckBox(tr("Also the items of the tutorial and the qualification test"), this);
    m_pseudonyms = new QCheckBox(tr("Pseudonyms instead of names, the same in every export"), this);
    m_text = makeLabel(u"muted"_s, this);
    m_text->setWordWrap(true);
    m_export = makeButton(ButtonKind::Primary, tr("Export to a file…"), this);
    m_close = makeButton(ButtonKind::Plain, tr("Cancel"), this);

    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_close);
    buttons->addWidget(m_export);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    form->setSpacing(zoomed(12));
    form->addRow(tr("What"), m_what);
    form->addRow(tr("Format"), m_format);
    form->addRow({}, m_removed);
    form->addRow({}, m_training);
    form->addRow({}, m_pseudonyms);
    form->addRow(m_text);
    form->addRow(buttons);
    connect(m_what, &QComboBox::currentIndexChanged, this, &ExportDialog::describe);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::chooseFile);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    describe();
    listImported();
}

// Models whose predictions were brought in for study stand below the detector, each by its name.
void ExportDialog::listImported()
{
    m_session.run(
        this, [](Storage &storage, const Clock &clock) { return PredictionRuns(storage, clock, UserId()).uses(); },
        [this](const Result<QList<RunUse>> &uses) {
            int place = m_what->findData(int(ExportWhat::Predictions)) + 1;
            for (const RunUse &use : uses.value_or({})) {
                if (!use.isImported())
                    continue;
                m_what->insertItem(place, tr("The predictions of %1").arg(use.name), int(ExportWhat::Predictions));
                m_what->setItemData(place++, QVariant::fromValue(use.run.id.value), runRole);
            }
        });
}

void ExportDialog::describe()
{
    const auto what = static_cast<ExportWhat>(m_what->currentData().toInt());
    m_removed->setVisible(what == ExportWhat::Gold);
    m_training->setVisible(what == ExportWhat::Gold);
    m_format->setEnabled(what != ExportWhat::Everything);
    if (what == ExportWhat::Everything)
        m_format->setCurrentText(u"jsonl"_s);
}

void ExportDialog::chooseFile()
{
    const QString format = m_format->currentText();
    const QString ending = format == "csv"_L1 ? u"csv"_s : format == "labelstudio"_L1 ? u"json"_s : u"jsonl"_s;
    const QString name = QFileInfo(m_session.facts().location).completeBaseName() + u'.' + ending;
    chooseFileToSave(this, windowTitle(), name, u"*.%1"_s.arg(ending), [this](const QString &path) { start(path); });
}

void ExportDialog::start(const QString &path)
{
    ExportRequest request;
    request.what = static_cast<ExportWhat>(m_what->currentData().toInt());
    request.run = RunId{m_what->currentData(runRole).toLongLong()};
    request.format = m_format->currentText();
    request.includeRemoved = m_removed->isChecked();
    request.includeTraining = m_training->isChecked();
    request.pseudonyms = m_pseudonyms->isChecked();
    m_export->setEnabled(false);
    m_text->setText(tr("Writing…"));
    m_session.startJob(
        tr("Exporting to %1").arg(QFileInfo(path).fileName()), this,
        [path, request](Storage &storage, const Clock &, Progress &progress) {
            return exportTo(path, request, storage, progress);
        },
        [this, path](const Result<qint64> &rows) {
            m_export->setEnabled(true);
            m_close->setText(tr("Close"));
            m_text->setText(rows ? tr("%1 rows were written to %2.").arg(QLocale().toString(*rows), path)
                                 : rows.error().message);
        });
}

}  // namespace gainsay
