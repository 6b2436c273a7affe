// SPDX-License-Identifier: GPL-3.0-or-later
// One bar per name with its confidence interval as a whisker and the value at the right.
#pragma once

#include "core/stats/Estimate.h"
#include "ui/charts/Chart.h"
#include "ui/charts/Figures.h"

#include <optional>

namespace gainsay {

struct IntervalBar {
    QString name;
    Tone tone = Tone::Accent;
    Estimate estimate;
    QString form = {};  // with %1 in the name's place, as "%1, hidden"; stays whole when the name is shortened

    QString title() const { return form.isEmpty() ? name : form.arg(name); }
};

class IntervalBars : public Chart {
    Q_OBJECT

public:
    explicit IntervalBars(QWidget *parent = nullptr);

    void setBars(const QList<IntervalBar> &bars, Scale scale);
    // A value to compare with, drawn as a dashed line and named below.
    void setReference(std::optional<double> value, const QString &name);

    void draw(QPainter &painter, const QRectF &area, const Palette &palette) override;
    int markCount() const override { return int(m_bars.size()); }
    QRectF markArea(int mark) const override;
    int markAt(const QPointF &place) const override;
    QString markText(int mark) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void measure() override;

private:
    struct Layout {
        qreal nameWidth = 0;
        QRectF track;  // where bars are, all rows
        qreal rowHeight = 0;
    };
    Layout layoutIn(const QRectF &area) const;
    static QString shownTitle(const IntervalBar &bar, const QFontMetricsF &metrics, const Layout &layout);
    void drawBar(QPainter &painter, const QRectF &area, const Layout &layout, const Palette &palette, int bar) const;
    void drawValue(QPainter &painter, const QRectF &track, const Palette &palette, const IntervalBar &row) const;
    void drawUndefined(QPainter &painter, const QRectF &track, const Palette &palette) const;
    void drawReference(QPainter &painter, const Layout &layout, const Palette &palette) const;

    QList<IntervalBar> m_bars;
    Scale m_scale = Scale::Coefficient;
    std::optional<double> m_reference;
    QString m_referenceName;
    double m_low = 0;  // where the scale begins; it ends at 1
    qreal m_nameWidth = 0;
    qreal m_valueWidth = 0;
};

}  // namespace gainsay
