// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/ColumnPicker.h"

#include "ui/pages/data/ColumnRoles.h"
#include "ui/pages/data/RowTables.h"
#include "ui/theme/Theme.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QTableWidget>

using namespace Qt::StringLiterals;

namespace gainsay {

ColumnPicker::ColumnPicker(QWidget *parent) : QWidget(parent)
{
    m_header = new QCheckBox(tr("The first row names the columns"), this);
    m_table = makeRowTable(this);
    m_table->setAccessibleName(tr("What each column is"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(8));
    column->addWidget(m_header);
    column->addWidget(m_table, 1);
    connect(m_header, &QCheckBox::clicked, this, [this](bool named) {
        // The names of the other way mean nothing now.
        ColumnMapping fresh;
        fresh.hasHeader = named;
        Q_EMIT picked(fresh);
    });
}

void ColumnPicker::show(const QList<SampleColumn> &columns, bool isTable, const ColumnMapping &mapping,
                        const Scheme &scheme)
{
    m_mapping = mapping;
    if (mapping.isEmpty()) {
        QStringList names;
        for (const SampleColumn &column : columns)
            names.append(column.name);
        m_mapping = usualMapping(names);
    }
    m_scheme = scheme;
    m_columns = static_cast<int>(columns.size());
    m_header->setVisible(isTable);
    m_header->setChecked(mapping.hasHeader);
    const int current = m_table->currentRow();
    m_table->clear();
    m_table->setColumnCount(3);
    m_table->setHorizontalHeaderLabels({tr("Column"), tr("What it is"), tr("For example")});
    m_table->setRowCount(m_columns);
    for (int row = 0; row < m_columns; ++row)
        fillRow(row, columns[row]);
    m_table->resizeColumnsToContents();
    m_table->setColumnWidth(0, std::min(m_table->columnWidth(0), zoomed(200)));
    m_table->setColumnWidth(1, zoomed(210));
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setCurrentCell(std::clamp(current, 0, std::max(0, m_columns - 1)), 1);
}

void ColumnPicker::fillRow(int row, const SampleColumn &column)
{
    m_table->setItem(row, 0, new QTableWidgetItem(column.name));
    m_table->setItem(row, 2, new QTableWidgetItem(column.values.join(u"  ·  "_s)));
    auto *choice = new QComboBox(m_table);
    choice->setAccessibleName(tr("What the column %1 is").arg(column.name));
    const QList<ColumnRole> roles = rolesFor(m_scheme, m_columns);
    const ColumnRole now = roleOf(m_mapping, column.name);
    for (const ColumnRole &role : roles) {
        choice->addItem(roleTitle(role, m_scheme, locale().name()));
        if (role == now)
            choice->setCurrentIndex(choice->count() - 1);
    }
    connect(choice, &QComboBox::activated, this, [this, roles, name = column.name](int index) {
        m_mapping = withRole(m_mapping, name, roles[index]);  // the next choice may come before the preview
        Q_EMIT picked(m_mapping);
    });
    m_table->setCellWidget(row, 1, choice);
}

}  // namespace gainsay
