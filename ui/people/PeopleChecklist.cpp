// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/people/PeopleChecklist.h"

#include "ui/widgets/DisplayText.h"

#include <QCoreApplication>
#include <QListWidget>
#include <QStyledItemDelegate>

namespace gainsay {

namespace {

constexpr int kNameRole = Qt::UserRole + 1;

struct ChecklistWords {
    Q_DECLARE_TR_FUNCTIONS(gainsay::PeopleChecklist)
};

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

QString nameInTraining(const QString &name)
{
    return ChecklistWords::tr("%1 (in training)").arg(name);
}

QListWidget *makePeopleChecklist(const QString &purpose, QWidget *parent)
{
    auto *list = new QListWidget(parent);
    list->setAccessibleName(purpose);
    list->setUniformItemSizes(true);
    list->setItemDelegate(new NarrowRows(list));
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return list;
}

void addToChecklist(QListWidget *list, UserId id, const QString &name, bool checked, bool learns)
{
    const QString text = learns ? nameInTraining(name) : name;
    auto *item = new QListWidgetItem(text, list);
    item->setToolTip(plainToolTip(text));
    item->setData(Qt::UserRole, id.value);
    item->setData(kNameRole, name);
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
            names << list->item(row)->data(kNameRole).toString();
    }
    return names;
}

}  // namespace gainsay
