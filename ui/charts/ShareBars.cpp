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
constexpr int kShareEdge = 8;      // between the totals and a bar that scrolls them
constexpr double kTellable = 1.6;  // of two fills side by side, in grey
constexpr double kReadable = 4.5;  // of text on a fill

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

void ShareBars::measure()
{
    const QFontMetricsF metrics(font());
    QStringList names;
    qint64 largest = 0;
    for (const ShareRow &row : std::as_const(m_rows)) {
        names << row.name;
        largest = std::max(largest, sumOf(row));
    }
    m_nameWidth = std::min<qreal>(std::ceil(widestName(metrics, names)) + 1, zoomed(kMaxShareName));
    m_totalWidth = m_rows.isEmpty() ? 1 : std::ceil(metrics.horizontalAdvance(countText(largest))) + 1;
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
            paintHatch(*painter, swatch, (*palette)[Tone::Panel], hatchOf(part, *palette));
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

QRectF ShareBars::trackIn(const QRectF &area) const
{
    return area.adjusted(m_nameWidth + zoomed(kShareSpace), legendHeight(area.width()),
                         -m_totalWidth - zoomed(kShareSpace + kShareEdge), 0);
}

QRectF ShareBars::partArea(const QRectF &track, int mark) const
{
    const ShareRow &row = m_rows[rowOf(mark)];
    const double total = double(std::max<qint64>(1, sumOf(row)));
    const double before = double(std::accumulate(row.counts.begin(), row.counts.begin() + partOf(mark), qint64(0)));
    const qreal top = track.top() + rowOf(mark) * zoomed(kShareRow) + (zoomed(kShareRow) - zoomed(kShareBar)) / 2.0;
    return {track.left() + before / total * track.width(), top,
            double(row.counts[partOf(mark)]) / total * track.width(), qreal(zoomed(kShareBar))};
}

QRectF ShareBars::markArea(int mark) const
{
    return partArea(trackIn(rect()), mark);
}

int ShareBars::markAt(const QPointF &place) const
{
    const QRectF track = trackIn(rect());
    const int row = int(std::floor((place.y() - track.top()) / zoomed(kShareRow)));
    if (row < 0 || row >= m_rows.size())
        return -1;
    for (int part = 0; part < m_parts.size(); ++part) {
        const int mark = row * int(m_parts.size()) + part;
        if (partArea(track, mark).contains(place))
            return mark;
    }
    return -1;
}

QSize ShareBars::sizeHint() const
{
    return {zoomed(420),
            int(legendHeight(width() > 100 ? width() : zoomed(420))) + int(m_rows.size()) * zoomed(kShareRow)};
}

QSize ShareBars::minimumSizeHint() const
{
    return {int(m_nameWidth + m_totalWidth) + zoomed(140), sizeHint().height()};
}

void ShareBars::draw(QPainter &painter, const QRectF &area, const Palette &palette)
{
    if (m_rows.isEmpty() || m_parts.isEmpty())
        return paintMessage(painter, area, palette, emptyText());
    layLegend(&painter, area, &palette);
    const QRectF track = trackIn(area);
    const RowRange rows = rowsToPaint(painter, track.top(), zoomed(kShareRow), int(m_rows.size()));
    for (int row = rows.first; row < rows.end; ++row)
        drawRow(painter, track, palette, row);
}

void ShareBars::drawRow(QPainter &painter, const QRectF &track, const Palette &palette, int row) const
{
    const QRectF first = partArea(track, row * int(m_parts.size()));
    const qreal left = track.left() - zoomed(kShareSpace) - m_nameWidth;
    const qreal right = track.right() + zoomed(kShareSpace) + m_totalWidth;
    painter.setPen(palette[Tone::Muted]);
    paintWrapped(painter, QRectF(left, first.center().y() - zoomed(kShareRow) / 2.0, m_nameWidth, zoomed(kShareRow)),
                 Qt::AlignRight | Qt::AlignVCenter, m_rows[row].name);
    painter.setPen(palette[Tone::Ink]);
    painter.drawText(QRectF(left, first.top(), right - left, first.height()), Qt::AlignRight | Qt::AlignVCenter,
                     countText(sumOf(m_rows[row])));
    for (int part = 0; part < m_parts.size(); ++part)
        drawPart(painter, partArea(track, row * int(m_parts.size()) + part), palette, row, part);
}

int ShareBars::hatchOf(int part, const Palette &palette) const
{
    bool hatched = false;
    for (int i = 1; i <= part; ++i)
        hatched = !hatched && contrastRatio(palette[m_parts[i].tone], palette[m_parts[i - 1].tone]) < kTellable;
    return hatched ? 1 + part % 2 : 0;
}

void ShareBars::drawPart(QPainter &painter, const QRectF &box, const Palette &palette, int row, int part) const
{
    if (box.width() < 0.5)
        return;
    const QColor colour = palette[m_parts[part].tone];
    painter.fillRect(box, colour);
    paintHatch(painter, box, mixed(colour, palette[Tone::Panel], 0.5), hatchOf(part, palette));
    const double share = double(m_rows[row].counts[part]) / double(sumOf(m_rows[row]));
    const QString text = figureText(share, Scale::Percent, 0);
    QRectF label(0, 0, QFontMetricsF(font()).horizontalAdvance(text) + 10, box.height());
    if (box.width() > label.width() + 8) {
        label.moveCenter(box.center());
        painter.fillRect(label, colour);
        const bool pale = contrastRatio(colour, palette[Tone::Panel]) < kReadable;
        painter.setPen(palette[pale ? Tone::Ink : Tone::Panel]);
        painter.drawText(label, Qt::AlignCenter, text);
    }
    painter.setPen(QPen(palette[Tone::Panel], 2));
    painter.drawLine(box.topRight(), box.bottomRight());
}

}  // namespace gainsay
