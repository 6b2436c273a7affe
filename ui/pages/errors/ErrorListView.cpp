// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/ErrorListView.h"

#include "ui/pages/data/ToneDelegate.h"
#include "ui/pages/errors/ErrorListModel.h"
#include "ui/theme/Theme.h"

#include <QHeaderView>

#include <array>

namespace gainsay {

ErrorListView::ErrorListView(ErrorListModel *model, QWidget *parent) : QTableView(parent)
{
    setModel(model);
    setItemDelegate(new ToneDelegate(ErrorListModel::ToneRole, this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(zoomed(32));
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    setMinimumHeight(zoomed(110));
}

void ErrorListView::moveBy(int rows)
{
    const int row = currentIndex().row() + rows;
    if (row >= 0 && row < model()->rowCount())
        selectRow(row);
}

void ErrorListView::sizeColumns()
{
    if (m_columnsSized || model()->columnCount() == 0)
        return;
    m_columnsSized = true;
    constexpr std::array widths{110, 170, 130, 130, 60, 70, 110, 120, 70, 80, 100, 110, 70, 60, 80};
    static_assert(widths.size() == ErrorListModel::FixedColumns);
    for (int column = 0; column < ErrorListModel::FixedColumns; ++column)
        setColumnWidth(column, zoomed(widths[size_t(column)]));
}

}  // namespace gainsay
