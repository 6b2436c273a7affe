// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ShareBars.h"

#include "ui/charts/ChartPaint.h"
#include "ui/charts/Figures.h"
#include "ui/theme/Theme.h"

#include <QPainter>

#include <cmath>
#include <numeric>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr int kShareRow = 32;
constexpr int kShareBar = 20;
constexpr int kSwatch = 14;
constexpr int kShareSpace = 12;
constexpr int kMaxShareName = 130;

qint64 sumOf(const ShareRow &row)
{
    return std::accumulate(row.counts.begin(), row.counts.end(), qint64(0));
}

}  // namespace

ShareBars::ShareBars(QWidget *parent) : Chart(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void ShareBars::setRows(const QList<SharePart> &parts, const QList<ShareRow> &rows)
{
    m_parts = parts;
    m_rows = rows;
    dataChanged();
}

QString ShareBars::markText(int mark) const
{
    const ShareRow &row = m_rows[rowOf(mark)];
    const qint64 count = row.counts[partOf(mark)];
    const qint64 total = sumOf(row);
    if (total == 0)
        return tr("%1: nothing counted").arg(row.name);
    return tr("%1, %2: %3 of %4 (%5)")
        .arg(row.name, m_parts[partOf(mark)].name, countText(count), countText(total),
             figureText(double(count) / double(total), Scale::Percent));
}

int ShareBars::neighbour(int mark, int key) const
{
    const int parts = int(m_parts.size());
    const int next = key == Qt::Key_Left    ? mark - 1
                     : key == Qt::Key_Right ? mark + 1
                     : key == Qt::Key_Up    ? mark - parts
                                            : mark + parts;
    return next >= 0 && next < markCount() ? next : mark;
}

qreal ShareBars::nameWidth() const
{
    const QFontMetricsF metrics(font());
    qreal width = 0;
    for (const ShareRow &row : m_rows)
        width = std::max(width, metrics.horizontalAdvance(row.name));
    return std::min<qreal>(std::ceil(width) + 1, zoomed(kMaxShareName));
}

qreal ShareBars::totalWidth() const
{
    const QFontMetricsF metrics(font());
    qreal width = 0;
    for (const ShareRow &row : m_rows)
        width = std::max(width, metrics.horizontalAdvance(countText(sumOf(row))));
    return std::ceil(width) + 1;
}

qreal ShareBars::layLegend(QPainter *painter, const QRectF &area, const Palette *palette) const
{
    const QFontMetricsF metrics(font());
    const qreal line = metrics.height() + 6;
    QPointF at = area.topLeft();
    for (int part = 0; part < m_parts.size(); ++part) {
        const qreal width = zoomed(kSwatch) + 6 + metrics.horizontalAdvance(m_parts[part].name) + 2;
        if (at.x() > area.left() && at.x() + width > area.right())
            at = {area.left(), at.y() + line};
        if (painter) {
            const QRectF swatch(at.x(), at.y() + (line - zoomed(kSwatch)) / 2, zoomed(kSwatch), zoomed(kSwatch));
            painter->fillRect(swatch, (*palette)[m_parts[part].tone]);
            paintHatch(*painter, swatch, (*palette)[Tone::Panel], part);
            painter->setPen((*palette)[Tone::Muted]);
            painter->drawText(QRectF(swatch.right() + 6, at.y(), width, line), Qt::AlignLeft | Qt::AlignVCenter,
                              m_parts[part].name);
        }
        at.rx() += width + zoomed(kShareSpace);
    }
    return at.y() - area.top() + line;
}

qreal ShareBars::legendHeight(qreal width) const
{
    return layLegend(nullptr, QRectF(0, 0, width, 0), nullptr) + 4;
}

QRectF ShareBars::partArea(const QRectF &area, int mark) const
{
    const ShareRow &row = m_rows[rowOf(mark)];
    const double total = double(std::max<qint64>(1, sumOf(row)));
    const QRectF track = area.adjusted(nameWidth() + zoomed(kShareSpace), legendHeight(area.width()),
                                       -totalWidth() - zoomed(kShareSpace), 0);
    const double before = double(std::accumulate(row.counts.begin(), row.counts.begin() + partOf(mark), qint64(0)));
    const qreal top = track.top() + rowOf(mark) * zoomed(kShareRow) + (zoomed(kShareRow) - zoomed(kShareBar)) / 2.0;
    return {track.left() + before / total * track.width(), top,
            double(row.counts[partOf(mark)]) / total * track.width(), qreal(zoomed(kShareBar))};
}

QRectF ShareBars::markArea(int mark) const
{
    return partArea(rect(), mark);
}

QSize ShareBars::sizeHint() const
{
    return {zoomed(420),
            int(legendHeight(width() > 100 ? width() : zoomed(420))) + int(m_rows.size()) * zoomed(kShareRow)};
}

QSize ShareBars::minimumSizeHint() const
{
    return {int(nameWidth() + totalWidth()) + zoomed(140), sizeHint().height()};
}

void ShareBars::draw(QPainter &painter, const QRectF &area, const Palette &palette)
{
    if (m_rows.isEmpty() || m_parts.isEmpty())
        return paintMessage(painter, area, palette, emptyText());
    layLegend(&painter, area, &palette);
    for (int row = 0; row < m_rows.size(); ++row)
        drawRow(painter, area, palette, row);
}

void ShareBars::drawRow(QPainter &painter, const QRectF &area, const Palette &palette, int row) const
{
    const QFontMetricsF metrics(font());
    const qint64 total = sumOf(m_rows[row]);
    const QRectF first = partArea(area, row * int(m_parts.size()));
    const QRectF line(area.left(), first.top(), area.width(), first.height());
    painter.setPen(palette[Tone::Muted]);
    paintElided(painter, {line.left(), line.top(), nameWidth(), line.height()}, Qt::AlignRight | Qt::AlignVCenter,
                m_rows[row].name);
    painter.setPen(palette[Tone::Ink]);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, countText(total));
    for (int part = 0; part < m_parts.size(); ++part) {
        const QRectF box = partArea(area, row * int(m_parts.size()) + part);
        if (box.width() < 0.5)
            continue;
        painter.fillRect(box, palette[m_parts[part].tone]);
        const QString text = figureText(double(m_rows[row].counts[part]) / double(total), Scale::Percent, 0);
        const qreal needed = metrics.horizontalAdvance(text) + 10;
        paintHatch(painter, box, mixed(palette[m_parts[part].tone], palette[Tone::Panel], 0.5), part);
        if (box.width() > needed + 8) {
            QRectF label(0, 0, needed, box.height());
            label.moveCenter(box.center());
            painter.fillRect(label, palette[m_parts[part].tone]);
            painter.setPen(palette[Tone::Panel]);
            painter.drawText(label, Qt::AlignCenter, text);
        }
        painter.setPen(QPen(palette[Tone::Panel], 2));
        painter.drawLine(box.topRight(), box.bottomRight());
    }
}

}  // namespace gainsay
