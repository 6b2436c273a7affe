// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/Ratings.h"

#include <QCoreApplication>

#include <algorithm>

namespace gainsay {

QStringList Ratings::itemsWithFewerThan(size_t needed) const
{
    QStringList result;
    for (qint64 item = 0; item < itemCount(); ++item) {
        if (of(item).size() < needed)
            result.append(m_items[item]);
    }
    return result;
}

int RatingsBuilder::indexOf(const QString &name, QHash<QString, int> &indexes, QStringList &names)
{
    const auto known = indexes.constFind(name);
    if (known != indexes.constEnd())
        return *known;
    const int index = static_cast<int>(names.size());
    indexes.insert(name, index);
    names.append(name);
    return index;
}

void RatingsBuilder::add(const QString &item, const QString &rater, const QString &label, qint64 place)
{
    m_entries.push_back(
        {indexOf(item, m_itemIndexes, m_ratings.m_items),
         {indexOf(rater, m_raterIndexes, m_ratings.m_raters), indexOf(label, m_labelIndexes, m_ratings.m_labels)},
         place});
}

void RatingsBuilder::sortByItem()
{
    const auto before = [](const Entry &a, const Entry &b) {
        return std::tie(a.item, a.rating.rater, a.place) < std::tie(b.item, b.rating.rater, b.place);
    };
    if (!std::is_sorted(m_entries.begin(), m_entries.end(), before))
        std::sort(m_entries.begin(), m_entries.end(), before);
}

Result<Ratings> RatingsBuilder::build() &&
{
    sortByItem();
    const auto twice = std::adjacent_find(m_entries.begin(), m_entries.end(), [](const Entry &a, const Entry &b) {
        return a.item == b.item && a.rating.rater == b.rating.rater;
    });
    if (twice != m_entries.end()) {
        return invalidInput(
            QCoreApplication::translate(
                "stats", "line %1: item \"%2\" was already rated by \"%3\" in line %4; keep one of the two")
                .arg(QString::number((twice + 1)->place), m_ratings.m_items[twice->item],
                     m_ratings.m_raters[twice->rating.rater], QString::number(twice->place)));
    }
    m_ratings.m_offsets.assign(m_ratings.m_items.size() + 1, 0);
    m_ratings.m_ratings.reserve(m_entries.size());
    for (const Entry &entry : m_entries) {
        m_ratings.m_ratings.push_back(entry.rating);
        m_ratings.m_offsets[entry.item + 1] = m_ratings.m_ratings.size();
    }
    return std::move(m_ratings);
}

}  // namespace gainsay
