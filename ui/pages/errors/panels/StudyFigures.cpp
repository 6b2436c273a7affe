// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/panels/StudyFigures.h"

#include "ui/report/StackedFigures.h"
#include "ui/report/WrappingHeader.h"
#include "ui/theme/Theme.h"

#include <algorithm>

namespace gainsay {

namespace {

constexpr int stackedRowHeight = 48;
constexpr int mostRows = 200;      // the panel scrolls: a bar of the table beside its own would confuse
constexpr int narrowestName = 96;  // of the first column
constexpr int narrowestOtherName = 66;
constexpr int widestOtherName = 110;  // of further columns of words, a fifth of the table where that is less

}  // namespace

StudyFigures::StudyFigures(QWidget *parent) : ReportTableView(parent)
{
    setItemDelegate(new StackedFigures(this));
    static_cast<WrappingHeader *>(horizontalHeader())->keepWrapping();
    setWordWrap(true);
    setMostRows(mostRows);
    horizontalHeader()->setStretchLastSection(false);
    horizontalHeader()->setMinimumSectionSize(zoomed(20));
}

void StudyFigures::setStudy(const StudyTable &study)
{
    verticalHeader()->setDefaultSectionSize(zoomed(stackedRowHeight));
    m_details = study.details;
    setTable(study.table);
    fitColumns();
}

void StudyFigures::resizeEvent(QResizeEvent *event)
{
    ReportTableView::resizeEvent(event);
    fitColumns();
}

int StudyFigures::widthOf(int column) const
{
    const int content = std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
    const bool words = table().rows.value(0).value(column).kind == ReportCell::Kind::Text;
    const int widest = std::clamp(viewport()->width() / 5, zoomed(narrowestOtherName), zoomed(widestOtherName));
    return words ? std::min(content, widest) : content;
}

void StudyFigures::fitColumns()
{
    const int columns = model()->columnCount();
    if (m_fitting || columns == 0)
        return;
    m_fitting = true;  // hiding columns resizes the viewport
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    const int narrowest = std::max(zoomed(narrowestName), horizontalHeader()->sectionSizeHint(0));
    int others = 0;
    for (int column = 1; column < columns; ++column) {
        setColumnHidden(column, false);  // a hidden one has no width
        others += widthOf(column);
    }
    for (int column = columns - 1; column > 0; --column) {
        const int width = widthOf(column);
        const bool spare = m_details.contains(column) && others + narrowest > viewport()->width();
        others -= spare ? width : 0;
        setColumnWidth(column, width);
        setColumnHidden(column, spare);
    }
    setColumnWidth(0, std::max(narrowest, viewport()->width() - others));
    m_fitting = false;
}

}  // namespace gainsay
