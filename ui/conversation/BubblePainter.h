// SPDX-License-Identifier: GPL-3.0-or-later
// Draws bubbles, marks, the selection and the links between contradicting spans.
#pragma once

#include "ui/conversation/Bubble.h"
#include "ui/conversation/Mark.h"

class QPainter;

namespace gainsay {

class BubblePainter {
public:
    BubblePainter(QPainter &painter, const Palette &palette) : m_painter(painter), m_palette(palette) {}

    void paintBox(const Bubble &bubble, bool focused);
    void paintMark(const Bubble &bubble, const Mark &mark);
    // How such a mark looks, for the legend.
    void paintSample(const QRectF &place, const Mark &mark);
    void paintSelection(const Bubble &bubble, int start, int end);
    void paintText(const Bubble &bubble);
    // A line from an earlier span to a later one; drawn before the boxes so that it runs behind them.
    void paintLink(const QRectF &from, const QRectF &to, Tone tone);

private:
    QPen machinePen(const Mark &mark) const;
    void paintMachineLine(const QPointF &from, const QPointF &to, const Mark &mark);
    void paintOwner(const QRectF &first, const Mark &mark);
    void paintFlag(const QRectF &flag, const Mark &mark);

    QPainter &m_painter;
    const Palette &m_palette;
    QList<QRectF> m_flags;  // drawn so far
};

}  // namespace gainsay
