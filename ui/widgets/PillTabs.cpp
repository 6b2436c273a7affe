// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/PillTabs.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/FlowLayout.h"

#include <QBoxLayout>
#include <QButtonGroup>

namespace gainsay {

PillTabs::PillTabs(QWidget *parent, Rows rows) : QWidget(parent)
{
    if (rows == Rows::One) {
        m_row = new QHBoxLayout(this);
        m_row->setContentsMargins(0, 0, 0, 0);
        m_row->setSpacing(zoomed(6));
        m_row->addStretch();
    } else {
        setLayout(new FlowLayout(zoomed(6)));
    }
    m_group = new QButtonGroup(this);
    connect(m_group, &QButtonGroup::idClicked, this, &PillTabs::currentChanged);
}

void PillTabs::setTabs(const QStringList &titles)
{
    const int chosen = std::max(0, current());
    while (m_group->buttons().size() > titles.size())
        delete m_group->buttons().constLast();
    for (int i = 0; i < titles.size(); ++i) {
        QAbstractButton *tab = m_group->button(i);
        if (!tab) {
            tab = makeButton(ButtonKind::Pill, {}, this);
            tab->setCheckable(true);
            m_group->addButton(tab, i);
            if (m_row)
                m_row->insertWidget(i, tab);
            else
                layout()->addWidget(tab);
        }
        tab->setText(titles[i]);
    }
    setCurrent(chosen);
}

int PillTabs::count() const
{
    return int(m_group->buttons().size());
}

void PillTabs::setTabVisible(int index, bool visible)
{
    if (QAbstractButton *tab = m_group->button(index))
        tab->setVisible(visible);
    if (!visible && current() == index)
        choose(0);
}

void PillTabs::choose(int index)
{
    if (QAbstractButton *tab = m_group->button(index))
        tab->click();
}

int PillTabs::current() const
{
    return m_group->checkedId();
}

void PillTabs::setCurrent(int index)
{
    if (QAbstractButton *tab = m_group->button(index))
        tab->setChecked(true);
}

}  // namespace gainsay
