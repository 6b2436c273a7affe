// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/Chart.h"

#include "ui/charts/ChartAccessible.h"
#include "ui/charts/ChartExport.h"
#include "ui/theme/Theme.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QToolTip>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
// A screen reader is told this many numbers in one breath; all of them can be reached one by one.
constexpr int kDescribedMarks = 60;
}  // namespace

Chart::Chart(QWidget *parent) : QWidget(parent)
{
    installChartAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setEmptyText(tr("Nothing to show yet."));
}

void Chart::setTitle(const QString &title)
{
    m_title = title;
    setAccessibleName(title);
}

void Chart::setEmptyText(const QString &text)
{
    m_emptyText = text;
    update();
}

void Chart::setClickable(bool clickable)
{
    m_clickable = clickable;
}

QString Chart::description() const
{
    const int count = markCount();
    QStringList parts;
    for (int mark = 0; mark < std::min(count, kDescribedMarks); ++mark) {
        if (const QString text = markText(mark); !text.isEmpty())
            parts << text;
    }
    if (count > kDescribedMarks)
        parts << tr("and %n more", nullptr, count - kDescribedMarks);
    return parts.isEmpty() ? m_emptyText : parts.join(u"; "_s);
}

int Chart::markAt(const QPointF &place) const
{
    for (int mark = 0; mark < markCount(); ++mark) {
        if (markArea(mark).contains(place))
            return mark;
    }
    return -1;
}

void Chart::setCurrentMark(int mark)
{
    if (mark == m_current || mark >= markCount())
        return;
    m_current = mark;
    update();
    if (mark < 0)
        return;
    if (hasFocus()) {
        QAccessibleEvent told(this, QAccessible::Focus);
        told.setChild(mark);
        QAccessible::updateAccessibility(&told);
    }
    Q_EMIT currentMarkChanged(mark);
}

void Chart::dataChanged()
{
    if (m_current >= markCount())
        m_current = -1;
    measure();
    updateGeometry();
    update();
}

int Chart::neighbour(int mark, int key) const
{
    const int step = key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1;
    return std::clamp(mark + step, 0, markCount() - 1);
}

bool Chart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int mark = markAt(help->pos());
    if (mark < 0)
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), markToolTip(mark), this, markArea(mark).toAlignedRect());
    return true;
}

// Names come from data: a tool tip must not take them for markup.
QString Chart::markToolTip(int mark) const
{
    return u"<p>%1</p>"_s.arg(markText(mark).toHtmlEscaped());
}

void Chart::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setClipRect(event->rect());
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setFont(font());
    draw(painter, rect(), Palette::of(this));
    if (hasFocus())
        paintFocus(painter);
}

void Chart::paintFocus(QPainter &painter) const
{
    const qreal inset = 1.5;
    const QRectF frame = m_current >= 0 ? markArea(m_current) : QRectF(rect()).adjusted(inset, inset, -inset, -inset);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Palette::of(this)[Tone::Panel], zoomed(4)));
    painter.drawRoundedRect(frame, zoomed(6), zoomed(6));
    painter.setPen(QPen(Palette::of(this)[Tone::Accent], zoomed(2)));
    painter.drawRoundedRect(frame, zoomed(6), zoomed(6));
}

void Chart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        dataChanged();
}

void Chart::mouseMoveEvent(QMouseEvent *event)
{
    const bool onMark = m_clickable && markAt(event->position()) >= 0;
    setCursor(onMark ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void Chart::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_pressed = markAt(event->position());
    if (m_pressed >= 0)
        setCurrentMark(m_pressed);
}

void Chart::mouseReleaseEvent(QMouseEvent *event)
{
    const int pressed = std::exchange(m_pressed, -1);
    if (event->button() == Qt::LeftButton && pressed >= 0 && markAt(event->position()) == pressed)
        Q_EMIT activated(pressed);
}

void Chart::keyPressEvent(QKeyEvent *event)
{
    if (markCount() == 0)
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        setCurrentMark(m_current < 0 ? 0 : neighbour(m_current, event->key()));
        return;
    case Qt::Key_Home:
        setCurrentMark(0);
        return;
    case Qt::Key_End:
        setCurrentMark(markCount() - 1);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_current >= 0)
            Q_EMIT activated(m_current);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void Chart::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    const bool byKeyboard = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (byKeyboard && m_current < 0)
        setCurrentMark(0);
    update();
}

void Chart::contextMenuEvent(QContextMenuEvent *event)
{
    showChartMenu(*this, event->globalPos());
}

}  // namespace gainsay
