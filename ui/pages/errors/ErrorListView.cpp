// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/ErrorListView.h"

#include "ui/models/ToneDelegate.h"
#include "ui/pages/errors/ErrorListModel.h"
#include "ui/report/WrappingHeader.h"
#include "ui/theme/Theme.h"

#include <QHeaderView>

#include <array>

namespace gainsay {

namespace {
constexpr int kLeastText = 80;
constexpr int kLeastTexts = 200;
constexpr int kLongTexts = 440;
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
    auto *headings = new WrappingHeader(this);
    headings->setWrapping(false);
    setHorizontalHeader(headings);
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
    for (const int column : {ErrorListModel::GoldColumn, ErrorListModel::LabelColumn, ErrorListModel::ConfidenceColumn})
        setColumnWidth(column, fitted(column));
    m_textWidth = columnWidth(ErrorListModel::TextColumn);
    m_replyWidth = columnWidth(ErrorListModel::ReplyColumn);
    fitTexts();
}

// As wide as its heading and what stands in it, but no wider than it is.
int ErrorListView::fitted(int column) const
{
    const auto *headings = static_cast<WrappingHeader *>(horizontalHeader());
    return std::min(std::max(sizeHintForColumn(column), headings->leastWidth(column)), columnWidth(column));
}

void ErrorListView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fitTexts();
}

// Both texts, both labels and the confidence are in sight without scrolling sideways; further columns where they fit
// whole beside long texts.
void ErrorListView::fitTexts()
{
    const bool own = columnWidth(ErrorListModel::TextColumn) == m_textWidth &&
                     columnWidth(ErrorListModel::ReplyColumn) == m_replyWidth;
    if (!m_columnsSized || !own)
        return;
    int left = viewport()->width();
    for (int column = ErrorListModel::GoldColumn; column < ErrorListModel::FixedColumns; ++column) {
        const int width = columnWidth(column);
        if (column > ErrorListModel::ConfidenceColumn && left - width < zoomed(kLongTexts))
            break;
        left -= width;
    }
    left = std::max(left, zoomed(kLeastTexts));
    m_textWidth = std::max(zoomed(kLeastText), left / 3);
    m_replyWidth = left - m_textWidth;
    setColumnWidth(ErrorListModel::TextColumn, m_textWidth);
    setColumnWidth(ErrorListModel::ReplyColumn, m_replyWidth);
}

}  // namespace gainsay
