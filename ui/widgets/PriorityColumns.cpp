// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/PriorityColumns.h"

#include "ui/theme/Theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QTableView>

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
    if (event->type() == QEvent::LanguageChange)
        m_needs.clear();  // words of another language, which may be shorter
    if (event->type() == QEvent::Resize)
        fit();
    return QObject::eventFilter(watched, event);
}

void PriorityColumns::makeRoom(int index, int pixels)
{
    m_needs[index] = std::max(m_needs.value(index), pixels);
    fit();
}

void PriorityColumns::offerRoom(int index, int pixels)
{
    m_offers[index] = pixels;
    fit();
}

void PriorityColumns::setChosen(const std::optional<QList<int>> &columns)
{
    m_chosen = columns;
    fit();
}

int PriorityColumns::firstWidth(const Column &column) const
{
    return std::max(zoomed(column.width), m_needs.value(column.index));
}

void PriorityColumns::fit()
{
    int room = m_table->viewport()->width() - zoomed(m_mainWidth);
    for (const Column &column : std::as_const(m_others)) {
        const int width = firstWidth(column);
        const bool fits = m_chosen ? m_chosen->contains(column.index) : width <= room;  // a narrower one after it may
        m_table->setColumnHidden(column.index, !fits);
        if (!fits)
            continue;
        room -= width;
        m_table->setColumnWidth(column.index, width);
    }
    for (const Column &column : std::as_const(m_others)) {
        const int more = std::min(m_offers.value(column.index) - firstWidth(column), room);
        if (more <= 0 || m_table->isColumnHidden(column.index))
            continue;
        room -= more;
        m_table->setColumnWidth(column.index, firstWidth(column) + more);
    }
}

}  // namespace gainsay
