// SPDX-License-Identifier: GPL-3.0-or-later
// Strokes that several charts share. All of them are plain lines, so that they stay vectors in SVG and PDF.
#pragma once

#include "ui/theme/Palette.h"

#include <QList>
#include <QRectF>
#include <QString>
#include <QStringList>

class QFontMetricsF;
class QPainter;

namespace gainsay {

// Lines over a filled rectangle, so that neighbours can be told apart without colour. Style 0 draws nothing.
constexpr int HatchStyles = 6;
void paintHatch(QPainter &painter, const QRectF &rect, const QColor &color, int style);

// An interval: a line from one end to the other with a cap at both. `halo`, if valid, sets it off from a bar below.
void paintWhisker(QPainter &painter, const QPointF &low, const QPointF &high, const QColor &color,
                  const QColor &halo = {});

// `text` in as many lines as make it fit, else in one that is shortened.
void paintWrapped(QPainter &painter, const QRectF &rect, Qt::Alignment alignment, const QString &text);

// `text` in one line, shortened with an ellipsis if it is too long.
void paintElided(QPainter &painter, const QRectF &rect, Qt::Alignment alignment, const QString &text);

// `text` with a rim of `halo`, so that it can be read over lines.
void paintSetOff(QPainter &painter, const QRectF &rect, const QString &text, const QColor &color, const QColor &halo);

// The nearest place to `wanted` inside `inside` that meets nothing `taken`; a step up or down counts `rise` times.
// Where there is none, `wanted` itself.
QRectF freePlace(const QRectF &wanted, const QRectF &inside, const QList<QRectF> &taken, double rise = 1);

// What is said in the middle of a chart that has nothing to show.
void paintMessage(QPainter &painter, const QRectF &rect, const Palette &palette, const QString &text);

// The rows of a chart that the painter is asked for: a window shows a few of what may be thousands.
struct RowRange {
    int first = 0;
    int end = 0;
};
RowRange rowsToPaint(const QPainter &painter, qreal top, qreal rowHeight, int rows);

// The width of the widest name. Of thousands only those that look longest are measured, which is what a live chart can
// afford.
qreal widestName(const QFontMetricsF &metrics, const QStringList &names);

// A point is a small dot: a place on a line that can be read, not one that stands out.
enum class MarkShape { Dot, Point, Ring, Cross, Square };
void paintMark(QPainter &painter, const QPointF &centre, qreal radius, const QColor &color, MarkShape shape);

}  // namespace gainsay
