// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/team/PeopleChecklist.h"

#include <QListWidget>

namespace gainsay {

QListWidget *makePeopleChecklist(const QString &purpose, QWidget *parent)
{
    auto *list = new QListWidget(parent);
    list->setAccessibleName(purpose);
    list->setUniformItemSizes(true);
    return list;
}

void addToChecklist(QListWidget *list, UserId id, const QString &name, bool checked)
{
    auto *item = new QListWidgetItem(name, list);
    item->setData(Qt::UserRole, id.value);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(checked ? Qt::Checked : Qt::Unchecked);
    if (list->currentRow() < 0)
        list->setCurrentRow(0);
}

QList<UserId> checkedPeople(const QListWidget *list)
{
    QList<UserId> people;
    for (int row = 0; row < list->count(); ++row) {
        if (list->item(row)->checkState() == Qt::Checked)
            people.append(UserId{list->item(row)->data(Qt::UserRole).toLongLong()});
    }
    return people;
}

QStringList checkedNames(const QListWidget *list)
{
    QStringList names;
    for (int row = 0; row < list->count(); ++row) {
        if (list->item(row)->checkState() == Qt::Checked)
            names << list->item(row)->text();
    }
    return names;
}

}  // namespace gainsay
