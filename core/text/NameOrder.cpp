// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/NameOrder.h"

#include <QCollator>

#include <algorithm>
#include <numeric>

namespace gainsay {

namespace {
QCollator nameCollator()
{
    QCollator collator;
    collator.setNumericMode(true);
    return collator;
}
}  // namespace

QList<User> sortedByName(QList<User> people)
{
    const QCollator collator = nameCollator();
    std::stable_sort(people.begin(), people.end(),
                     [&](const User &a, const User &b) { return collator.compare(a.name, b.name) < 0; });
    return people;
}

QList<qsizetype> listedOrder(const QStringList &names)
{
    const QCollator collator = nameCollator();
    QList<qsizetype> order(names.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](qsizetype a, qsizetype b) { return collator.compare(names[a], names[b]) < 0; });
    return order;
}

}  // namespace gainsay
