// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/dialogs/RunsDialog.h"

#include "core/base/Phrases.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableWidget>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

enum RunsColumn { NameColumn, OriginColumn, CountColumn, TagsColumn, RunsColumns };

}  // namespace

RunsDialog::RunsDialog(const QList<RunUse> &uses, const QString &chosen, QWidget *parent)
    : QDialog(parent), m_uses(uses)
{
    setWindowTitle(tr("Models of this project"));
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(zoomed(620));
    build();
    fill(chosen);
    showMarked();
}

void RunsDialog::build()
{
    m_table = new QTableWidget(0, RunsColumns, this);
    m_table->setAccessibleName(windowTitle());
    m_table->setHorizontalHeaderLabels({tr("Model"), tr("From"), tr("Predictions"), tr("Tags")});
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->verticalHeader()->hide();
    m_table->setShowGrid(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setMinimumHeight(zoomed(180));
    m_text = makeLabel(u"plain"_s, this);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setMinimumHeight(zoomed(84));
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_remove = makeButton(ButtonKind::Danger, {}, this);
    m_keep = makeButton(ButtonKind::Plain, {}, this);
    m_remove->setAutoDefault(false);
    m_keep->setDefault(true);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_remove);
    buttons->addWidget(m_keep);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    column->setSpacing(zoomed(12));
    column->addWidget(m_table, 1);
    column->addWidget(m_text);
    column->addLayout(buttons);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &RunsDialog::showMarked);
    connect(m_remove, &QPushButton::clicked, this, &RunsDialog::ask);
    connect(m_keep, &QPushButton::clicked, this, [this] {
        if (m_asked)
            showMarked();
        else
            reject();
    });
}

void RunsDialog::fill(const QString &chosen)
{
    const QLocale locale;
    m_table->setRowCount(int(m_uses.size()));
    for (int row = 0; row < int(m_uses.size()); ++row) {
        const RunUse &use = m_uses[row];
        const auto put = [&](RunsColumn column, const QString &text, Qt::Alignment side) {
            auto *item = new QTableWidgetItem(text);
            item->setTextAlignment(side | Qt::AlignVCenter);
            m_table->setItem(row, column, item);
        };
        put(NameColumn, use.name, Qt::AlignLeft);
        put(OriginColumn, use.isImported() ? use.run.origin : tr("the detector, here"), Qt::AlignLeft);
        put(CountColumn, locale.toString(use.run.count), Qt::AlignRight);
        put(TagsColumn, locale.toString(use.tags), Qt::AlignRight);
        if (row == 0 || use.name == chosen)
            m_table->selectRow(row);
    }
}

const RunUse *RunsDialog::marked() const
{
    const int row = m_table->currentRow();
    return row < 0 || row >= m_uses.size() ? nullptr : &m_uses[row];
}

void RunsDialog::showMarked()
{
    m_asked = false;
    m_keep->setText(tr("Close"));
    m_remove->setText(tr("Remove…"));
    const RunUse *use = marked();
    m_remove->setEnabled(use && use->isImported());
    if (!use)
        m_text->setText(tr("No model has judged the conversations of this project."));
    else if (use->isImported())
        m_text->setText(tr("%1 was imported from %2. It can be removed if it should not stand here.")
                            .arg(use->name, use->run.origin));
    else
        m_text->setText(tr("What the detector says in this project stays as it was said, since people may have seen it "
                           "while they worked. Only imported predictions can be removed."));
}

QString RunsDialog::consequences(const RunUse &use)
{
    QStringList lines{tr("%Ln prediction(s) of %1 leave the project.", nullptr, int(use.run.count)).arg(use.name)};
    if (use.tags > 0)
        lines.append(tr("%Ln tag(s) that people gave on its errors go with them, notes included; they can then only be "
                        "read in the audit trail.",
                        nullptr, int(use.tags)));
    if (!use.slices.isEmpty())
        lines.append(tr("Slices that name it find nothing then: %1.").arg(use.slices.join(u", "_s)));
    lines.append(tr("This cannot be undone; %1 can be imported again.").arg(use.run.origin));
    return sentences(lines);
}

void RunsDialog::ask()
{
    const RunUse *use = marked();
    if (!use || !use->isImported())
        return;
    if (m_asked) {
        Q_EMIT removalConfirmed(use->name);
        accept();
        return;
    }
    m_asked = true;
    m_text->setText(consequences(*use));
    m_remove->setText(tr("Remove for good"));
    m_keep->setText(tr("Keep it"));
    m_keep->setFocus();
}

}  // namespace gainsay
