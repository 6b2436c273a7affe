// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/RatedItems.h"

#include <QDate>
#include <QDateTime>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

const QString groupShown = u"shown"_s;
const QString groupHidden = u"hidden"_s;
const QString groupMixed = u"mixed"_s;

namespace {

constexpr qint64 dayMs = 86'400'000;

template <class Key> QList<std::pair<qint64, QString>> sortedByNumber(const QHash<Key, QString> &names)
{
    QList<std::pair<qint64, QString>> list;
    for (const auto &[key, name] : names.asKeyValueRange())
        list.append({key.value, name});
    std::sort(list.begin(), list.end());
    return list;
}

// Weeks and distances have an order of their own.
bool isOrdered(size_t group)
{
    return group == static_cast<size_t>(AgreementGroup::Week) || group == static_cast<size_t>(AgreementGroup::Distance);
}

// Leaves out the names that no item has; sorts them where their order says nothing yet: numbers by size.
void tidyNames(ItemGroups &groups, bool sorted)
{
    std::vector<char> used(static_cast<size_t>(groups.names.size()));
    for (const int place : groups.of)
        used[static_cast<size_t>(place)] = 1;
    std::vector<int> order;
    for (int place = 0; place < groups.names.size(); ++place) {
        if (used[static_cast<size_t>(place)])
            order.push_back(place);
    }
    if (sorted)
        std::sort(order.begin(), order.end(), [&](int a, int b) {
            const QString &one = groups.names[a];
            const QString &other = groups.names[b];
            return std::pair(one.size(), one) < std::pair(other.size(), other);
        });
    std::vector<int> places(used.size());
    QStringList names;
    bool moved = false;
    for (const int place : order) {
        moved = moved || place != static_cast<int>(names.size());
        places[static_cast<size_t>(place)] = static_cast<int>(names.size());
        names.append(groups.names[place]);
    }
    groups.names = names;
    if (!moved)
        return;
    for (int &place : groups.of)
        place = places[static_cast<size_t>(place)];
}

// Places of `names` in `all`, which grows by those that it lacks.
std::vector<int> placesIn(QStringList &all, const QStringList &names)
{
    std::vector<int> places;
    for (const QString &name : names) {
        qsizetype place = all.indexOf(name);
        if (place < 0) {
            place = all.size();
            all.append(name);
        }
        places.push_back(static_cast<int>(place));
    }
    return places;
}

// Puts items of two sets together under common names. Those of the first keep their numbers, since its names come
// first: whole runs of its items are copied as they are.
class ItemMerger {
public:
    ItemMerger(const RatedItems &first, const RatedItems &second)
        : m_first(first), m_second(second), m_raterNames(first.ratings.raters()), m_labelNames(first.ratings.labels())
    {
        m_raters = placesIn(m_raterNames, second.ratings.raters());
        m_labels = placesIn(m_labelNames, second.ratings.labels());
        for (size_t group = 0; group < agreementGroups; ++group) {
            m_groups[group].names = first.groups[group].names;
            m_groups[group].of.reserve(first.groups[group].of.size() + second.groups[group].of.size());
            m_places[group] = placesIn(m_groups[group].names, second.groups[group].names);
        }
    }

    // Items begin … end of the first set.
    void addRun(qint64 begin, qint64 end)
    {
        m_builder.addRun(m_first.ratings, begin, end);
        for (size_t group = 0; group < agreementGroups; ++group) {
            const std::vector<int> &from = m_first.groups[group].of;
            m_groups[group].of.insert(m_groups[group].of.end(), from.begin() + begin, from.begin() + end);
        }
    }

    // One item of the second.
    void add(qint64 item)
    {
        m_builder.startItem(m_second.ratings.itemNumber(item));
        for (const Rating &rating : m_second.ratings.of(item))
            m_builder.add(m_raters[static_cast<size_t>(rating.rater)], m_labels[static_cast<size_t>(rating.label)]);
        for (size_t group = 0; group < agreementGroups; ++group) {
            const int place = m_second.groups[group].of[static_cast<size_t>(item)];
            m_groups[group].of.push_back(m_places[group][static_cast<size_t>(place)]);
        }
    }

    RatedItems finish() &&
    {
        for (size_t group = 0; group < agreementGroups; ++group)
            tidyNames(m_groups[group], isOrdered(group));
        return {std::move(m_builder).build(m_raterNames, m_labelNames), std::move(m_groups)};
    }

private:
    const RatedItems &m_first;
    const RatedItems &m_second;
    std::vector<int> m_raters;  // of the second
    std::vector<int> m_labels;
    std::array<std::vector<int>, agreementGroups> m_places;
    QStringList m_raterNames;
    QStringList m_labelNames;
    std::array<ItemGroups, agreementGroups> m_groups;
    NumberedRatingsBuilder m_builder;
};

}  // namespace

QString weekName(qint64 atMs)
{
    int year = 0;
    const int week = QDateTime::fromMSecsSinceEpoch(atMs, Qt::UTC).date().weekNumber(&year);
    return u"%1-W%2"_s.arg(QString::number(year), QString::number(week).rightJustified(2, u'0'));
}

qint64 weekStart(const QString &name)
{
    const int year = name.section(u"-W"_s, 0, 0).toInt();
    const int week = name.section(u"-W"_s, 1).toInt();
    // 4 January is always in week 1.
    const QDate anchor(year, 1, 4);
    const QDate monday = anchor.addDays(1 - anchor.dayOfWeek() + 7 * (week - 1));
    return QDateTime(monday, QTime(0, 0), Qt::UTC).toMSecsSinceEpoch();
}

RatedItemsCollector::RatedItemsCollector(const QHash<UserId, QString> &users, const QHash<BatchId, QString> &batches,
                                         const QHash<ConversationId, int> &distances)
    : m_distances(distances)
{
    for (const auto &[id, name] : sortedByNumber(users)) {
        m_raters.insert(id, static_cast<int>(m_raterNames.size()));
        m_raterNames.append(name);
    }
    QStringList &batchNames = m_groups[static_cast<size_t>(AgreementGroup::Batch)].names;
    for (const auto &[id, name] : sortedByNumber(batches)) {
        m_batches.insert(id, static_cast<int>(batchNames.size()));
        batchNames.append(name);
    }
    m_groups[static_cast<size_t>(AgreementGroup::Shown)].names = {groupShown, groupHidden, groupMixed};
    int farthest = 0;
    for (const int distance : distances)
        farthest = std::max(farthest, distance);
    QStringList &distanceNames = m_groups[static_cast<size_t>(AgreementGroup::Distance)].names;
    distanceNames.append(QString());
    for (int distance = 1; distance <= farthest; ++distance)
        distanceNames.append(QString::number(distance));
}

void RatedItemsCollector::add(const RatingRow &row)
{
    if (row.conversation.value != m_current) {
        closeItem();
        m_current = row.conversation.value;
        m_builder.startItem(m_current);
        m_item = {0, m_batches.value(row.batch.value), row.model, row.method, 0, 0};
    }
    m_builder.add(m_raters.value(row.user.value), row.label);
    m_item.lastAt = std::max(m_item.lastAt, row.at);
    ++m_item.raters;
    m_item.sawDetector += row.shown ? 1 : 0;
}

int RatedItemsCollector::weekOf(qint64 atMs)
{
    const auto known = m_weeks.constFind(atMs / dayMs);
    if (known != m_weeks.constEnd())
        return *known;
    QStringList &names = m_groups[static_cast<size_t>(AgreementGroup::Week)].names;
    const int place = placesIn(names, {weekName(atMs)}).front();
    m_weeks.insert(atMs / dayMs, place);
    return place;
}

// A mark behind the judged utterance is no earlier one.
int RatedItemsCollector::distancePlace() const
{
    return m_distances.isEmpty() ? 0 : std::max(0, m_distances.value(ConversationId{m_current}));
}

void RatedItemsCollector::closeItem()
{
    if (m_current < 0)
        return;
    const int shown = m_item.sawDetector == m_item.raters ? 0 : m_item.sawDetector == 0 ? 1 : 2;
    const int places[] = {m_item.batch, weekOf(m_item.lastAt), m_item.method, m_item.model, distancePlace(), shown};
    for (size_t group = 0; group < agreementGroups; ++group)
        m_groups[group].of.push_back(places[group]);
}

RatedItems RatedItemsCollector::finish(const RatingNames &names) &&
{
    closeItem();
    m_groups[static_cast<size_t>(AgreementGroup::Method)].names = names.methods;
    m_groups[static_cast<size_t>(AgreementGroup::Model)].names = names.models;
    for (size_t group = 0; group < agreementGroups; ++group)
        tidyNames(m_groups[group], isOrdered(group));
    return {std::move(m_builder).build(m_raterNames, names.labels), std::move(m_groups)};
}

RatedItems replaceItems(const RatedItems &old, const RatedItems &fresh, const QList<ConversationId> &changed)
{
    std::vector<qint64> gone;
    for (const ConversationId id : changed)
        gone.push_back(id.value);
    std::sort(gone.begin(), gone.end());
    ItemMerger merger(old, fresh);
    qint64 kept = 0;  // items of `old` before this one are dealt with
    qint64 next = 0;  // the same of `fresh`
    for (const qint64 number : gone) {
        const qint64 place = old.ratings.placeOf(number);
        merger.addRun(kept, place);
        kept = place;
        if (kept < old.ratings.itemCount() && old.ratings.itemNumber(kept) == number)
            ++kept;
        if (next < fresh.ratings.itemCount() && fresh.ratings.itemNumber(next) == number)
            merger.add(next++);
    }
    merger.addRun(kept, old.ratings.itemCount());
    return std::move(merger).finish();
}

}  // namespace gainsay
