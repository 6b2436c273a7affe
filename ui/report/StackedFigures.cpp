// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/StackedFigures.h"

#include "ui/report/ReportTableView.h"
#include "ui/theme/Palette.h"
#include "ui/theme/Theme.h"

#include <QApplication>
#include <QPainter>
#include <QTextLayout>

namespace gainsay {

namespace {

constexpr int intervalFontSize = 11;
constexpr int sideMargin = 5;

// A second line takes what the first leaves, shortened if it is more.
QString inTwoLines(const QString &text, const QFont &font, int width)
{
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    QTextLine first = layout.createLine();
    if (first.isValid())
        first.setLineWidth(width);
    layout.endLayout();
    if (!first.isValid() || first.textLength() >= text.size())
        return text;
    return text.left(first.textLength()).trimmed() + u'\n' +
           QFontMetrics(font).elidedText(text.mid(first.textLength()), Qt::ElideRight, width);
}

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
        painter->drawText(area, int(cell.displayAlignment), inTwoLines(text, cell.font, area.width()));
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
