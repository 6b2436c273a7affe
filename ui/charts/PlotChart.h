// SPDX-License-Identifier: GPL-3.0-or-later
// What the charts with two axes have in common: Qt Charts draws lines, bands, axes and grid; marks, intervals and
// the names of categories are painted over them, so that each mark can be reached and read.
#pragma once

#include "core/stats/BinomialInterval.h"
#include "ui/charts/Chart.h"
#include "ui/charts/ChartPaint.h"

#include <QGraphicsScene>
#include <QPointer>

#include <optional>

class QAbstractSeries;
class QChart;
class QLineSeries;
class QValueAxis;

namespace gainsay {

class PlotChart : public Chart {
    Q_OBJECT

public:
    explicit PlotChart(QWidget *parent = nullptr);

    void draw(QPainter &painter, const QRectF &area, const Palette &palette) override;
    int markCount() const override { return int(m_marks.size()); }
    QRectF markArea(int mark) const override;
    QString markText(int mark) const override { return m_marks[mark].words; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    struct Axis {
        double low = 0;
        double high = 1;
        int ticks = 5;
        QString format;  // printf style, for one number
        QString title;
    };
    struct Mark {
        QPointF value;
        QString words;
        Tone tone = Tone::Accent;
        MarkShape shape = MarkShape::Dot;
        std::optional<Interval> interval;  // along y
    };

    // Begin again with these axes; then add, then finish().
    void begin(const Axis &x, const Axis &y);
    // The same with names at x = 0, 1, 2 … instead of numbers.
    void begin(const QStringList &categories, const Axis &y);
    void addLine(const QList<QPointF> &points, Tone tone, Qt::PenStyle style = Qt::SolidLine, double width = 2);
    void addBand(const QList<QPointF> &low, const QList<QPointF> &high, Tone tone);
    void addMark(const Mark &mark) { m_marks.append(mark); }
    // A word beside a place, as the name of a line.
    void addNote(const QPointF &value, const QString &text, Tone tone);
    void finish();

    // The smallest range of tenths that holds both ends.
    static Axis tenths(double low, double high, const QString &format);

private:
    struct Note {
        QPointF value;
        QString text;
        Tone tone;
    };
    struct Line {
        QAbstractSeries *series;
        Tone tone;
        Qt::PenStyle style;
        double width;
    };

    void attach(QAbstractSeries *series);
    void setAxis(QValueAxis *axis, const Axis &values) const;
    void applyPalette(const Palette &palette);
    void fit(const QSizeF &size) const;
    QPointF placeOf(const QPointF &value) const;
    void drawCategories(QPainter &painter, const QRectF &area, const Palette &palette) const;
    QList<QRectF> drawnPlaces() const;
    void drawMarks(QPainter &painter, const Palette &palette) const;

    QGraphicsScene m_scene;
    QChart *m_chart = nullptr;
    QValueAxis *m_x = nullptr;
    QValueAxis *m_y = nullptr;
    QLineSeries *m_anchor = nullptr;  // always there, to translate values to places
    QList<Line> m_lines;
    QList<Mark> m_marks;
    QList<Note> m_notes;
    QStringList m_categories;
};

}  // namespace gainsay
