// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/PlotChart.h"

#include "ui/theme/Theme.h"

#include <QAreaSeries>
#include <QChart>
#include <QGraphicsLayout>
#include <QLineSeries>
#include <QPainter>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
constexpr int kMarkRadius = 4;
constexpr int kMarkReach = 9;  // how near the pointer must come
constexpr int kLabelPixels = 12;
constexpr int kNoteSpace = 4;   // between a note and what stands beside it
constexpr int kLineStep = 6;    // how finely lines are kept clear of notes
constexpr int kLineBound = 20;  // how much rather the note of a line moves along it
}  // namespace

PlotChart::PlotChart(QWidget *parent) : Chart(parent)
{
    m_chart = new QChart;
    m_chart->legend()->hide();
    m_chart->setBackgroundVisible(false);
    m_chart->setMargins({});
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_scene.addItem(m_chart);
    m_x = new QValueAxis(m_chart);
    m_y = new QValueAxis(m_chart);
    m_chart->addAxis(m_x, Qt::AlignBottom);
    m_chart->addAxis(m_y, Qt::AlignLeft);
    m_anchor = new QLineSeries(m_chart);
    attach(m_anchor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PlotChart::attach(QAbstractSeries *series)
{
    m_chart->addSeries(series);
    series->attachAxis(m_x);
    series->attachAxis(m_y);
}

void PlotChart::setAxis(QValueAxis *axis, const Axis &values) const
{
    axis->setRange(values.low, values.high);
    axis->setTickCount(std::max(2, values.ticks));
    axis->setLabelFormat(values.format);
    axis->setTitleText(values.title);
    axis->setTitleVisible(!values.title.isEmpty());
}

void PlotChart::begin(const Axis &x, const Axis &y)
{
    for (const Line &line : std::as_const(m_lines)) {
        m_chart->removeSeries(line.series);
        delete line.series;
    }
    m_lines.clear();
    m_marks.clear();
    m_notes.clear();
    m_categories.clear();
    setAxis(m_x, x);
    setAxis(m_y, y);
    m_x->setLabelsVisible(true);
    m_x->setGridLineVisible(false);
    m_chart->setMargins(QMargins(0, zoomed(8), zoomed(14), 0));
}

void PlotChart::begin(const QStringList &categories, const Axis &y)
{
    const double last = double(std::max<qsizetype>(1, categories.size())) - 0.5;
    begin({-0.5, last, 2, u"%.0f"_s, {}}, y);
    m_categories = categories;
    m_x->setLabelsVisible(false);
    m_chart->setMargins(QMargins(0, zoomed(8), zoomed(4), zoomed(16)));
}

void PlotChart::addLine(const QList<QPointF> &points, Tone tone, Qt::PenStyle style, double width)
{
    auto *series = new QLineSeries(m_chart);
    series->append(points);
    attach(series);
    m_lines.append({series, tone, style, width});
}

void PlotChart::addBand(const QList<QPointF> &low, const QList<QPointF> &high, Tone tone)
{
    auto *upper = new QLineSeries;
    auto *lower = new QLineSeries;
    upper->append(high);
    lower->append(low);
    auto *band = new QAreaSeries(upper, lower);
    upper->setParent(band);
    lower->setParent(band);
    attach(band);
    m_lines.append({band, tone, Qt::NoPen, 0});
}

void PlotChart::addNote(const QPointF &value, const QString &text, Tone tone)
{
    m_notes.append({value, text, tone});
}

void PlotChart::finish()
{
    dataChanged();
}

PlotChart::Axis PlotChart::tenths(double low, double high, const QString &format)
{
    // Two steps at least; the room for them is below, since nothing lies above 1.
    const double top = std::ceil(high * 10 - 1e-9);
    const double bottom = std::min(std::floor(low * 10 + 1e-9), top - 2);
    const int step = top - bottom > 6 ? 2 : 1;
    const int ticks = int(std::ceil((top - bottom) / step));
    return {(top - ticks * step) / 10, top / 10, ticks + 1, format, {}};
}

void PlotChart::applyPalette(const Palette &palette)
{
    // Lines are as bright as can be in high contrast; behind figures they stay in the background.
    const bool bright = palette.kind() == ThemeKind::Contrast;
    const QColor grid = bright ? mixed(palette[Tone::Panel], palette[Tone::Line], 0.35) : palette[Tone::Line];
    for (QValueAxis *axis : {m_x, m_y}) {
        axis->setLabelsBrush(palette[Tone::Muted]);
        axis->setTitleBrush(palette[Tone::Muted]);
        axis->setGridLinePen(QPen(grid, 1));
        axis->setLinePen(QPen(palette[Tone::Line], 1));
    }
    for (const Line &line : std::as_const(m_lines)) {
        if (auto *band = qobject_cast<QAreaSeries *>(line.series)) {
            band->setPen(bright ? QPen(palette[line.tone], 1) : QPen(Qt::NoPen));
            band->setBrush(mixed(palette[Tone::Panel], palette[line.tone], bright ? 0.3 : 0.18));
        } else {
            static_cast<QLineSeries *>(line.series)->setPen(QPen(palette[line.tone], line.width, line.style));
        }
    }
}

void PlotChart::fit(const QSizeF &size) const
{
    for (QValueAxis *axis : {m_x, m_y}) {
        axis->setLabelsFont(zoomedFont(kLabelPixels));
        axis->setTitleFont(zoomedFont(kLabelPixels));
    }
    m_chart->resize(size);
    // Axes ask for a new layout with an event; a picture cannot wait for it.
    m_chart->layout()->invalidate();
    m_chart->layout()->activate();
}

QPointF PlotChart::placeOf(const QPointF &value) const
{
    return m_chart->mapToPosition(value, m_anchor);
}

QRectF PlotChart::markArea(int mark) const
{
    if (m_chart->size() != QSizeF(size()))
        fit(size());
    const qreal reach = zoomed(kMarkReach);
    const QPointF centre = placeOf(m_marks[mark].value);
    return {centre - QPointF(reach, reach), centre + QPointF(reach, reach)};
}

QSize PlotChart::sizeHint() const
{
    return {zoomed(380), zoomed(220)};
}

QSize PlotChart::minimumSizeHint() const
{
    return {zoomed(200), zoomed(150)};
}

void PlotChart::draw(QPainter &painter, const QRectF &area, const Palette &palette)
{
    if (m_marks.isEmpty() && m_lines.isEmpty())
        return paintMessage(painter, area, palette, emptyText());
    applyPalette(palette);
    fit(area.size());
    m_scene.setSceneRect(QRectF({}, area.size()));
    painter.save();
    m_scene.render(&painter, area, QRectF({}, area.size()), Qt::IgnoreAspectRatio);
    painter.restore();
    painter.save();
    painter.translate(area.topLeft());
    painter.setFont(zoomedFont(kLabelPixels));
    drawCategories(painter, area, palette);
    drawMarks(painter, palette);
    painter.restore();
}

void PlotChart::drawCategories(QPainter &painter, const QRectF &area, const Palette &palette) const
{
    const QRectF plot = m_chart->plotArea();
    if (m_categories.isEmpty() || plot.width() <= 0)  // a chart may be painted before it has room
        return;
    const qreal step = plot.width() / double(m_categories.size());
    const QFontMetricsF metrics(painter.font());
    qreal widest = 0;
    for (const QString &name : m_categories)
        widest = std::max(widest, metrics.horizontalAdvance(name));
    // Where not all names fit, every second, third … one stands for its neighbours.
    const qreal wanted = std::min<qreal>(widest + 8, zoomed(96));
    const int every = std::max(1, int(std::ceil(wanted / step)));
    painter.setPen(palette[Tone::Muted]);
    for (int i = 0; i < m_categories.size(); i += every) {
        const qreal centre = placeOf({double(i), 0}).x();
        const qreal half = std::max(step * every / 2 - 2, 4.0);
        const qreal left = std::max(0.0, centre - half);
        const qreal right = std::min(area.width(), centre + half);
        paintElided(painter, {left, plot.bottom() + zoomed(6), right - left, area.height() - plot.bottom() - zoomed(6)},
                    Qt::AlignHCenter | Qt::AlignTop, m_categories[i]);
    }
}

void PlotChart::drawMarks(QPainter &painter, const Palette &palette) const
{
    const qreal radius = zoomed(kMarkRadius);
    for (const Mark &mark : m_marks) {
        if (mark.interval)
            paintWhisker(painter, placeOf({mark.value.x(), mark.interval->low}),
                         placeOf({mark.value.x(), mark.interval->high}), palette[mark.tone]);
        paintMark(painter, placeOf(mark.value), radius, palette[mark.tone], mark.shape);
    }
    const QFontMetricsF metrics(painter.font());
    const QRectF plot = m_chart->plotArea();
    QList<QRectF> taken = drawnPlaces();
    for (const Note &note : m_notes) {
        const QPointF place = placeOf(note.value);
        const qreal width = metrics.horizontalAdvance(note.text) + 2 + 2 * zoomed(kNoteSpace);
        const qreal left = std::clamp(place.x() + 6, plot.left(), std::max(plot.left(), plot.right() - width));
        const QRectF wanted(left, place.y() - metrics.height() - 3, width, metrics.height());
        // What is said of a whole line may stand anywhere along it, but not at another height.
        const bool ofLine = note.value.x() <= m_x->min();
        const QRectF box = freePlace(wanted, plot, taken, ofLine ? kLineBound : 1);
        paintSetOff(painter, box.adjusted(zoomed(kNoteSpace), 0, -zoomed(kNoteSpace), 0), note.text, palette[note.tone],
                    palette[Tone::Panel]);
        taken.append(box);
    }
}

// Small boxes that cover the marks, their intervals and the lines.
QList<QRectF> PlotChart::drawnPlaces() const
{
    const qreal radius = zoomed(kMarkRadius);
    const qreal step = zoomed(kLineStep);
    QList<QRectF> places;
    for (const Mark &mark : m_marks) {
        const Interval reach = mark.interval.value_or(Interval{mark.value.y(), mark.value.y()});
        const qreal around = mark.shape == MarkShape::Point ? radius / 2 : radius;
        places.append({placeOf({mark.value.x(), reach.high}) - QPointF(around, around),
                       placeOf({mark.value.x(), reach.low}) + QPointF(around, around)});
    }
    for (const Line &line : m_lines) {
        const auto *series = qobject_cast<const QLineSeries *>(line.series);
        if (!series || series->count() == 0)
            continue;
        QPointF last = placeOf(series->at(0));
        for (int i = 1; i < series->count(); ++i) {
            const QLineF piece(last, placeOf(series->at(i)));
            // A curve may have a point per prediction; those of one place are one.
            if (piece.length() < step && i + 1 < series->count())
                continue;
            const int parts = std::max(1, int(std::ceil(piece.length() / step)));
            for (int part = 0; part < parts; ++part)
                places.append(QRectF(piece.pointAt(double(part) / parts), piece.pointAt(double(part + 1) / parts))
                                  .normalized()
                                  .adjusted(-1, -1, 1, 1));
            last = piece.p2();
        }
    }
    return places;
}

}  // namespace gainsay
