// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/ConversationList.h"

#include "db/ConversationFilterSql.h"
#include "db/ConversationRows.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// Restricts a list to what comes behind the row `after`.
Result<void> startAfter(Database &database, const ConversationQuery &query, ConversationId after, SqlConditions &conditions)
{
    if (!after)
        return {};
    const QString direction = query.descending ? u"<"_s : u">"_s;
    if (query.sort == ConversationSort::Added) {
        conditions.add(u"c.id %1 ?"_s.arg(direction), {toSql(after)});
        return {};
    }
    const QString column = sortColumn(query.sort);
    Query position(database, u"SELECT %1 FROM conversations c WHERE c.id = ?"_s.arg(column));
    position.bind(after);
    const auto found = position.next();
    if (!found)
        return found.error();
    if (!*found)
        return notFound(QCoreApplication::translate("db", "The list has no conversation #%1").arg(after.value));
    conditions.add(u"(%1, c.id) %2 (?, ?)"_s.arg(column, direction),
                   {position.row().get<QVariant>(0), toSql(after)});
    return {};
}

QString orderBy(const ConversationQuery &query)
{
    const QString direction = query.descending ? u" DESC"_s : QString();
    if (query.sort == ConversationSort::Added)
        return u"ORDER BY c.id"_s + direction;
    return u"ORDER BY %1%2, c.id%2"_s.arg(sortColumn(query.sort), direction);
}

}  // namespace

Result<QList<ConversationRow>> listConversations(Database &database, const ConversationQuery &query, ConversationId after,
                                                 int limit)
{
    SqlConditions conditions = filterConditions(query.filter);
    if (const auto started = startAfter(database, query, after, conditions); !started)
        return started.error();
    Query rows(database, u"SELECT %1 FROM conversations c %2%3 LIMIT ?"_s.arg(conversationRowColumns, conditions.where(),
                                                                            orderBy(query)));
    for (const QVariant &value : std::as_const(conditions.values))
        rows.add(value);
    rows.bind(limit);
    QList<ConversationRow> page;
    for (;;) {
        const auto more = rows.next();
        if (!more)
            return more.error();
        if (!*more)
            return page;
        page.append(readConversationRow(rows.row()));
    }
}

Result<qint64> countConversations(Database &database, const ConversationFilter &filter)
{
    const SqlConditions conditions = filterConditions(filter);
    Query query(database, u"SELECT COUNT(*) FROM conversations c "_s + conditions.where());
    for (const QVariant &value : conditions.values)
        query.add(value);
    if (const auto more = query.next(); !more)
        return more.error();
    return query.row().get<qint64>(0);
}

}  // namespace gainsay
