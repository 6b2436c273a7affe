// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/NameOrder.h"

#include <QCollator>

#include <algorithm>

namespace gainsay {

QList<User> sortedByName(QList<User> people)
{
    QCollator collator;
    collator.setNumericMode(true);
    std::stable_sort(people.begin(), people.end(),
                     [&](const User &a, const User &b) { return collator.compare(a.name, b.name) < 0; });
    return people;
}

}  // namespace gainsay
