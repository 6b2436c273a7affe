// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/StackedFigures.h"

#include "ui/report/ReportTableView.h"
#include "ui/theme/Palette.h"
#include "ui/theme/Theme.h"

#include <QApplication>
#include <QPainter>

namespace gainsay {

namespace {

constexpr int intervalFontSize = 11;
constexpr int wrappedFontSize = 12;
constexpr int sideMargin = 5;

}  // namespace

void StackedFigures::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QString interval = index.data(ReportTableModel::IntervalRole).toString();
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    cell.text.clear();
    const QStyle *style = cell.widget ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
    const QRect area = option.rect.adjusted(zoomed(sideMargin), 0, -zoomed(sideMargin), 0);
    const QRect upper(area.left(), area.top(), area.width(), area.height() * 11 / 20);
    const QRect lower(area.left(), upper.bottom(), area.width(), area.bottom() - upper.bottom());
    painter->save();
    painter->setFont(cell.font);
    painter->setPen(cell.palette.color(QPalette::Text));
    if (interval.isEmpty()) {
        const QString text = index.data(ReportTableModel::FigureRole).toString();
        // Smaller where it takes more than a line; somewhat less than three lines, which seldom break at the edge.
        if (cell.fontMetrics.horizontalAdvance(text) > area.width())
            painter->setFont(zoomedFont(wrappedFontSize));
        const QString shown = painter->fontMetrics().elidedText(text, Qt::ElideRight, area.width() * 12 / 5);
        painter->drawText(area, int(cell.displayAlignment) | Qt::TextWordWrap, shown);
        painter->restore();
        return;
    }
    painter->drawText(upper, Qt::AlignRight | Qt::AlignBottom, index.data(ReportTableModel::FigureRole).toString());
    painter->setFont(zoomedFont(intervalFontSize));
    painter->setPen(Palette::of(cell.widget)[Tone::Muted]);
    painter->drawText(lower, Qt::AlignRight | Qt::AlignTop, interval);
    painter->restore();
}

QSize StackedFigures::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    const QString interval = index.data(ReportTableModel::IntervalRole).toString();
    if (interval.isEmpty())
        return size;
    const QString figure = index.data(ReportTableModel::FigureRole).toString();
    size.setWidth(std::max(QFontMetrics(option.font).horizontalAdvance(figure),
                           QFontMetrics(zoomedFont(intervalFontSize)).horizontalAdvance(interval)) +
                  2 * zoomed(sideMargin));
    return size;
}

}  // namespace gainsay
