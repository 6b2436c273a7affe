// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/agreement/Ratings.h"

#include "core/base/TranslatableText.h"

#include <algorithm>

namespace gainsay {

namespace {

// Numbers the names that are used, in their order; unused ones get no number.
template <class Used> std::vector<int> renumber(const QStringList &names, Used isUsed, QStringList &kept)
{
    std::vector<int> numbers(static_cast<size_t>(names.size()), -1);
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (!isUsed(i))
            continue;
        numbers[static_cast<size_t>(i)] = static_cast<int>(kept.size());
        kept.append(names[i]);
    }
    return numbers;
}

}  // namespace

std::vector<qint64> Ratings::itemsWithFewerThan(size_t needed) const
{
    std::vector<qint64> result;
    for (qint64 item = 0; item < itemCount(); ++item) {
        if (of(item).size() < needed)
            result.push_back(item);
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
        {indexOf(item, m_itemIndexes, m_ratings.m_names),
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
            TranslatableText::translate(
                "stats", "line %1: item \"%2\" was already rated by \"%3\" in line %4; keep one of the two")
                .arg(QString::number((twice + 1)->place), m_ratings.m_names[twice->item],
                     m_ratings.m_raters[twice->rating.rater], QString::number(twice->place)));
    }
    m_ratings.m_offsets.assign(m_ratings.m_names.size() + 1, 0);
    m_ratings.m_ratings.reserve(m_entries.size());
    for (const Entry &entry : m_entries) {
        m_ratings.m_ratings.push_back(entry.rating);
        m_ratings.m_offsets[entry.item + 1] = m_ratings.m_ratings.size();
    }
    return std::move(m_ratings);
}

void NumberedRatingsBuilder::startItem(qint64 number)
{
    m_ratings.m_numbers.push_back(number);
    m_ratings.m_offsets.push_back(m_ratings.m_ratings.size());
}

void NumberedRatingsBuilder::add(int rater, int label)
{
    std::vector<Rating> &ratings = m_ratings.m_ratings;
    const auto first = ratings.begin() + static_cast<std::ptrdiff_t>(*(m_ratings.m_offsets.end() - 2));
    const auto place = std::find_if(first, ratings.end(), [&](const Rating &other) { return other.rater > rater; });
    ratings.insert(place, {rater, label});
    m_ratings.m_offsets.back() = ratings.size();
}

void NumberedRatingsBuilder::addRun(const Ratings &from, qint64 begin, qint64 end)
{
    const size_t first = from.m_offsets[static_cast<size_t>(begin)];
    const size_t last = from.m_offsets[static_cast<size_t>(end)];
    const size_t before = m_ratings.m_ratings.size();
    m_ratings.m_numbers.insert(m_ratings.m_numbers.end(), from.m_numbers.begin() + begin, from.m_numbers.begin() + end);
    m_ratings.m_ratings.insert(m_ratings.m_ratings.end(), from.m_ratings.begin() + static_cast<std::ptrdiff_t>(first),
                               from.m_ratings.begin() + static_cast<std::ptrdiff_t>(last));
    for (qint64 item = begin; item < end; ++item)
        m_ratings.m_offsets.push_back(from.m_offsets[static_cast<size_t>(item) + 1] - first + before);
}

Ratings NumberedRatingsBuilder::build(const QStringList &raters, const QStringList &labels) &&
{
    std::vector<char> raterUsed(static_cast<size_t>(raters.size()));
    std::vector<char> labelUsed(static_cast<size_t>(labels.size()));
    for (const Rating &rating : m_ratings.m_ratings) {
        raterUsed[static_cast<size_t>(rating.rater)] = 1;
        labelUsed[static_cast<size_t>(rating.label)] = 1;
    }
    const auto used = [](const std::vector<char> &flags) {
        return [&flags](qsizetype i) { return flags[static_cast<size_t>(i)] != 0; };
    };
    const std::vector<int> raterNumbers = renumber(raters, used(raterUsed), m_ratings.m_raters);
    const std::vector<int> labelNumbers = renumber(labels, used(labelUsed), m_ratings.m_labels);
    if (m_ratings.m_raters.size() == raters.size() && m_ratings.m_labels.size() == labels.size())
        return std::move(m_ratings);
    for (Rating &rating : m_ratings.m_ratings) {
        rating.rater = raterNumbers[static_cast<size_t>(rating.rater)];
        rating.label = labelNumbers[static_cast<size_t>(rating.label)];
    }
    return std::move(m_ratings);
}

}  // namespace gainsay
