// SPDX-License-Identifier: GPL-3.0-or-later
// Names in the order in which they are listed in the language of the program (ICU's collation): by pinyin in Chinese,
// capitals beside small letters, numbers by value.
#pragma once

#include "core/model/User.h"

#include <QList>
#include <QStringList>

#include <vector>

namespace gainsay {

QList<User> sortedByName(QList<User> people);
// Where in `names` the one stands that is listed first, second, …
QList<qsizetype> listedOrder(const QStringList &names);

// For each name its place in that order; equal ones share it.
std::vector<quint32> placesOfNames(const QStringList &names);

}  // namespace gainsay
