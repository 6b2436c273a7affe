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
}

}  // namespace gainsay
