// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ChartScroll.h"

#include "ui/charts/Chart.h"
#include "ui/theme/Theme.h"

#include <QEvent>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
constexpr int kNarrowest = 200;
}

ChartScroll::ChartScroll(Chart *chart, int mostHeight, QWidget *parent)
    : QScrollArea(parent), m_chart(chart), m_mostHeight(mostHeight)
{
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setFrameShape(QFrame::NoFrame);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    chart->setProperty("surface", u"clear"_s);  // the card shows through
    setWidget(chart);
    connect(chart, &Chart::currentMarkChanged, this, [this](int mark) {
        const QPoint centre = m_chart->markArea(mark).center().toPoint();
        ensureVisible(centre.x(), centre.y(), 0, zoomed(24));
    });
}

int ChartScroll::contentHeight() const
{
    return std::min(m_chart->sizeHint().height() + 4, zoomed(m_mostHeight));
}

QSize ChartScroll::sizeHint() const
{
    return {m_chart->sizeHint().width(), contentHeight()};
}

QSize ChartScroll::minimumSizeHint() const
{
    return {std::min(m_chart->minimumSizeHint().width(), zoomed(kNarrowest)), contentHeight()};
}

// The chart tells its parent, the viewport, that it wants another height.
bool ChartScroll::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::viewportEvent(event);
}

}  // namespace gainsay
