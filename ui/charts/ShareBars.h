// SPDX-License-Identifier: GPL-3.0-or-later
// What something is made of, one bar of 100 % per row; hatching tells neighbours apart that differ in hue alone.
#pragma once

#include "ui/charts/Chart.h"

namespace gainsay {

struct SharePart {
    QString name;
    Tone tone = Tone::Accent;
};

struct ShareRow {
    QString name;
    QList<qint64> counts;  // one per part
};

class ShareBars : public Chart {
    Q_OBJECT

public:
    explicit ShareBars(QWidget *parent = nullptr);

    void setRows(const QList<SharePart> &parts, const QList<ShareRow> &rows);
    int rowOf(int mark) const { return mark / int(m_parts.size()); }
    int partOf(int mark) const { return mark % int(m_parts.size()); }

    void draw(QPainter &painter, const QRectF &area, const Palette &palette) override;
    int markCount() const override { return int(m_rows.size() * m_parts.size()); }
    QRectF markArea(int mark) const override;
    int markAt(const QPointF &place) const override;
    QString markText(int mark) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    int neighbour(int mark, int key) const override;
    void measure() override;

private:
    // 0 for none: only where the part beside it could be taken for the same without colour.
    int hatchOf(int part, const Palette &palette) const;
    qreal legendHeight(qreal width) const;
    // Places each part's swatch and name, wrapping; null painter only measures. Returns the height.
    qreal layLegend(QPainter *painter, const QRectF &area, const Palette *palette) const;
    // Where the bars are, all rows.
    QRectF trackIn(const QRectF &area) const;
    QRectF partArea(const QRectF &track, int mark) const;
    void drawRow(QPainter &painter, const QRectF &track, const Palette &palette, int row) const;
    void drawPart(QPainter &painter, const QRectF &box, const Palette &palette, int row, int part) const;

    QList<SharePart> m_parts;
    QList<ShareRow> m_rows;
    qreal m_nameWidth = 0;
    qreal m_totalWidth = 0;
};

}  // namespace gainsay
