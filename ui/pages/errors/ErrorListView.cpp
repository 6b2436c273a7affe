// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/ErrorListView.h"

#include "ui/pages/data/ToneDelegate.h"
#include "ui/pages/errors/ErrorListModel.h"
#include "ui/theme/Theme.h"

#include <QHeaderView>

#include <array>

namespace gainsay {

namespace {
constexpr int kLeastReply = 110;
constexpr int kMostReply = 320;
}  // namespace

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
    constexpr std::array widths{90, 170, 130, 130, 60, 70, 110, 120, 70, 80, 100, 110, 70, 60, 80};
    static_assert(widths.size() == ErrorListModel::FixedColumns);
    for (int column = 0; column < ErrorListModel::FixedColumns; ++column)
        setColumnWidth(column, zoomed(widths[size_t(column)]));
    for (const int column : {ErrorListModel::GoldColumn, ErrorListModel::LabelColumn})
        setColumnWidth(column,
                       std::clamp(std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column)),
                                  zoomed(70), columnWidth(column)));
    m_replyWidth = columnWidth(ErrorListModel::ReplyColumn);
    fitReply();
}

void ErrorListView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fitReply();
}

// Both texts, both labels and the confidence are in sight without scrolling sideways.
void ErrorListView::fitReply()
{
    if (!m_columnsSized || columnWidth(ErrorListModel::ReplyColumn) != m_replyWidth)
        return;
    int left = viewport()->width();
    for (const int column : {ErrorListModel::TextColumn, ErrorListModel::GoldColumn, ErrorListModel::LabelColumn,
                             ErrorListModel::ConfidenceColumn})
        left -= columnWidth(column);
    m_replyWidth = std::clamp(left, zoomed(kLeastReply), zoomed(kMostReply));
    setColumnWidth(ErrorListModel::ReplyColumn, m_replyWidth);
}

}  // namespace gainsay
