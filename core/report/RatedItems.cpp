// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/RatedItems.h"

#include <QDate>
#include <QDateTime>

#include <algorithm>
#include <limits>

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

// Leaves out the names that no item has; sorts them where their order says nothing yet.
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
        std::sort(order.begin(), order.end(), [&](int a, int b) { return groups.names[a] < groups.names[b]; });
    std::vector<int> places(used.size());
    QStringList names;
    for (const int place : order) {
        places[static_cast<size_t>(place)] = static_cast<int>(names.size());
        names.append(groups.names[place]);
    }
    for (int &place : groups.of)
        place = places[static_cast<size_t>(place)];
    groups.names = names;
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

// Items of two sets, one after the other, under common names.
class ItemMerger {
public:
    explicit ItemMerger(const RatedItems &first, const RatedItems &second) : m_sets{&first, &second}
    {
        for (size_t set = 0; set < 2; ++set) {
            m_raters[set] = placesIn(m_raterNames, m_sets[set]->ratings.raters());
            m_labels[set] = placesIn(m_labelNames, m_sets[set]->ratings.labels());
            for (size_t group = 0; group < agreementGroups; ++group)
                m_places[set][group] = placesIn(m_groups[group].names, m_sets[set]->groups[group].names);
        }
    }

    void add(size_t set, qint64 item)
    {
        const RatedItems &from = *m_sets[set];
        m_builder.startItem(from.ratings.itemNumber(item));
        for (const Rating &rating : from.ratings.of(item))
            m_builder.add(m_raters[set][static_cast<size_t>(rating.rater)],
                          m_labels[set][static_cast<size_t>(rating.label)]);
        for (size_t group = 0; group < agreementGroups; ++group) {
            const int place = from.groups[group].of[static_cast<size_t>(item)];
            m_groups[group].of.push_back(m_places[set][group][static_cast<size_t>(place)]);
        }
    }

    RatedItems finish() &&
    {
        for (size_t group = 0; group < agreementGroups; ++group)
            tidyNames(m_groups[group], group == static_cast<size_t>(AgreementGroup::Week));
        return {std::move(m_builder).build(m_raterNames, m_labelNames), std::move(m_groups)};
    }

private:
    std::array<const RatedItems *, 2> m_sets;
    std::array<std::vector<int>, 2> m_raters;
    std::array<std::vector<int>, 2> m_labels;
    std::array<std::array<std::vector<int>, agreementGroups>, 2> m_places;
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

std::vector<Ratings> RatedItems::split(AgreementGroup group) const
{
    const ItemGroups &parted = by(group);
    std::vector<NumberedRatingsBuilder> builders(static_cast<size_t>(parted.names.size()));
    for (qint64 item = 0; item < ratings.itemCount(); ++item) {
        NumberedRatingsBuilder &builder = builders[static_cast<size_t>(parted.of[static_cast<size_t>(item)])];
        builder.startItem(ratings.itemNumber(item));
        for (const Rating &rating : ratings.of(item))
            builder.add(rating.rater, rating.label);
    }
    std::vector<Ratings> parts;
    for (NumberedRatingsBuilder &builder : builders)
        parts.push_back(std::move(builder).build(ratings.raters(), ratings.labels()));
    return parts;
}

RatedItemsCollector::RatedItemsCollector(const QHash<UserId, QString> &users, const QHash<BatchId, QString> &batches)
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

void RatedItemsCollector::closeItem()
{
    if (m_current < 0)
        return;
    const int shown = m_item.sawDetector == m_item.raters ? 0 : m_item.sawDetector == 0 ? 1 : 2;
    const int places[] = {m_item.batch, weekOf(m_item.lastAt), m_item.method, m_item.model, shown};
    for (size_t group = 0; group < agreementGroups; ++group)
        m_groups[group].of.push_back(places[group]);
}

RatedItems RatedItemsCollector::finish(const RatingNames &names) &&
{
    closeItem();
    m_groups[static_cast<size_t>(AgreementGroup::Method)].names = names.methods;
    m_groups[static_cast<size_t>(AgreementGroup::Model)].names = names.models;
    for (size_t group = 0; group < agreementGroups; ++group)
        tidyNames(m_groups[group], group == static_cast<size_t>(AgreementGroup::Week));
    return {std::move(m_builder).build(m_raterNames, names.labels), std::move(m_groups)};
}

RatedItems replaceItems(const RatedItems &old, const RatedItems &fresh, const QList<ConversationId> &changed)
{
    std::vector<qint64> gone;
    for (const ConversationId id : changed)
        gone.push_back(id.value);
    std::sort(gone.begin(), gone.end());
    ItemMerger merger(old, fresh);
    qint64 next = 0;
    const auto addFreshBelow = [&](qint64 number) {
        for (; next < fresh.ratings.itemCount() && fresh.ratings.itemNumber(next) < number; ++next)
            merger.add(1, next);
    };
    for (qint64 item = 0; item < old.ratings.itemCount(); ++item) {
        const qint64 number = old.ratings.itemNumber(item);
        addFreshBelow(number);
        if (!std::binary_search(gone.begin(), gone.end(), number))
            merger.add(0, item);
    }
    addFreshBelow(std::numeric_limits<qint64>::max());
    return std::move(merger).finish();
}

}  // namespace gainsay
