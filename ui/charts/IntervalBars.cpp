// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/IntervalBars.h"

#include "ui/charts/ChartPaint.h"
#include "ui/theme/Theme.h"

#include <QPainter>

#include <cmath>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
constexpr int kBarHeight = 18;
constexpr int kRow = 44;
constexpr int kSmallestRow = 26;
constexpr int kMaxBarName = 130;
constexpr int kMinBarName = 84;
constexpr int kMinTrack = 64;
constexpr int kBarSpace = 14;
}  // namespace

IntervalBars::IntervalBars(QWidget *parent) : Chart(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void IntervalBars::setBars(const QList<IntervalBar> &bars, Scale scale)
{
    m_bars = bars;
    m_scale = scale;
    dataChanged();
}

void IntervalBars::setReference(std::optional<double> value, const QString &name)
{
    m_reference = value;
    m_referenceName = name;
    dataChanged();
}

QString IntervalBars::markText(int mark) const
{
    return u"%1: %2"_s.arg(m_bars[mark].title(), estimateWords(m_bars[mark].estimate, m_scale));
}

void IntervalBars::measure()
{
    const QFontMetricsF metrics(font());
    m_low = 0;
    QStringList names;
    for (const IntervalBar &bar : std::as_const(m_bars)) {
        names << bar.title();
        m_low = std::min({m_low, bar.estimate.value.value_or(0), bar.estimate.ci ? bar.estimate.ci->low : 0.0});
    }
    m_nameWidth = std::min<qreal>(std::ceil(widestName(metrics, names)) + 1, zoomed(kMaxBarName));
    const auto widthOf = [&](double value) { return metrics.horizontalAdvance(figureText(value, m_scale)); };
    m_valueWidth = std::max(widthOf(-0.888), widthOf(1.0)) + 2;
}

IntervalBars::Layout IntervalBars::layoutIn(const QRectF &area) const
{
    const qreal footer = m_reference ? QFontMetricsF(font()).height() + 4 : 0;
    Layout layout;
    // Where there is little room, names take two lines before bars and figures lose theirs.
    const qreal left = area.width() - m_valueWidth - zoomed(2 * kBarSpace + kMinTrack);
    layout.nameWidth = std::min(m_nameWidth, std::max<qreal>(left, zoomed(kMinBarName)));
    layout.track = area.adjusted(layout.nameWidth + zoomed(kBarSpace), 0, -m_valueWidth - zoomed(kBarSpace), -footer);
    layout.rowHeight = std::clamp<qreal>(layout.track.height() / std::max<qsizetype>(1, m_bars.size()),
                                         zoomed(kSmallestRow), zoomed(kRow));
    return layout;
}

// Of two bars of one person, what tells them apart is never cut off.
QString IntervalBars::shownTitle(const IntervalBar &bar, const QFontMetricsF &metrics, const Layout &layout)
{
    const QRectF room(0, 0, layout.nameWidth, layout.rowHeight);
    const QSizeF needed = metrics.boundingRect(room, Qt::TextWordWrap, bar.title()).size();
    if (bar.form.isEmpty() || (needed.width() <= room.width() && needed.height() <= room.height()))
        return bar.title();
    const qreal around = metrics.horizontalAdvance(bar.form.arg(QString()));
    return bar.form.arg(metrics.elidedText(bar.name, Qt::ElideRight, room.width() - around - 1));
}

QRectF IntervalBars::markArea(int mark) const
{
    const Layout layout = layoutIn(rect());
    return QRectF(1, mark * layout.rowHeight + 1, width() - 2, layout.rowHeight - 2);
}

int IntervalBars::markAt(const QPointF &place) const
{
    const int bar = int(std::floor(place.y() / layoutIn(rect()).rowHeight));
    return bar >= 0 && bar < m_bars.size() && markArea(bar).contains(place) ? bar : -1;
}

QSize IntervalBars::sizeHint() const
{
    return {zoomed(360),
            int(m_bars.size()) * zoomed(m_bars.size() > 12 ? kSmallestRow : kRow) + zoomed(m_reference ? 24 : 0)};
}

QSize IntervalBars::minimumSizeHint() const
{
    const qreal names = std::min<qreal>(m_nameWidth, zoomed(kMinBarName));
    return {int(names + m_valueWidth) + zoomed(2 * kBarSpace + kMinTrack),
            int(m_bars.size()) * zoomed(kSmallestRow) + zoomed(m_reference ? 24 : 0)};
}

void IntervalBars::draw(QPainter &painter, const QRectF &area, const Palette &palette)
{
    if (m_bars.isEmpty())
        return paintMessage(painter, area, palette, emptyText());
    const Layout layout = layoutIn(area);
    const RowRange rows = rowsToPaint(painter, layout.track.top(), layout.rowHeight, int(m_bars.size()));
    for (int bar = rows.first; bar < rows.end; ++bar)
        drawBar(painter, area, layout, palette, bar);
    drawReference(painter, layout, palette);
}

void IntervalBars::drawBar(QPainter &painter, const QRectF &area, const Layout &layout, const Palette &palette,
                           int bar) const
{
    const IntervalBar &row = m_bars[bar];
    const qreal top = layout.track.top() + bar * layout.rowHeight;
    painter.setPen(palette[Tone::Muted]);
    paintWrapped(painter, {area.left(), top, layout.nameWidth, layout.rowHeight}, Qt::AlignRight | Qt::AlignVCenter,
                 shownTitle(row, QFontMetricsF(painter.font()), layout));
    const QRectF track(layout.track.left(), top, layout.track.width(), layout.rowHeight);
    QString value = u"–"_s;
    if (row.estimate.value) {
        value = figureText(*row.estimate.value, m_scale, m_scale == Scale::Coefficient ? 2 : 1);
        drawValue(painter, track, palette, row);
        painter.setPen(palette[Tone::Ink]);
    } else {
        drawUndefined(painter, track, palette);
    }
    paintElided(painter, {track.right() + zoomed(kBarSpace), top, m_valueWidth, layout.rowHeight},
                Qt::AlignRight | Qt::AlignVCenter, value);
}

void IntervalBars::drawValue(QPainter &painter, const QRectF &track, const Palette &palette,
                             const IntervalBar &row) const
{
    const auto at = [&](double value) {
        const double share = (std::clamp(value, m_low, 1.0) - m_low) / (1.0 - m_low);
        return QPointF(track.left() + share * track.width(), track.center().y());
    };
    const qreal half = std::min<qreal>(zoomed(kBarHeight), track.height() - 6) / 2;
    const QPointF zero = at(0);
    const QPointF end = at(*row.estimate.value);
    const QRectF body(std::min(zero.x(), end.x()), zero.y() - half, std::abs(end.x() - zero.x()), 2 * half);
    const qreal radius = std::min<qreal>(4, body.width() / 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(palette[Tone::Panel], palette[row.tone], 0.88));
    painter.drawRoundedRect(body, radius, radius);
    if (row.estimate.ci)
        paintWhisker(painter, at(row.estimate.ci->low), at(row.estimate.ci->high), palette[Tone::Ink],
                     palette[Tone::Panel]);
}

void IntervalBars::drawUndefined(QPainter &painter, const QRectF &track, const Palette &palette) const
{
    const qreal word = QFontMetricsF(font()).horizontalAdvance(tr("undefined")) + zoomed(8);
    const qreal middle = track.center().y();
    painter.setPen(QPen(palette[Tone::Line], 1, Qt::DashLine));
    painter.drawLine(QPointF(std::min(track.left() + word, track.right()), middle), QPointF(track.right(), middle));
    painter.setPen(palette[Tone::Muted]);
    paintElided(painter, track, Qt::AlignLeft | Qt::AlignVCenter, tr("undefined"));
}

void IntervalBars::drawReference(QPainter &painter, const Layout &layout, const Palette &palette) const
{
    if (!m_reference)
        return;
    const double share = (*m_reference - m_low) / (1.0 - m_low);
    const qreal x = layout.track.left() + share * layout.track.width();
    const qreal bottom = layout.track.top() + m_bars.size() * layout.rowHeight;
    painter.setPen(QPen(palette[Tone::Muted], 1, Qt::DashLine));
    painter.drawLine(QPointF(x, layout.track.top()), QPointF(x, bottom));
    painter.setPen(palette[Tone::Muted]);
    const qreal height = QFontMetricsF(font()).height() + 4;
    const qreal half = std::min(x - layout.track.left(), layout.track.right() - x) + m_valueWidth;
    paintElided(painter, {x - half, bottom, 2 * half, height}, Qt::AlignHCenter | Qt::AlignVCenter, m_referenceName);
}

}  // namespace gainsay
