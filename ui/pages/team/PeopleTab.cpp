// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/team/PeopleTab.h"

#include "ui/shell/UserMenu.h"
#include "ui/widgets/Card.h"

#include <QHeaderView>
#include <QTableWidget>
#include <QVBoxLayout>

namespace gainsay {

using namespace Qt::StringLiterals;

PeopleTab::PeopleTab(const PageContext &context, QWidget *parent) : TeamTab(context, parent)
{
    auto *card = new Card(this);
    m_table = new QTableWidget(0, 2, card);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    card->body()->addWidget(m_table);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(card);
    retranslate();
}

QString PeopleTab::id() const
{
    return u"people"_s;
}

QString PeopleTab::title() const
{
    return tr("People");
}

void PeopleTab::refresh()
{
    const QList<User> &users = session().facts().users;
    m_table->setRowCount(int(users.size()));
    for (int row = 0; row < users.size(); ++row) {
        m_table->setItem(row, 0, new QTableWidgetItem(users[row].name));
        m_table->setItem(row, 1, new QTableWidgetItem(roleTitle(users[row].role)));
    }
}

void PeopleTab::retranslate()
{
    m_table->setAccessibleName(tr("People"));
    m_table->setHorizontalHeaderLabels({tr("Name"), tr("Role")});
}

}  // namespace gainsay
