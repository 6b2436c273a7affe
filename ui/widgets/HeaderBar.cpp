// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/HeaderBar.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QScrollArea>

namespace gainsay {

using namespace Qt::StringLiterals;

constexpr int kRowHeight = 48;

HeaderBar::HeaderBar(QWidget *parent) : QFrame(parent)
{
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(zoomed(18), 0, zoomed(18), 0);
    rows->setSpacing(0);
    m_row = new QHBoxLayout;
    m_row->setSpacing(zoomed(16));
    m_title = makeLabel(u"title"_s, this);
    m_row->addWidget(m_title);
    m_row->addStretch();
    m_below = new QScrollArea(this);
    m_below->setWidgetResizable(true);
    m_below->setFocusPolicy(Qt::NoFocus);
    m_below->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_below->setFixedHeight(zoomed(kRowHeight));
    m_below->hide();
    rows->addLayout(m_row);
    rows->addWidget(m_below);
    setFixedHeight(zoomed(kRowHeight));
}

void HeaderBar::setTitle(const QString &title)
{
    m_title->setText(title);
    setAccessibleName(title);
}

void HeaderBar::setPageTools(QWidget *tools)
{
    if (m_tools == tools)
        return;
    if (m_tools) {
        takeTools();
        m_tools->hide();
    }
    m_tools = tools;
    placeTools();
    if (tools)
        tools->show();
}

bool HeaderBar::event(QEvent *event)
{
    const bool handled = QFrame::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        placeTools();
    return handled;
}

bool HeaderBar::fitsOneRow() const
{
    if (!m_tools)
        return true;
    int wide = layout()->contentsMargins().left() + layout()->contentsMargins().right();
    for (int i = 0; i < m_row->count(); ++i) {
        const QWidget *widget = m_row->itemAt(i)->widget();
        if (widget && widget != m_tools)
            wide += widget->minimumSizeHint().width() + m_row->spacing();
    }
    return wide + m_tools->minimumSizeHint().width() <= width();
}

void HeaderBar::placeTools()
{
    const bool one = fitsOneRow();
    setFixedHeight(zoomed(one ? kRowHeight : 2 * kRowHeight));
    if (!m_tools || (one ? m_row->indexOf(m_tools) >= 0 : m_below->widget() == m_tools))
        return;
    takeTools();
    if (one)
        m_row->insertWidget(1, m_tools, 100);
    else
        m_below->setWidget(m_tools);
    m_below->setVisible(!one);
    m_tools->show();
}

void HeaderBar::takeTools()
{
    m_row->removeWidget(m_tools);
    if (m_below->widget() == m_tools) {
        m_below->takeWidget();
        m_tools->setParent(this);
        m_below->hide();
    }
}

void HeaderBar::addPermanent(QWidget *widget)
{
    m_row->addWidget(widget);
}

}  // namespace gainsay
