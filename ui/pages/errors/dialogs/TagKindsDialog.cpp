// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/dialogs/TagKindsDialog.h"

#include "core/errors/table/TagTitles.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QSet>
#include <QTableWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

TagKindsDialog::TagKindsDialog(const QList<TagKind> &kinds, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("Error tags"));
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(zoomed(420));
    m_table = new QTableWidget(0, 2, this);
    m_table->setAccessibleName(windowTitle());
    m_table->setHorizontalHeaderLabels({tr("Tag"), tr("Key")});
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    m_table->setTabKeyNavigation(false);
    for (const TagKind &kind : kinds) {
        if (!kind.retired)
            addRow(kind);
    }
    m_fault = makeLabel(u"small"_s, this);
    m_fault->setWordWrap(true);
    m_fault->setText(tr("Tags that were given stay where they are, also when their word is taken off the list."));
    QPushButton *add = makeButton(ButtonKind::Plain, tr("Add a tag"), this);
    QPushButton *remove = makeButton(ButtonKind::Plain, tr("Take off the list"), this);
    auto *box = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto *row = new QHBoxLayout;
    row->addWidget(add);
    row->addWidget(remove);
    row->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    column->setSpacing(zoomed(10));
    column->addWidget(m_table, 1);
    column->addLayout(row);
    column->addWidget(m_fault);
    column->addWidget(box);
    connect(add, &QPushButton::clicked, this, [this] {
        addRow({});
        m_table->setCurrentCell(m_table->rowCount() - 1, 0);
        m_table->editItem(m_table->currentItem());
    });
    connect(remove, &QPushButton::clicked, this, [this] { m_table->removeRow(m_table->currentRow()); });
    connect(box, &QDialogButtonBox::accepted, this, &TagKindsDialog::take);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void TagKindsDialog::addRow(const TagKind &kind)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    m_table->setItem(row, 0, new QTableWidgetItem(tagTitle(kind.name)));
    m_table->setItem(row, 1, new QTableWidgetItem(kind.key));
}

QList<TagKind> TagKindsDialog::kinds() const
{
    QList<TagKind> kinds;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QString name = tagFromTitle(m_table->item(row, 0)->text().trimmed());
        if (!name.isEmpty())
            kinds.append({name, m_table->item(row, 1)->text().trimmed().left(1)});
    }
    return kinds;
}

void TagKindsDialog::take()
{
    const QList<TagKind> all = kinds();
    QSet<QString> names;
    QSet<QString> keys;
    for (const TagKind &kind : all) {
        if (names.contains(kind.name) || (!kind.key.isEmpty() && keys.contains(kind.key))) {
            m_fault->setText(tr("“%1”: this name or its key is there twice.").arg(tagTitle(kind.name)));
            return;
        }
        names.insert(kind.name);
        keys.insert(kind.key);
    }
    Q_EMIT chosen(all);
    accept();
}

}  // namespace gainsay
