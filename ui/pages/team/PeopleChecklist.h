// SPDX-License-Identifier: GPL-3.0-or-later
// A list of people to tick, by mouse or with the space bar.
#pragma once

#include "core/base/Ids.h"

#include <QList>
#include <QString>
#include <QStringList>

class QListWidget;
class QWidget;

namespace gainsay {

QListWidget *makePeopleChecklist(const QString &purpose, QWidget *parent);
void addToChecklist(QListWidget *list, UserId id, const QString &name, bool checked);
QList<UserId> checkedPeople(const QListWidget *list);
QStringList checkedNames(const QListWidget *list);

}  // namespace gainsay
