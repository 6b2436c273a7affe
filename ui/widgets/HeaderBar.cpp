// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/HeaderBar.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"

#include <QBoxLayout>
#include <QLabel>

namespace gainsay {

using namespace Qt::StringLiterals;

HeaderBar::HeaderBar(QWidget *parent) : QFrame(parent)
{
    m_row = new QHBoxLayout(this);
    m_row->setContentsMargins(zoomed(18), 0, zoomed(18), 0);
    m_row->setSpacing(zoomed(16));
    m_title = makeLabel(u"title"_s, this);
    m_row->addWidget(m_title);
    m_row->addStretch();
    setFixedHeight(zoomed(48));
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
        m_row->removeWidget(m_tools);
        m_tools->hide();
    }
    m_tools = tools;
    if (!tools)
        return;
    m_row->insertWidget(1, tools, 100);
    tools->show();
}

void HeaderBar::addPermanent(QWidget *widget)
{
    m_row->addWidget(widget);
}

}  // namespace gainsay
