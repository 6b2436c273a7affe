// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/HeatMap.h"

#include "ui/charts/ChartPaint.h"
#include "ui/theme/Theme.h"

#include <QEvent>
#include <QPainter>

#include <cmath>

namespace gainsay {

namespace {

constexpr int kGap = 4;
constexpr int kNameSpace = 8;
constexpr int kMaxNameWidth = 110;
constexpr int kMostWritten = 24;  // with more columns the cells are colour only; numbers by pointing or arrow keys
constexpr QSize kSmallest{44, 34};
constexpr QSize kLargest{96, 66};
constexpr int kDenseSide = 16;

qreal widest(const QStringList &names, const QFontMetricsF &metrics)
{
    qreal width = 0;
    for (const QString &name : names)
        width = std::max(width, metrics.horizontalAdvance(name));
    return width;
}

}  // namespace

HeatMap::HeatMap(QWidget *parent) : Chart(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void HeatMap::setMatrix(const QStringList &rows, const QStringList &columns, const QList<HeatCell> &cells)
{
    Q_ASSERT(cells.size() == rows.size() * columns.size());
    m_rows = rows;
    m_columns = columns;
    m_cells = cells;
    m_selected = -1;
    measureNames();
    dataChanged();
}

void HeatMap::measureNames()
{
    const QFontMetricsF metrics(font());
    m_rowNameWidth = std::min<qreal>(widest(m_rows, metrics), zoomed(kMaxNameWidth));
    m_columnNameWidth = std::min<qreal>(widest(m_columns, metrics), zoomed(kMaxNameWidth));
}

void HeatMap::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        measureNames();
    Chart::changeEvent(event);
}

void HeatMap::setSelected(int mark)
{
    m_selected = mark;
    update();
}

bool HeatMap::dense() const
{
    return m_columns.size() > kMostWritten || m_rows.size() > kMostWritten;
}

qreal HeatMap::rowHeaderWidth() const
{
    return m_rowNameWidth + zoomed(kNameSpace);
}

// Names that are wider than their column stand upright.
qreal HeatMap::columnHeaderHeight(qreal cellWidth) const
{
    return (m_columnNameWidth > cellWidth ? m_columnNameWidth : QFontMetricsF(font()).height()) + zoomed(kNameSpace);
}

HeatMap::Layout HeatMap::layoutIn(const QRectF &area) const
{
    Layout layout;
    layout.written = !dense();
    const qreal left = rowHeaderWidth();
    const qreal gap = layout.written ? zoomed(kGap) : 1;
    const qreal smallestWidth = layout.written ? zoomed(kSmallest.width()) : zoomed(kDenseSide);
    const qreal smallestHeight = layout.written ? zoomed(kSmallest.height()) : zoomed(kDenseSide);
    const qreal width = (area.width() - left) / std::max<qsizetype>(1, m_columns.size()) - gap;
    layout.cell.setWidth(std::clamp<qreal>(std::floor(width), smallestWidth, zoomed(kLargest.width())));
    const qreal top = columnHeaderHeight(layout.cell.width());
    const qreal height = (area.height() - top) / std::max<qsizetype>(1, m_rows.size()) - gap;
    layout.cell.setHeight(std::clamp<qreal>(std::floor(height), smallestHeight,
                                            std::min<qreal>(zoomed(kLargest.height()), layout.cell.width())));
    layout.step = layout.cell + QSizeF(gap, gap);
    layout.origin = area.topLeft() + QPointF(left, top);
    return layout;
}

QRectF HeatMap::cellArea(const Layout &layout, int mark) const
{
    const QPointF corner(columnOf(mark) * layout.step.width(), rowOf(mark) * layout.step.height());
    return {layout.origin + corner, layout.cell};
}

QRectF HeatMap::markArea(int mark) const
{
    return cellArea(layoutIn(rect()), mark);
}

int HeatMap::markAt(const QPointF &place) const
{
    const Layout layout = layoutIn(rect());
    const QPointF inside = place - layout.origin;
    const int column = int(std::floor(inside.x() / layout.step.width()));
    const int row = int(std::floor(inside.y() / layout.step.height()));
    if (column < 0 || row < 0 || column >= m_columns.size() || row >= m_rows.size())
        return -1;
    const int mark = row * int(m_columns.size()) + column;
    return m_cells[mark].words.isEmpty() ? -1 : mark;
}

int HeatMap::neighbour(int mark, int key) const
{
    const int columns = int(m_columns.size());
    const int step = key == Qt::Key_Left ? -1 : key == Qt::Key_Right ? 1 : key == Qt::Key_Up ? -columns : columns;
    const bool sideways = std::abs(step) == 1 && columns > 1;
    for (int next = mark + step; next >= 0 && next < markCount(); next += step) {
        if (sideways && rowOf(next) != rowOf(mark))
            break;
        if (!m_cells[next].words.isEmpty())
            return next;
    }
    return mark;
}

QSize HeatMap::sizeHint() const
{
    const QSize cell =
        dense() ? QSize(zoomed(kDenseSide) + 1, zoomed(kDenseSide) + 1) : QSize(zoomed(62 + kGap), zoomed(48 + kGap));
    return {int(std::ceil(rowHeaderWidth() + m_columns.size() * cell.width())),
            int(std::ceil(columnHeaderHeight(cell.width()) + m_rows.size() * cell.height()))};
}

QSize HeatMap::minimumSizeHint() const
{
    const int gap = dense() ? 1 : zoomed(kGap);
    const QSize cell = dense() ? QSize(zoomed(kDenseSide), zoomed(kDenseSide))
                               : QSize(zoomed(kSmallest.width()), zoomed(kSmallest.height()));
    return {int(std::ceil(rowHeaderWidth() + m_columns.size() * (cell.width() + gap))),
            int(std::ceil(columnHeaderHeight(cell.width()) + m_rows.size() * (cell.height() + gap)))};
}

void HeatMap::draw(QPainter &painter, const QRectF &area, const Palette &palette)
{
    if (m_cells.isEmpty())
        return paintMessage(painter, area, palette, emptyText());
    const Layout layout = layoutIn(area);
    drawNames(painter, layout, palette);
    const QRectF visible = painter.hasClipping() ? painter.clipBoundingRect() : QRectF();
    for (int mark = 0; mark < markCount(); ++mark) {
        if (visible.isNull() || visible.intersects(cellArea(layout, mark)))
            drawCell(painter, layout, palette, mark);
    }
}

void HeatMap::drawNames(QPainter &painter, const Layout &layout, const Palette &palette) const
{
    painter.setPen(palette[Tone::Muted]);
    const qreal space = zoomed(kNameSpace);
    const qreal width = rowHeaderWidth() - space;
    for (int row = 0; row < m_rows.size(); ++row) {
        const QPointF corner(layout.origin.x() - space - width, layout.origin.y() + row * layout.step.height());
        paintWrapped(painter, {corner, QSizeF(width, layout.cell.height())}, Qt::AlignRight | Qt::AlignVCenter,
                     m_rows[row]);
    }
    for (int column = 0; column < m_columns.size(); ++column)
        drawColumnName(painter, layout, column);
}

void HeatMap::drawColumnName(QPainter &painter, const Layout &layout, int column) const
{
    const qreal space = zoomed(kNameSpace);
    const qreal height = columnHeaderHeight(layout.cell.width()) - space;
    const QPointF below(layout.origin.x() + column * layout.step.width(), layout.origin.y() - space / 2);
    if (m_columnNameWidth <= layout.cell.width()) {
        paintElided(painter, {below - QPointF(0, height), QSizeF(layout.cell.width(), height)},
                    Qt::AlignHCenter | Qt::AlignBottom, m_columns[column]);
        return;
    }
    painter.save();
    painter.translate(below);
    painter.rotate(-90);
    paintWrapped(painter, QRectF(0, 0, height, layout.cell.width()), Qt::AlignLeft | Qt::AlignVCenter,
                 m_columns[column]);
    painter.restore();
}

void HeatMap::drawCell(QPainter &painter, const Layout &layout, const Palette &palette, int mark) const
{
    const HeatCell &cell = m_cells[mark];
    const QRectF box = cellArea(layout, mark);
    const qreal radius = layout.written ? zoomed(6) : 0;
    const QColor fill = palette.heat(cell.heat.value_or(0));
    const bool outlined = palette.kind() == ThemeKind::Contrast;  // a faint fill is no edge on black
    painter.setPen(outlined ? QPen(palette[Tone::Muted], 1) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    if (layout.written)
        painter.drawRoundedRect(box, radius, radius);
    else
        painter.fillRect(box, fill);
    if (!cell.heat && !cell.words.isEmpty())
        paintHatch(painter, box.adjusted(2, 2, -2, -2), palette[Tone::Line], 1);
    if (layout.written) {
        const bool twoLines = !cell.note.isEmpty() && box.height() >= zoomed(40);
        const qreal middle = box.center().y();
        painter.setPen(palette[Tone::Ink]);
        painter.setFont(zoomedFont(14));
        const QRectF upper = twoLines ? QRectF(box.left(), middle - zoomed(19), box.width(), zoomed(20)) : box;
        paintElided(painter, upper, Qt::AlignCenter, cell.text);
        if (twoLines) {
            painter.setFont(zoomedFont(12));
            paintElided(painter, {box.left(), middle + 1, box.width(), qreal(zoomed(17))}, Qt::AlignCenter, cell.note);
        }
        painter.setFont(font());
    }
    if (mark == m_selected) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette[Tone::History], zoomed(3)));
        painter.drawRoundedRect(box, radius, radius);
    }
}

}  // namespace gainsay
