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
    // What the strength of the detector's marks means, before a line of text, in the middle of `line`.
    void paintLegend(const QRectF &line, const QString &text);
    void paintSelection(const Bubble &bubble, int start, int end);
    void paintText(const Bubble &bubble);
    // A line from an earlier span to a later one; drawn before the boxes so that it runs behind them.
    void paintLink(const QRectF &from, const QRectF &to, Tone tone);

private:
    QPen detectorPen(double score) const;
    void paintOwner(const QRectF &first, const Mark &mark);

    QPainter &m_painter;
    const Palette &m_palette;
    QList<QRectF> m_flags;  // drawn so far
};

}  // namespace gainsay
