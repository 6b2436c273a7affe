// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ChartPaint.h"

#include "ui/theme/Theme.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace gainsay {

namespace {

constexpr qreal kHatchGap = 7;
constexpr qsizetype kMeasuredNames = 64;

// Chinese and Japanese characters are about twice as wide as letters.
int roughWidth(const QString &name)
{
    return std::accumulate(name.begin(), name.end(), 0,
                           [](int sum, QChar c) { return sum + (c.unicode() >= 0x1100 ? 2 : 1); });
}

// The piece of the line x + sign·y = offset that lies inside the rectangle; SVG knows no clipping here.
void paintDiagonal(QPainter &painter, const QRectF &rect, qreal offset, int sign)
{
    QList<QPointF> ends;
    for (const qreal y : {rect.top(), rect.bottom()}) {
        const qreal x = offset - sign * y;
        if (x >= rect.left() && x <= rect.right())
            ends.append({x, y});
    }
    for (const qreal x : {rect.left(), rect.right()}) {
        const qreal y = sign * (offset - x);
        if (y > rect.top() && y < rect.bottom())
            ends.append({x, y});
    }
    if (ends.size() >= 2)
        painter.drawLine(ends.first(), ends.last());
}

void paintDiagonals(QPainter &painter, const QRectF &rect, int sign)
{
    const qreal a = rect.left() + sign * rect.top();
    const qreal b = rect.left() + sign * rect.bottom();
    const qreal first = std::min(a, b);
    const qreal last = std::max(a, b) + rect.width();
    for (int line = 1; first + line * kHatchGap < last; ++line)
        paintDiagonal(painter, rect, first + line * kHatchGap, sign);
}

}  // namespace

void paintHatch(QPainter &painter, const QRectF &rect, const QColor &color, int style)
{
    if (rect.width() < 2 || rect.height() < 2)
        return;
    painter.save();
    painter.setPen(QPen(color, 1));
    switch (style % HatchStyles) {
    case 1:
        paintDiagonals(painter, rect, 1);
        break;
    case 2:
        paintDiagonals(painter, rect, -1);
        break;
    case 3:
        for (int line = 0; rect.top() + 4 + 5 * line < rect.bottom(); ++line)
            painter.drawLine(QPointF(rect.left(), rect.top() + 4 + 5 * line),
                             QPointF(rect.right(), rect.top() + 4 + 5 * line));
        break;
    case 4:
        for (int line = 0; rect.left() + 4 + 5 * line < rect.right(); ++line)
            painter.drawLine(QPointF(rect.left() + 4 + 5 * line, rect.top()),
                             QPointF(rect.left() + 4 + 5 * line, rect.bottom()));
        break;
    case 5:
        paintDiagonals(painter, rect, 1);
        paintDiagonals(painter, rect, -1);
        break;
    default:
        break;
    }
    painter.restore();
}

void paintWhisker(QPainter &painter, const QPointF &low, const QPointF &high, const QColor &color, const QColor &halo)
{
    const qreal cap = zoomed(4);
    const QPointF across =
        std::abs(high.x() - low.x()) > std::abs(high.y() - low.y()) ? QPointF(0, cap) : QPointF(cap, 0);
    const auto stroke = [&](const QPen &pen) {
        painter.setPen(pen);
        painter.drawLine(low, high);
        for (const QPointF &end : {low, high})
            painter.drawLine(end - across, end + across);
    };
    painter.save();
    if (halo.isValid())
        stroke(QPen(halo, zoomed(5), Qt::SolidLine, Qt::SquareCap));
    stroke(QPen(color, zoomed(2), Qt::SolidLine, Qt::FlatCap));
    painter.restore();
}

void paintWrapped(QPainter &painter, const QRectF &rect, Qt::Alignment alignment, const QString &text)
{
    const int flags = int(alignment) | Qt::TextWordWrap;
    const QSizeF needed = QFontMetricsF(painter.font()).boundingRect(rect, flags, text).size();
    if (needed.width() <= rect.width() && needed.height() <= rect.height())
        painter.drawText(rect, flags, text);
    else
        paintElided(painter, rect, alignment, text);
}

void paintElided(QPainter &painter, const QRectF &rect, Qt::Alignment alignment, const QString &text)
{
    const QFontMetricsF metrics(painter.font());
    painter.drawText(rect, int(alignment) | Qt::TextSingleLine, metrics.elidedText(text, Qt::ElideRight, rect.width()));
}

void paintSetOff(QPainter &painter, const QRectF &rect, const QString &text, const QColor &color, const QColor &halo)
{
    QPainterPath letters;
    letters.addText(rect.left(), rect.top() + QFontMetricsF(painter.font()).ascent(), painter.font(), text);
    painter.strokePath(letters, QPen(halo, zoomed(4), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setPen(color);
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignTop, text);
}

QRectF freePlace(const QRectF &wanted, const QRectF &inside, const QList<QRectF> &taken, double rise)
{
    QRectF best = wanted;
    qreal least = std::numeric_limits<qreal>::max();
    const qreal step = wanted.height() / 3;
    const auto consider = [&](const QRectF &box) {
        const QPointF moved = box.topLeft() - wanted.topLeft();
        const qreal distance = std::abs(moved.x()) + rise * std::abs(moved.y());
        if (distance < least &&
            std::none_of(taken.begin(), taken.end(), [&](const QRectF &place) { return place.intersects(box); })) {
            least = distance;
            best = box;
        }
    };
    consider(wanted);
    for (qreal top = inside.top(); least > 0 && top + wanted.height() <= inside.bottom(); top += step) {
        for (qreal left = inside.left() + 2; left + wanted.width() <= inside.right(); left += step)
            consider({{left, top}, wanted.size()});
    }
    return best;
}

void paintMessage(QPainter &painter, const QRectF &rect, const Palette &palette, const QString &text)
{
    painter.save();
    painter.setPen(palette[Tone::Muted]);
    painter.drawText(rect, Qt::AlignCenter | Qt::TextWordWrap, text);
    painter.restore();
}

qreal widestName(const QFontMetricsF &metrics, const QStringList &names)
{
    QList<std::pair<int, qsizetype>> longest;
    longest.reserve(names.size());
    for (qsizetype i = 0; i < names.size(); ++i)
        longest.append({-roughWidth(names[i]), i});
    const qsizetype measured = std::min(kMeasuredNames, longest.size());
    std::partial_sort(longest.begin(), longest.begin() + measured, longest.end());
    qreal widest = 0;
    for (qsizetype i = 0; i < measured; ++i)
        widest = std::max(widest, metrics.horizontalAdvance(names[longest[i].second]));
    return widest;
}

RowRange rowsToPaint(const QPainter &painter, qreal top, qreal rowHeight, int rows)
{
    if (!painter.hasClipping())
        return {0, rows};
    const QRectF clip = painter.clipBoundingRect();
    return {std::clamp(int(std::floor((clip.top() - top) / rowHeight)), 0, rows),
            std::clamp(int(std::ceil((clip.bottom() - top) / rowHeight)), 0, rows)};
}

void paintMark(QPainter &painter, const QPointF &centre, qreal radius, const QColor &color, MarkShape shape)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, zoomed(2)));
    painter.setBrush(shape == MarkShape::Ring ? QBrush(Qt::NoBrush) : QBrush(color));
    switch (shape) {
    case MarkShape::Dot:
    case MarkShape::Ring:
        painter.drawEllipse(centre, radius, radius);
        break;
    case MarkShape::Point:
        painter.setPen(Qt::NoPen);
        painter.drawEllipse(centre, radius / 2, radius / 2);
        break;
    case MarkShape::Cross:
        painter.drawLine(centre - QPointF(radius, radius), centre + QPointF(radius, radius));
        painter.drawLine(centre - QPointF(radius, -radius), centre + QPointF(radius, -radius));
        break;
    case MarkShape::Square:
        painter.drawRect(QRectF(centre - QPointF(radius, radius), centre + QPointF(radius, radius)));
        break;
    }
    painter.restore();
}

}  // namespace gainsay
