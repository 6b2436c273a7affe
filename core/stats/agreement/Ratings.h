// SPDX-License-Identifier: GPL-3.0-or-later
// Who gave which item which label, as numbers: three names tables and one compact list per item.
// Labels, items and raters are told apart by the identity of their text; nothing is normalised or case-folded.
#pragma once

#include "core/base/Result.h"

#include <QHash>
#include <QStringList>

#include <algorithm>
#include <span>
#include <vector>

namespace gainsay {

struct Rating {
    int rater = 0;
    int label = 0;

    friend bool operator==(const Rating &, const Rating &) = default;
};

class Ratings {
public:
    const QStringList &raters() const { return m_raters; }
    const QStringList &labels() const { return m_labels; }

    qint64 itemCount() const { return static_cast<qint64>(m_offsets.size()) - 1; }
    // Items of a file have names, those of a project are known by number.
    QString itemName(qint64 item) const
    {
        return m_names.isEmpty() ? QString::number(m_numbers[static_cast<size_t>(item)]) : m_names[item];
    }
    qint64 itemNumber(qint64 item) const { return m_numbers.empty() ? item : m_numbers[static_cast<size_t>(item)]; }
    // The first item that is not numbered below `number`; items of a project come in the order of their numbers.
    qint64 placeOf(qint64 number) const
    {
        return std::lower_bound(m_numbers.begin(), m_numbers.end(), number) - m_numbers.begin();
    }
    // The ratings of one item, ordered by rater; who did not rate it is not in it.
    std::span<const Rating> of(qint64 item) const
    {
        return {m_ratings.data() + m_offsets[item], m_ratings.data() + m_offsets[item + 1]};
    }
    // Items with fewer than `needed` ratings, in order: what the measures leave out.
    std::vector<qint64> itemsWithFewerThan(size_t needed) const;

private:
    friend class RatingsBuilder;
    friend class NumberedRatingsBuilder;

    QStringList m_names;
    std::vector<qint64> m_numbers;
    QStringList m_raters;
    QStringList m_labels;
    std::vector<size_t> m_offsets = {0};
    std::vector<Rating> m_ratings;
};

class RatingsBuilder {
public:
    // `place` is where the rating stands in its source (a line number); it is named if the rating is refused.
    void add(const QString &item, const QString &rater, const QString &label, qint64 place = 0);

    // An item rated twice by one rater is refused: which of the two counts is not ours to guess.
    Result<Ratings> build() &&;

private:
    struct Entry {
        int item;
        Rating rating;
        qint64 place;
    };

    static int indexOf(const QString &name, QHash<QString, int> &indexes, QStringList &names);
    void sortByItem();

    QHash<QString, int> m_itemIndexes;
    QHash<QString, int> m_raterIndexes;
    QHash<QString, int> m_labelIndexes;
    std::vector<Entry> m_entries;
    Ratings m_ratings;
};

// For items that are known by number and come one after the other, with raters and labels as numbers already.
class NumberedRatingsBuilder {
public:
    void startItem(qint64 number);
    // Of the item that was started last; nobody rates it twice.
    void add(int rater, int label);
    // Items begin … end of another set with their ratings, whose numbers mean the same here.
    void addRun(const Ratings &from, qint64 begin, qint64 end);
    qint64 itemCount() const { return static_cast<qint64>(m_ratings.m_numbers.size()); }

    // The names that the numbers stand for; those that nobody used are left out.
    Ratings build(const QStringList &raters, const QStringList &labels) &&;

private:
    Ratings m_ratings;
};

}  // namespace gainsay
