// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/ImportDialog.h"

#include "core/base/Phrases.h"
#include "core/io/Formats.h"
#include "ui/pages/data/ColumnPicker.h"
#include "ui/pages/data/RowTables.h"
#include "ui/settings/Settings.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DialogSize.h"
#include "ui/widgets/FileChoice.h"
#include "ui/widgets/PillTabs.h"

#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QStackedWidget>
#include <QTableWidget>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
constexpr int columnsTab = 2;
}

ImportDialog::ImportDialog(ProjectSession &session, Settings &settings, QWidget *parent)
    : QDialog(parent), m_session(session), m_settings(settings)
{
    setWindowTitle(tr("Import conversations"));
    setAttribute(Qt::WA_DeleteOnClose);
    resizeWithinScreen(this, {zoomed(820), zoomed(560)});
    build();
    showTabs(0, 0);
    m_summary->setText(tr("Choose a file; nothing is written before you have seen its rows."));
}

// A field that loses the focus while it is deleted must not call what is gone already.
ImportDialog::~ImportDialog()
{
    for (QLineEdit *field : {m_path, m_columns, m_batch})
        field->disconnect(this);
}

QFormLayout *ImportDialog::buildFields()
{
    m_path = new QLineEdit(this);
    m_path->setAccessibleName(tr("File"));
    QPushButton *browse = makeButton(ButtonKind::Plain, tr("Choose…"), this);
    m_format = new QComboBox(this);
    m_format->setAccessibleName(tr("Format"));
    m_format->addItem(tr("recognise by content"), QString());
    for (const QString &format : importFormats())
        m_format->addItem(format, format);
    m_columns = new QLineEdit(this);
    m_columns->setAccessibleName(tr("Columns"));
    m_columns->setPlaceholderText(u"id=nr,turns=question|answer,label=verdict"_s);
    m_columns->setToolTip(
        tr("For JSONL and CSV whose fields have other names than id, batch, u1, b1, u2 … and label."));
    m_batch = new QLineEdit(this);
    m_batch->setAccessibleName(tr("Batch"));
    m_batch->setPlaceholderText(tr("as the file says, else its name"));
    auto *place = new QHBoxLayout;
    place->addWidget(m_path, 1);
    place->addWidget(browse);
    auto *form = new QFormLayout;
    form->setSpacing(zoomed(10));
    form->addRow(tr("File"), place);
    form->addRow(tr("Format"), m_format);
    form->addRow(tr("Columns"), m_columns);
    form->addRow(tr("Batch"), m_batch);
    connect(browse, &QPushButton::clicked, this, &ImportDialog::chooseFile);
    connect(m_path, &QLineEdit::returnPressed, this, [this] {
        if (m_shown == asked() && m_import->isEnabled())
            start();
    });
    connect(m_path, &QLineEdit::editingFinished, this, &ImportDialog::refresh);
    connect(m_format, &QComboBox::activated, this, &ImportDialog::refresh);
    connect(m_columns, &QLineEdit::editingFinished, this, &ImportDialog::refresh);
    connect(m_batch, &QLineEdit::editingFinished, this, &ImportDialog::refresh);
    return form;
}

void ImportDialog::build()
{
    QFormLayout *form = buildFields();
    m_summary = makeLabel(u"heading"_s, this);
    m_summary->setWordWrap(true);
    m_tabs = new PillTabs(this);
    m_good = makeRowTable(this);
    m_good->setAccessibleName(tr("Rows that come in"));
    m_bad = makeRowTable(this);
    m_bad->setAccessibleName(tr("Rejected rows"));
    m_tables = new QStackedWidget(this);
    m_tables->addWidget(m_good);
    m_tables->addWidget(m_bad);
    m_picker = new ColumnPicker(this);
    m_tables->addWidget(m_picker);
    m_import = makeButton(ButtonKind::Primary, isAlone() ? tr("Label these now") : tr("Import"), this);
    m_import->setEnabled(false);
    m_close = makeButton(ButtonKind::Plain, tr("Cancel"), this);
    auto *bottom = new QHBoxLayout;
    bottom->addStretch();
    bottom->addWidget(m_close);
    bottom->addWidget(m_import);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    column->setSpacing(zoomed(12));
    column->addLayout(form);
    column->addWidget(m_summary);
    column->addWidget(m_tabs);
    column->addWidget(m_tables, 1);
    column->addLayout(bottom);
    connect(m_tabs, &PillTabs::currentChanged, m_tables, &QStackedWidget::setCurrentIndex);
    connect(m_picker, &ColumnPicker::picked, this, &ImportDialog::takeColumns);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_import, &QPushButton::clicked, this, &ImportDialog::start);
}

void ImportDialog::setFile(const QString &path)
{
    m_path->setText(path);
    m_shown.clear();
    m_recalled = false;
    refresh();
}

void ImportDialog::chooseFile()
{
    chooseFileToOpen(this, windowTitle(), tr("Conversations (*.jsonl *.json *.csv *.tsv *.txt);;All files (*)"),
                     [this](const QString &path) { setFile(path); });
}

Result<ImportOptions> ImportDialog::options() const
{
    ASSIGN_OR_RETURN(const auto mapping, parseColumnMapping(m_columns->text().trimmed()));
    ImportOptions options;
    options.mapping = mapping;
    options.format = m_format->currentData().toString();
    options.batch = m_batch->text().trimmed();
    options.scheme = m_session.facts().scheme;
    return options;
}

QStringList ImportDialog::asked() const
{
    return {m_path->text(), m_format->currentData().toString(), m_columns->text(), m_batch->text()};
}

// Leaving a field as it was reads nothing again: the button must not go while somebody presses it.
void ImportDialog::refresh()
{
    if (m_shown == asked())
        return;
    const QString path = m_path->text().trimmed();
    m_import->setEnabled(false);
    if (path.isEmpty())
        return;
    const Result<ImportOptions> chosen = options();
    if (!chosen) {
        m_summary->setText(chosen.error().message);
        return;
    }
    m_summary->setText(tr("Reading the first rows…"));
    m_session.jobs().start(
        [name = QFileInfo(path).fileName()] { return tr("Looking at %1").arg(name); }, this,
        [path, options = *chosen](Progress &progress) { return previewImport(path, options, progress); },
        [this, number = ++m_preview](const Result<ImportPreview> &preview) {
            if (number == m_preview)
                showPreview(preview);
        });
}

void ImportDialog::showPreview(const Result<ImportPreview> &preview)
{
    if (!preview) {
        m_summary->setText(preview.error().message);
        fillConversations(m_good, {}, m_session.facts().scheme);
        fillRejected(m_bad, {});
        m_columnNames.clear();
        showTabs(0, 0);
        return;
    }
    m_format->setCurrentIndex(std::max(0, m_format->findData(preview->format)));
    showColumns(*preview);
    if (recallColumns())
        return;
    m_shown = asked();
    fillConversations(m_good, preview->rows, m_session.facts().scheme);
    fillRejected(m_bad, preview->rejected);
    showTabs(int(preview->rows.size()), int(preview->rejected.size()), preview->whole);
    const QString whole = preview->whole
                              ? tr("This is the whole file. Rejected rows are left out, the others come in.")
                              : tr("These are the first rows. Rejected rows are left out, the others come in.");
    m_summary->setText(sentences(QStringList{whole} + preview->notes));
    m_import->setEnabled(!preview->rows.isEmpty());
}

void ImportDialog::showColumns(const ImportPreview &preview)
{
    m_columnNames.clear();
    for (const SampleColumn &column : preview.columns)
        m_columnNames.append(column.name);
    const Result<ColumnMapping> mapping = parseColumnMapping(m_columns->text().trimmed());
    m_picker->show(preview.columns, preview.isTable, mapping.value_or(ColumnMapping()), m_session.facts().scheme);
}

void ImportDialog::takeColumns(const ColumnMapping &mapping)
{
    m_columns->setText(columnMappingText(mapping));
    refresh();
}

bool ImportDialog::recallColumns()
{
    if (m_recalled || m_columnNames.isEmpty() || !m_columns->text().trimmed().isEmpty())
        return false;
    m_recalled = true;
    const QString before = m_settings.columnMapping(m_columnNames);
    if (before.isEmpty())
        return false;
    m_columns->setText(before);
    refresh();
    return true;
}

void ImportDialog::rememberColumns()
{
    if (!m_columnNames.isEmpty())
        m_settings.setColumnMapping(m_columnNames, m_columns->text().trimmed());
}

// Of a long file only the first rows are read; how many there are is known after the import.
void ImportDialog::showTabs(int good, int bad, bool whole)
{
    const QLocale locale;
    const bool onColumns = m_tabs->count() > columnsTab && m_tabs->current() == columnsTab;
    m_tabs->setTabs({(whole ? tr("Rows (%1)") : tr("Rows (the first %1)")).arg(locale.toString(good)),
                     tr("Rejected (%1)").arg(locale.toString(bad)), tr("Columns")});
    m_tabs->setTabVisible(columnsTab, !m_columnNames.isEmpty());
    // Where nothing can be understood, a person says what the columns are.
    const bool needed = good == 0 && bad > 0 && !m_columnNames.isEmpty();
    m_tabs->setCurrent(!m_columnNames.isEmpty() && (onColumns || needed) ? columnsTab : good == 0 && bad > 0 ? 1 : 0);
    m_tables->setCurrentIndex(m_tabs->current());
}

}  // namespace gainsay
