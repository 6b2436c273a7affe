// SPDX-License-Identifier: GPL-3.0-or-later
// People in the order in which their names are listed in the language of the program (ICU's collation): by pinyin in
// Chinese, capitals beside small letters, numbers by value.
#pragma once

#include "core/model/User.h"

#include <QList>

namespace gainsay {

QList<User> sortedByName(QList<User> people);

}  // namespace gainsay
