// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/NameOrder.h"

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

std::vector<quint32> placesOfNames(const QStringList &names)
{
    const QCollator collator = nameCollator();
    const QList<qsizetype> order = listedOrder(names);
    std::vector<quint32> places(size_t(order.size()));
    for (qsizetype i = 0; i < order.size(); ++i) {
        const bool sameAsBefore = i > 0 && collator.compare(names[order[i - 1]], names[order[i]]) == 0;
        places[size_t(order[i])] = sameAsBefore ? places[size_t(order[i - 1])] : quint32(i);
    }
    return places;
}

}  // namespace gainsay
