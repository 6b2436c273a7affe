// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of a whole in one bar: passed, failed, left; each part is named in words for those who cannot see it.
#pragma once

#include "ui/theme/Palette.h"

#include <QList>
#include <QWidget>

class QPainter;

namespace gainsay {

struct Segment {
    QString label;
    double amount = 0;
    Tone tone = Tone::Accent;
};

// The bar alone, for delegates. What `total` exceeds the segments by stays empty.
void paintSegments(QPainter &painter, const QRectF &area, const Palette &palette, const QList<Segment> &segments,
                   double total);

class SegmentBar : public QWidget {
    Q_OBJECT

public:
    explicit SegmentBar(QWidget *parent = nullptr);

    // What `total` exceeds the segments by stays empty.
    void setSegments(const QList<Segment> &segments, double total);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<Segment> m_segments;
    double m_total = 1;
};

}  // namespace gainsay
