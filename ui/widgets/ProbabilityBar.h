// SPDX-License-Identifier: GPL-3.0-or-later
// A share as a small bar: no decimals in the annotator's face, the figure for screen readers and tool tips.
#pragma once

#include "ui/theme/Palette.h"

#include <QWidget>

class QPainter;

namespace gainsay {

void paintShareBar(QPainter &painter, const QRectF &rect, const Palette &palette, double share, Tone tone);

class ProbabilityBar : public QWidget {
    Q_OBJECT

public:
    explicit ProbabilityBar(QWidget *parent = nullptr);

    // 0…1; `what` names it for those who cannot see it.
    void setShare(double share, const QString &what);
    void setTone(Tone tone);
    double share() const { return m_share; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double m_share = 0;
    Tone m_tone = Tone::Accent;
};

}  // namespace gainsay
