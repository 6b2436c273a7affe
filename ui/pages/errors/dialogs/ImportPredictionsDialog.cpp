// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/dialogs/ImportPredictionsDialog.h"

#include "core/service/project/ActiveScheme.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ElidedCombo.h"
#include "ui/widgets/FileChoice.h"

#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPointer>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int kListedRejections = 1000;

// What other programs call it, the likeliest first.
QStringList likelyNames(const QString &field)
{
    if (field == u"id"_s)
        return {u"conversation"_s, u"doc"_s, u"doc_id"_s, u"uid"_s, u"sample_id"_s, u"item"_s, u"index"_s};
    if (field == u"label"_s)
        return {u"prediction"_s, u"predicted"_s, u"predicted_label"_s, u"pred"_s, u"y_pred"_s, u"guess"_s, u"class"_s};
    return {u"score"_s, u"probability"_s, u"prob"_s, u"p"_s, u"conf"_s};
}

Result<PredictionReport> importPredictions(Storage &storage, const Clock &clock, UserId actor, const QString &path,
                                           const PredictionOptions &options, Progress &progress)
{
    ASSIGN_OR_RETURN(const auto active, activeScheme(storage));
    return PredictionImport(storage, clock, active.scheme, actor).run(path, options, progress);
}

}  // namespace

ImportPredictionsDialog::ImportPredictionsDialog(ProjectSession &session, std::function<void()> imported,
                                                 QWidget *parent)
    : QDialog(parent), m_session(session), m_imported(std::move(imported))
{
    setWindowTitle(tr("Import predictions"));
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(zoomed(640));
    build();
}

void ImportPredictionsDialog::build()
{
    auto *form = new QFormLayout(this);
    form->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    form->setSpacing(zoomed(12));
    form->addRow(tr("File"), buildFile());  // first: the keyboard goes from field to field as they are made
    addFields();
    form->addRow(tr("Name of the model"), m_run);
    form->addRow(tr("Columns"), buildChoices());
    form->addRow(QString(), m_columns);
    form->addRow(tr("Labels"), m_labels);
    form->addRow(m_summary);
    form->addRow(m_rejected);
    form->addRow(buildButtons());
    connect(m_path, &QLineEdit::textChanged, this, &ImportPredictionsDialog::enableImport);
    connect(m_path, &QLineEdit::editingFinished, this, &ImportPredictionsDialog::readColumns);
    connect(m_run, &QLineEdit::textChanged, this, &ImportPredictionsDialog::enableImport);
}

void ImportPredictionsDialog::addFields()
{
    m_run = new QLineEdit(this);
    m_run->setAccessibleName(tr("Name of the model"));
    m_columns = new QLineEdit(this);
    m_columns->setAccessibleName(tr("Columns"));
    m_columns->setToolTip(tr("Also of what was said, to match by text: u1=question,b1=answer"));
    m_columns->setPlaceholderText(u"id=doc,label=predicted"_s);
    m_labels = new QLineEdit(this);
    m_labels->setAccessibleName(tr("What its labels mean"));
    m_labels->setToolTip(
        tr("For models with labels of their own: each label = what the scheme calls it, by value, code "
           "or title, or “none” and “contradiction”"));
    m_labels->setPlaceholderText(u"entailment=none,neutral=none,contradiction=contradiction"_s);
    m_summary = makeLabel(u"muted"_s, this);
    m_summary->setWordWrap(true);
    m_summary->setText(tr("JSONL, CSV or TSV with a label for each conversation, what “detect” writes, or MuTual's "
                          "ranked letters. Rows are matched by id, else by their text. Columns only need to be named "
                          "if the file calls them otherwise."));
    m_rejected = new QListWidget(this);
    m_rejected->setAccessibleName(tr("Rows that were not taken"));
    m_rejected->hide();
}

QLayout *ImportPredictionsDialog::buildFile()
{
    m_path = new QLineEdit(this);
    m_path->setAccessibleName(tr("File"));
    QPushButton *choose = makeButton(ButtonKind::Plain, tr("Choose…"), this);
    connect(choose, &QPushButton::clicked, this, &ImportPredictionsDialog::chooseFile);
    auto *row = new QHBoxLayout;
    row->addWidget(m_path, 1);
    row->addWidget(choose);
    return row;
}

QLayout *ImportPredictionsDialog::buildButtons()
{
    m_import = makeButton(ButtonKind::Primary, tr("Import"), this);
    m_import->setEnabled(false);
    m_close = makeButton(ButtonKind::Plain, tr("Close"), this);
    connect(m_import, &QPushButton::clicked, this, &ImportPredictionsDialog::start);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    auto *row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(m_close);
    row->addWidget(m_import);
    return row;
}

void ImportPredictionsDialog::enableImport()
{
    m_import->setEnabled(!m_path->text().trimmed().isEmpty() && !m_run->text().trimmed().isEmpty());
}

// A field that loses the focus while it is deleted must not call what is gone already.
ImportPredictionsDialog::~ImportPredictionsDialog()
{
    m_path->disconnect(this);
}

QLayout *ImportPredictionsDialog::buildChoices()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(zoomed(8));
    for (const auto &[field, name] :
         {std::pair(u"id"_s, tr("Column of the id")), std::pair(u"label"_s, tr("Column of the label")),
          std::pair(u"confidence"_s, tr("Column of the confidence"))}) {
        auto *box = new ElidedCombo(this);
        box->setAccessibleName(name);
        box->addItem(field);
        box->setEnabled(false);
        connect(box, &QComboBox::activated, this, &ImportPredictionsDialog::writeMapping);
        row->addWidget(box, 1);
        m_choices.append({field, box});
    }
    return row;
}

void ImportPredictionsDialog::readColumns()
{
    const QString path = m_path->text().trimmed();
    if (path.isEmpty() || path == m_columnsOf)
        return;
    m_columnsOf = path;
    m_session.run(
        this, [path](Storage &, const Clock &) { return Result(evaluationColumns(path)); },
        [this](const Result<QStringList> &columns) { offer(*columns); });
}

// Columns with our names are taken as they are; where there are none, what is likely is proposed.
void ImportPredictionsDialog::offer(const QStringList &columns)
{
    for (const Choice &choice : std::as_const(m_choices)) {
        choice.box->clear();
        choice.box->addItem(choice.field);
        for (const QString &column : columns) {
            if (column != choice.field)
                choice.box->addItem(u"%1 = %2"_s.arg(choice.field, column), column);
        }
        choice.box->setEnabled(choice.box->count() > 1);
        if (columns.contains(choice.field))
            continue;
        for (const QString &name : likelyNames(choice.field)) {
            if (const int found = choice.box->findData(name); found > 0) {
                choice.box->setCurrentIndex(found);
                break;
            }
        }
    }
    writeMapping();
}

void ImportPredictionsDialog::writeMapping()
{
    QStringList mapping;
    for (const Choice &choice : std::as_const(m_choices)) {
        if (choice.box->currentIndex() > 0)
            mapping.append(u"%1=%2"_s.arg(choice.field, choice.box->currentData().toString()));
    }
    m_columns->setText(mapping.join(u','));
}

void ImportPredictionsDialog::setFile(const QString &path)
{
    m_path->setText(path);
    readColumns();
    if (m_run->text().isEmpty())
        m_run->setText(QFileInfo(path).completeBaseName());
}

void ImportPredictionsDialog::chooseFile()
{
    chooseFileToOpen(this, windowTitle(), tr("Predictions (*.jsonl *.json *.csv *.tsv *.txt);;All files (*)"),
                     [this](const QString &path) { setFile(path); });
}

void ImportPredictionsDialog::start()
{
    PredictionOptions options;
    options.run = m_run->text().trimmed();
    const auto columns = parsePredictionColumns(m_columns->text().trimmed());
    if (!columns) {
        m_summary->setText(columns.error().message);
        return;
    }
    options.columns = *columns;
    const auto labels = parseLabelsMap(m_labels->text().trimmed());
    if (!labels) {
        m_summary->setText(labels.error().message);
        return;
    }
    options.labels = *labels;
    const QString path = m_path->text().trimmed();
    const UserId actor = m_session.userId();
    m_import->setEnabled(false);
    m_summary->setText(tr("Importing…"));
    m_session.startJob([name = QFileInfo(path).fileName()] { return tr("Importing %1").arg(name); }, &m_session,
                       [path, actor, options](Storage &storage, const Clock &clock, Progress &progress) {
                           return importPredictions(storage, clock, actor, path, options, progress);
                       },
                       [dialog = QPointer(this), imported = m_imported](const Result<PredictionReport> &report) {
                           if (dialog)
                               dialog->showOutcome(report);
                           if (report && report->added > 0)
                               imported();
                       });
}

void ImportPredictionsDialog::showOutcome(const Result<PredictionReport> &report)
{
    m_import->setEnabled(true);
    m_rejected->clear();
    m_rejected->setVisible(report && !report->rejected.isEmpty());
    if (!report) {
        m_summary->setText(report.error().message);
        return;
    }
    const QLocale locale;
    m_summary->setText(tr("%1 added (%2 matched by text), %3 already there, %4 not taken.")
                           .arg(locale.toString(report->added), locale.toString(report->byText),
                                locale.toString(report->alreadyThere), locale.toString(report->rejected.size())));
    m_rejected->addItems(report->rejected.mid(0, kListedRejections));
}

}  // namespace gainsay
