// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/conversations/ConversationList.h"

#include "core/base/TranslatableText.h"
#include "db/conversations/ConversationRows.h"
#include "db/engine/IdSet.h"

#include <QHash>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// Up to so many results of a search are handed to the engine to filter and sort; of more, enough are met soon
// when the list is walked in its order.
constexpr size_t fewCandidates = 4000;
constexpr int largestStep = 20'000;
// Up to so many rows of a filter are quickly sorted; of more, the order of the list is walked.
constexpr int fewMatches = 3000;

Query &addAll(Query &query, const QVariantList &values)
{
    for (const QVariant &value : values)
        query.add(value);
    return query;
}

}  // namespace

ConversationList::ConversationList(Database &database, ConversationQuery query)
    : m_database(database), m_query(std::move(query)), m_search(m_query.filter.text), m_index(database)
{
}

QString ConversationList::orderBy() const
{
    const QString direction = m_query.descending ? u" DESC"_s : QString();
    if (m_query.sort == ConversationSort::Added)
        return u"ORDER BY c.id"_s + direction;
    return u"ORDER BY %1%2, c.id%2"_s.arg(sortColumn(m_query.sort), direction);
}

// PostgreSQL knows how common a value is, SQLite is told here.
Result<FilterIndexes> ConversationList::indexUse()
{
    const SqlConditions conditions = filterConditions(m_query.filter);
    if (m_database.engine() != Engine::Sqlite || m_query.sort == ConversationSort::Added ||
        conditions.conditions.isEmpty())
        return FilterIndexes::Use;
    Query query(m_database,
                u"SELECT COUNT(*) FROM (SELECT 1 FROM conversations c %1LIMIT ?)"_s.arg(conditions.where()));
    ASSIGN_OR_RETURN(const auto counted, sql::all(addAll(query, conditions.values).bind(fewMatches),
                                                  [](const Row &row) { return row.get<int>(0); }));
    return counted.first() < fewMatches ? FilterIndexes::Use : FilterIndexes::Avoid;
}

// The filter, restricted to what comes behind the row `after`.
Result<SqlConditions> ConversationList::conditionsAfter(ConversationId after)
{
    ASSIGN_OR_RETURN(const auto indexes, indexUse());
    SqlConditions conditions = filterConditions(m_query.filter, indexes);
    if (!after)
        return conditions;
    const QString direction = m_query.descending ? u"<"_s : u">"_s;
    if (m_query.sort == ConversationSort::Added) {
        conditions.add(u"c.id %1 ?"_s.arg(direction), {toSql(after)});
        return conditions;
    }
    const QString column = sortColumn(m_query.sort);
    ASSIGN_OR_RETURN(const auto position,
                     sql::one(
                         m_database, u"SELECT %1 FROM conversations c WHERE c.id = ?"_s.arg(column),
                         [](const Row &row) { return row.get<QVariant>(0); }, after));
    if (!position)
        return notFound(TranslatableText::translate("db", "The list has no conversation #%1").arg(after.value));
    conditions.add(u"(%1, c.id) %2 (?, ?)"_s.arg(column, direction), {*position, toSql(after)});
    return conditions;
}

Result<QList<ConversationRow>> ConversationList::rows(ConversationId after, int limit)
{
    if (!m_search.isEmpty()) {
        const auto ids = searchAfter(after, limit);
        return ids ? rowsOf(*ids) : Result<QList<ConversationRow>>(ids.error());
    }
    ASSIGN_OR_RETURN(const auto conditions, conditionsAfter(after));
    Query query(m_database, u"SELECT %1 FROM conversations c %2%3 LIMIT ?"_s.arg(conversationRowColumns,
                                                                                 conditions.where(), orderBy()));
    return sql::all(addAll(query, conditions.values).bind(limit), readConversationRow);
}

// Ids of the filtered list in its order; only those in `within` unless that is empty.
Result<QList<ConversationId>> ConversationList::idsAfter(ConversationId after, int limit,
                                                         const std::vector<qint64> &within)
{
    ASSIGN_OR_RETURN(auto conditions, conditionsAfter(after));
    if (!within.empty())
        conditions.add(u"c.id IN %1"_s.arg(idSet(m_database)), {idSetValue(m_database, within)});
    Query query(m_database, u"SELECT c.id FROM conversations c %1%2 LIMIT ?"_s.arg(conditions.where(), orderBy()));
    return sql::all(addAll(query, conditions.values).bind(limit),
                    [](const Row &row) { return row.get<ConversationId>(0); });
}

Result<QList<ConversationId>> ConversationList::searchAfter(ConversationId after, int limit)
{
    QList<ConversationId> found;
    ASSIGN_OR_RETURN(const auto candidates, m_index.candidates(m_search));
    if (candidates.empty())
        return found;
    const bool few = candidates.size() <= fewCandidates;
    int step = std::min(limit, largestStep);
    for (ConversationId position = after; found.size() < limit; step = std::min(step * 4, largestStep)) {
        auto ids = idsAfter(position, step, few ? candidates : std::vector<qint64>());
        if (!ids)
            return ids;
        const bool last = ids->size() < step;
        if (!ids->isEmpty())
            position = ids->last();
        if (!few)
            ids->removeIf(
                [&](ConversationId id) { return !std::binary_search(candidates.begin(), candidates.end(), id.value); });
        if (!m_search.isDecidedByGrams()) {
            ids = m_index.keepMatching(m_search, *ids);
            if (!ids)
                return ids;
        }
        found += ids->mid(0, limit - found.size());
        if (last)
            break;
    }
    return found;
}

Result<QList<ConversationRow>> ConversationList::rowsOf(const QList<ConversationId> &ids)
{
    const auto rows = sql::all(
        m_database, u"SELECT %1 FROM conversations c WHERE c.id IN %2"_s.arg(conversationRowColumns, idSet(m_database)),
        readConversationRow, idSetValue(m_database, ids));
    if (!rows)
        return rows;
    QHash<ConversationId, ConversationRow> byId;
    for (const ConversationRow &row : *rows)
        byId.insert(row.id, row);
    QList<ConversationRow> ordered;
    for (const ConversationId id : ids)
        ordered.append(byId.value(id));
    return ordered;
}

Result<qint64> ConversationList::count()
{
    if (!m_search.isEmpty()) {
        const auto ids = searchAfter({}, std::numeric_limits<int>::max());
        return ids ? Result<qint64>(ids->size()) : ids.error();
    }
    const SqlConditions conditions = filterConditions(m_query.filter);
    Query query(m_database, u"SELECT COUNT(*) FROM conversations c "_s + conditions.where());
    const auto counted = sql::all(addAll(query, conditions.values), [](const Row &row) { return row.get<qint64>(0); });
    return counted ? Result<qint64>(counted->first()) : counted.error();
}

}  // namespace gainsay
