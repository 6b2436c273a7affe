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
// Whoever still `learns` gets no real work yet, which is said beside the name.
void addToChecklist(QListWidget *list, UserId id, const QString &name, bool checked, bool learns = false);
QString nameInTraining(const QString &name);
QList<UserId> checkedPeople(const QListWidget *list);
QStringList checkedNames(const QListWidget *list);

}  // namespace gainsay
