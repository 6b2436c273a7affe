// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/ExportDialog.h"

#include "core/base/Phrases.h"
#include "core/errors/table/PredictionRuns.h"
#include "core/io/Formats.h"
#include "core/io/rows/CompanionFile.h"
#include "core/io/rows/ExportWriter.h"
#include "core/service/browse/BrowseService.h"
#include "core/service/exchange/ExportService.h"
#include "core/service/report/ReportService.h"
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

ExportDialog::ExportDialog(ProjectSession &session, QWidget *parent, const ConversationFilter &listed)
    : QDialog(parent), m_session(session), m_listed(listed)
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
    m_source = new QComboBox(this);
    m_source->setAccessibleName(tr("Source"));
    m_source->addItem(tr("People's, else what was imported"));
    m_source->addItem(tr("Only what people settled"));
    m_source->addItem(tr("Only what was imported"));
    m_format = new QComboBox(this);
    m_format->setAccessibleName(tr("Format"));
    m_format->addItems(exportFormats());
    m_licence = new QComboBox(this);
    m_licence->setAccessibleName(tr("Licence"));
    m_licence->setEditable(true);
    m_licence->addItem(u"unknown"_s);
    for (const QString &licence : dataLicences()) {
        if (m_licence->findText(licence) < 0)
            m_licence->addItem(licence);
    }
    m_licence->setToolTip(tr("Of the data; the data card beside the file carries it."));
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
    form->addRow(tr("Source"), m_source);
    form->addRow(tr("Format"), m_format);
    form->addRow(tr("Licence"), m_licence);
    if (m_listed != ConversationFilter())
        addListed(form);
    form->addRow({}, m_removed);
    form->addRow({}, m_training);
    form->addRow({}, m_pseudonyms);
    form->addRow(m_text);
    form->addRow(buttons);
    connect(m_what, &QComboBox::currentIndexChanged, this, &ExportDialog::describe);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::describe);
    connect(m_source, &QComboBox::currentIndexChanged, this, &ExportDialog::showCounts);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::chooseFile);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    describe();
    listImported();
    count();
}

// How many those are is said before.
void ExportDialog::addListed(QFormLayout *form)
{
    m_onlyListed = new QCheckBox(tr("Only what the list shows"), this);
    m_onlyListed->setChecked(true);
    form->addRow({}, m_onlyListed);
    connect(m_onlyListed, &QCheckBox::toggled, this, &ExportDialog::showCounts);
    m_session.run(
        this, [listed = m_listed](Storage &storage, const Clock &) { return BrowseService(storage).count(listed); },
        [this](const Result<qint64> &count) {
            if (count)
                m_onlyListed->setText(tr("Only what the list shows (%1)").arg(QLocale().toString(*count)));
        });
}

void ExportDialog::count()
{
    m_session.run(
        this, [](Storage &storage, const Clock &) { return ReportService(storage).finalLabels({}); },
        [this](const Result<DatasetFigures> &figures) {
            if (!figures)
                return m_text->setText(figures.error().message);
            m_figures = *figures;
            showCounts();
        });
}

void ExportDialog::showCounts()
{
    const bool gold = m_what->currentData().toInt() == int(ExportWhat::Gold);
    const bool listedAlone = m_onlyListed && m_onlyListed->isEnabled() && m_onlyListed->isChecked();
    if (!m_figures || !gold || listedAlone)
        return m_text->clear();
    const auto labelled = [](const Dataset &dataset) {
        qint64 sum = 0;
        for (const qint64 count : dataset.all.labels)
            sum += count;
        return sum;
    };
    const int source = m_source->currentIndex();
    const QLocale locale;
    QStringList parts;
    if (source != 2)
        parts << tr("%1 settled by people").arg(locale.toString(labelled(m_figures->people)));
    if (source != 1)
        parts << tr("%1 imported").arg(locale.toString(labelled(m_figures->imported)));
    m_text->setText(tr("Labels in the set: %1.").arg(listing(parts)));
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
    m_source->setEnabled(what == ExportWhat::Gold);
    m_removed->setVisible(what == ExportWhat::Gold);
    m_training->setVisible(what == ExportWhat::Gold);
    m_licence->setEnabled(m_format->currentText() == "huggingface"_L1);
    m_format->setEnabled(what != ExportWhat::Everything);
    if (m_onlyListed)
        m_onlyListed->setEnabled(what != ExportWhat::Everything);
    if (what == ExportWhat::Everything)
        m_format->setCurrentText(u"jsonl"_s);
    showCounts();
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
    request.licence = m_licence->isEnabled() ? m_licence->currentText() : QString();
    if (m_onlyListed && m_onlyListed->isEnabled() && m_onlyListed->isChecked())
        request.listed = m_listed;
    request.people = m_source->currentIndex() != 2;
    request.imported = m_source->currentIndex() != 1;
    m_export->setEnabled(false);
    m_text->setText(tr("Writing…"));
    m_session.startJob([name = QFileInfo(path).fileName()] { return tr("Exporting to %1").arg(name); }, this,
                       [path, request](Storage &storage, const Clock &, Progress &progress) {
                           return exportTo(path, request, storage, progress);
                       },
                       [this, path](const Result<qint64> &rows) {
                           m_export->setEnabled(true);
                           m_close->setText(tr("Close"));
                           m_text->setText(rows ? tr("%1 rows were written to %2.").arg(QLocale().toString(*rows), path)
                                                : QString(rows.error().message));
                       });
}

}  // namespace gainsay
