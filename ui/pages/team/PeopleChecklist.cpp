// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/team/PeopleChecklist.h"

#include "ui/widgets/PlainToolTip.h"

#include <QListWidget>
#include <QStyledItemDelegate>

namespace gainsay {

namespace {

// A list makes its rows as wide as the longest name; these are as wide as the list, so that names are shortened.
class NarrowRows : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return {1, QStyledItemDelegate::sizeHint(option, index).height()};
    }
};

}  // namespace

QListWidget *makePeopleChecklist(const QString &purpose, QWidget *parent)
{
    auto *list = new QListWidget(parent);
    list->setAccessibleName(purpose);
    list->setUniformItemSizes(true);
    list->setItemDelegate(new NarrowRows(list));
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return list;
}

void addToChecklist(QListWidget *list, UserId id, const QString &name, bool checked)
{
    auto *item = new QListWidgetItem(name, list);
    item->setToolTip(plainToolTip(name));
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
