// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/PriorityColumns.h"

#include "ui/theme/Theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QTableView>

#include <cmath>

namespace gainsay {

PriorityColumns::PriorityColumns(QTableView *table, int main, int mainWidth, const QList<Column> &others)
    : QObject(table), m_table(table), m_main(main), m_mainWidth(mainWidth), m_others(others)
{
    table->viewport()->installEventFilter(this);
    table->horizontalHeader()->setSectionResizeMode(main, QHeaderView::Stretch);
    table->horizontalHeader()->setMinimumSectionSize(zoomed(40));
    fit();
}

bool PriorityColumns::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        fit();
    return QObject::eventFilter(watched, event);
}

void PriorityColumns::makeRoom(int index, int pixels)
{
    for (Column &column : m_others) {
        if (column.index == index)
            column.width = std::max(column.width, int(std::ceil(100.0 * pixels / zoomed(100))));
    }
    fit();
}

void PriorityColumns::offerRoom(int index, int pixels)
{
    m_offers[index] = pixels;
    fit();
}

void PriorityColumns::fit()
{
    int room = m_table->viewport()->width() - zoomed(m_mainWidth);
    for (const Column &column : std::as_const(m_others)) {
        const int width = zoomed(column.width);
        const bool fits = width <= room;  // a narrower one after it may
        m_table->setColumnHidden(column.index, !fits);
        if (!fits)
            continue;
        room -= width;
        m_table->setColumnWidth(column.index, width);
    }
    for (const Column &column : std::as_const(m_others)) {
        const int more = std::min(m_offers.value(column.index) - zoomed(column.width), room);
        if (more <= 0 || m_table->isColumnHidden(column.index))
            continue;
        room -= more;
        m_table->setColumnWidth(column.index, zoomed(column.width) + more);
    }
}

}  // namespace gainsay
