// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/conversations/ConversationFilterSql.h"

#include "db/engine/Query.h"

using namespace Qt::StringLiterals;

namespace gainsay {

void SqlConditions::add(const QString &condition, const QVariantList &bound)
{
    conditions.append(condition);
    values += bound;
}

QString SqlConditions::where() const
{
    return conditions.isEmpty() ? QString() : u"WHERE %1 "_s.arg(conditions.join(u" AND "_s));
}

SqlConditions filterConditions(const ConversationFilter &filter, FilterIndexes indexes)
{
    SqlConditions sql;
    // SQLite takes an index on a plain column only; "+column" is none.
    const QString c = indexes == FilterIndexes::Avoid ? u"+c."_s : u"c."_s;
    const auto equals = [&](const QString &column, const std::optional<QString> &value) {
        if (value)
            sql.add(c + column + u" = ?"_s, {toSql(*value)});
    };
    if (filter.batch)
        sql.add(c + u"batch_id = ?"_s, {toSql(filter.batch)});
    if (filter.purpose)
        sql.add(c + u"purpose = ?"_s, {toSql(*filter.purpose)});
    if (!filter.states.isEmpty()) {
        QVariantList states;
        for (const ItemState state : filter.states)
            states.append(toSql(state));
        sql.add(c + u"state IN (%1)"_s.arg(sql::placeholders(states.size())), states);
    }
    equals(u"label"_s, filter.label);
    equals(u"gold_label"_s, filter.goldLabel);
    equals(u"model"_s, filter.model);
    equals(u"method"_s, filter.method);
    equals(u"removed"_s, filter.removed);
    if (filter.settled)
        sql.add(*filter.settled ? u"c.source <> ''"_s : u"c.source = ''"_s);
    if (filter.minimumLength > 0)
        sql.add(c + u"length >= ?"_s, {toSql(filter.minimumLength)});
    if (!filter.externalIdPrefix.isEmpty())
        sql.add(u"c.external_id >= ? AND c.external_id < ?"_s,
                {filter.externalIdPrefix, filter.externalIdPrefix + QString::fromUcs4(U"\U0010FFFF", 1)});
    return sql;
}

QString sortColumn(ConversationSort sort)
{
    switch (sort) {
    case ConversationSort::ExternalId:
        return u"c.external_id"_s;
    case ConversationSort::Length:
        return u"c.length"_s;
    case ConversationSort::State:
        return u"c.state"_s;
    case ConversationSort::Label:
        return u"c.label"_s;
    case ConversationSort::Model:
        return u"c.model"_s;
    case ConversationSort::Method:
        return u"c.method"_s;
    case ConversationSort::Added:
        break;
    }
    return u"c.id"_s;
}

}  // namespace gainsay
