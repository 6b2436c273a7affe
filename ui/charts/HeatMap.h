// SPDX-License-Identifier: GPL-3.0-or-later
// A matrix whose cells are shaded by their value: agreement of pairs, confusion of labels.
#pragma once

#include "ui/charts/Chart.h"

#include <QStringList>

#include <optional>

namespace gainsay {

struct HeatCell {
    // 0…1; none: the cell has no value and `words` says why.
    std::optional<double> heat;
    QString text;   // what is written in it
    QString note;   // smaller, below
    QString words;  // the cell in words; empty for one that stands for nothing (a rater with himself)
};

class HeatMap : public Chart {
    Q_OBJECT

public:
    explicit HeatMap(QWidget *parent = nullptr);

    // Cells row by row.
    void setMatrix(const QStringList &rows, const QStringList &columns, const QList<HeatCell> &cells);
    int rowOf(int mark) const { return mark / int(m_columns.size()); }
    int columnOf(int mark) const { return mark % int(m_columns.size()); }
    // A cell that stays outlined, as the one whose conversations are listed; -1 for none.
    void setSelected(int mark);
    int selected() const { return m_selected; }

    void draw(QPainter &painter, const QRectF &area, const Palette &palette) override;
    int markCount() const override { return int(m_cells.size()); }
    QRectF markArea(int mark) const override;
    QString markText(int mark) const override { return m_cells[mark].words; }
    int markAt(const QPointF &place) const override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    int neighbour(int mark, int key) const override;
    void changeEvent(QEvent *event) override;

private:
    struct Layout {
        QPointF origin;  // of the first cell
        QSizeF step;     // from cell to cell
        QSizeF cell;
        bool written = true;  // cells are large enough for their text
    };
    Layout layoutIn(const QRectF &area) const;
    QRectF cellArea(const Layout &layout, int mark) const;
    void measureNames();
    bool dense() const;
    qreal rowHeaderWidth() const;
    qreal columnHeaderHeight(qreal cellWidth) const;
    void drawNames(QPainter &painter, const Layout &layout, const Palette &palette) const;
    void drawColumnName(QPainter &painter, const Layout &layout, int column) const;
    void drawCell(QPainter &painter, const Layout &layout, const Palette &palette, int mark) const;

    QStringList m_rows;
    QStringList m_columns;
    QList<HeatCell> m_cells;
    qreal m_rowNameWidth = 0;
    qreal m_columnNameWidth = 0;
    int m_selected = -1;
};

}  // namespace gainsay
