// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/ListColumns.h"

#include "ui/widgets/PriorityColumns.h"

#include <QHeaderView>
#include <QMenu>
#include <QScopedValueRollback>
#include <QTableView>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace gainsay {

ListColumns::ListColumns(QTableView *table, PriorityColumns *fitting, int main)
    : QObject(table), m_table(table), m_fitting(fitting), m_main(main)
{
    QHeaderView *header = table->horizontalHeader();
    header->setSectionsMovable(true);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QHeaderView::customContextMenuRequested, this, [this, header](const QPoint &at) {
        auto *menu = new QMenu(header);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        fill(menu);
        menu->popup(header->viewport()->mapToGlobal(at));
    });
    connect(header, &QHeaderView::sectionMoved, this, [this] {
        if (!m_restoring)
            Q_EMIT changed();
    });
}

void ListColumns::openMenu()
{
    auto *menu = new QMenu(m_table);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fill(menu);
    menu->popup(m_table->mapToGlobal(QPoint(0, m_table->horizontalHeader()->height())));
}

void ListColumns::fill(QMenu *menu)
{
    const QAbstractItemModel *model = m_table->model();
    for (int column = 0; column < model->columnCount(); ++column) {
        QAction *entry = menu->addAction(model->headerData(column, Qt::Horizontal).toString());
        entry->setCheckable(true);
        entry->setChecked(!m_table->isColumnHidden(column));
        entry->setEnabled(column != m_main);
        connect(entry, &QAction::triggered, this, [this, column](bool on) { toggle(column, on); });
    }
    menu->addSeparator();
    connect(menu->addAction(tr("As many as fit")), &QAction::triggered, this, [this] {
        restore(Json());
        Q_EMIT changed();
    });
}

QList<int> ListColumns::shown() const
{
    QList<int> columns;
    for (int column = 0; column < m_table->model()->columnCount(); ++column) {
        if (!m_table->isColumnHidden(column))
            columns.append(column);
    }
    return columns;
}

void ListColumns::toggle(int column, bool show)
{
    QList<int> columns = shown();
    columns.removeAll(column);
    if (show)
        columns.append(column);
    m_chosen = true;
    m_fitting->setChosen(columns);
    Q_EMIT changed();
}

Json ListColumns::kept() const
{
    Json order = Json::array();
    for (int place = 0; place < m_table->model()->columnCount(); ++place)
        order.push_back(m_table->horizontalHeader()->logicalIndex(place));
    Json kept = {{"order", order}};
    const QList<int> columns = shown();
    if (m_chosen)
        kept["shown"] = std::vector<int>(columns.begin(), columns.end());
    return kept;
}

void ListColumns::restore(const Json &kept)
{
    const QScopedValueRollback quiet(m_restoring, true);
    const int count = m_table->model()->columnCount();
    QList<int> order;
    QList<int> columns;
    if (kept.is_object() && kept.contains("order") && kept["order"].is_array()) {
        for (const Json &column : kept["order"])
            order.append(column.is_number_integer() ? column.get<int>() : -1);
    }
    QList<int> sorted = order;
    std::sort(sorted.begin(), sorted.end());
    const bool whole = sorted.size() == count && sorted.first() == 0 && sorted.last() == count - 1;
    for (int place = 0; place < count; ++place)
        m_table->horizontalHeader()->moveSection(m_table->horizontalHeader()->visualIndex(whole ? order[place] : place),
                                                 place);
    m_chosen = kept.is_object() && kept.contains("shown") && kept["shown"].is_array();
    if (m_chosen) {
        columns.append(m_main);
        for (const Json &column : kept["shown"]) {
            if (column.is_number_integer())
                columns.append(column.get<int>());
        }
        m_fitting->setChosen(columns);
    } else {
        m_fitting->setChosen(std::nullopt);
    }
}

}  // namespace gainsay
