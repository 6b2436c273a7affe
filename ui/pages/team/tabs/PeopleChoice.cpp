// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/team/tabs/PeopleChoice.h"

#include "core/model/NameOrder.h"
#include "ui/widgets/Buttons.h"

#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace gainsay {

namespace {
constexpr int kRowsInSight = 8;
}

PeopleChoice::PeopleChoice(QWidget *parent) : QWidget(parent)
{
    m_list = new QListWidget(this);
    m_all = makeButton(ButtonKind::Link, {}, this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_list, 1);
    column->addWidget(m_all, 0, Qt::AlignLeft);
    connect(m_all, &QPushButton::clicked, this, &PeopleChoice::toggleAll);
    connect(m_list, &QListWidget::itemChanged, this, &PeopleChoice::changed);
    retranslate();
}

void PeopleChoice::setPeople(const QList<User> &people)
{
    const QStringList ticked = names();
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const User &user : sortedByName(people)) {
            auto *item = new QListWidgetItem(user.name, m_list);
            item->setData(Qt::UserRole, user.id.value);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
            item->setCheckState(ticked.contains(user.name) ? Qt::Checked : Qt::Unchecked);
        }
        if (m_list->count() > 0)
            m_list->setCurrentRow(0);
        showWholeRows();
    }
    Q_EMIT changed();
}

// A list that cuts a name in half looks as if it ended there.
void PeopleChoice::showWholeRows()
{
    const int rows = std::min(m_list->count(), kRowsInSight);
    m_list->setMinimumHeight(rows * m_list->sizeHintForRow(0) + 2 * m_list->frameWidth());
}

QStringList PeopleChoice::names() const
{
    QStringList names;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked)
            names << m_list->item(row)->text();
    }
    return names;
}

QList<UserId> PeopleChoice::ids() const
{
    QList<UserId> ids;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked)
            ids << UserId{m_list->item(row)->data(Qt::UserRole).toLongLong()};
    }
    return ids;
}

void PeopleChoice::toggleAll()
{
    const Qt::CheckState wanted = names().size() == m_list->count() ? Qt::Unchecked : Qt::Checked;
    for (int row = 0; row < m_list->count(); ++row)
        m_list->item(row)->setCheckState(wanted);
}

void PeopleChoice::retranslate()
{
    m_list->setAccessibleName(tr("People"));
    m_all->setText(tr("Tick all or none"));
}

}  // namespace gainsay
