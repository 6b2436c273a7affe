// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/report/ReportStore.h"

#include "core/scheme/Scheme.h"
#include "db/conversations/ConversationRows.h"
#include "db/engine/Query.h"
#include "db/report/RatingColumns.h"
#include "db/report/ReportFilterSql.h"
#include "db/report/ReportTargetSql.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

FinalAnswerCount readFinal(const Row &row)
{
    FinalAnswerCount count;
    count.model = row.get<QString>(0);
    count.method = row.get<QString>(1);
    count.source = resolutionSourceFromString(row.get<QString>(2)).value_or(ResolutionSource::Imported);
    count.removed = row.get<QString>(3);
    count.value = row.get<QString>(4);
    count.count = row.get<qint64>(5);
    return count;
}

// Two halves, each with the filter: settled by people, and imported where people have not settled it.
const QString settledItems = u"FROM conversations c JOIN resolutions r ON r.conversation_id = c.id WHERE "_s;
const QString importedItems = u"FROM conversations c JOIN conversation_texts t ON t.conversation_id = c.id "
                              "WHERE c.source = '' AND c.gold_label <> '' AND t.gold IS NOT NULL AND "_s;

// One row per turn: which conversation, where, the short name of its speaker, its length in code points.
QString turnsSql(Engine engine)
{
    if (engine == Engine::Sqlite) {
        return u"SELECT c.id AS conversation, j.key AS place, lower(substr(j.value ->> '$[0]', 1, 1)) AS speaker, "
               "length(j.value ->> '$[1]') AS points FROM conversations c "
               "JOIN conversation_texts t ON t.conversation_id = c.id, json_each(t.turns) j WHERE %1"_s;
    }
    return u"SELECT c.id AS conversation, j.place AS place, lower(left(j.value ->> 0, 1)) AS speaker, "
           "char_length(j.value ->> 1) AS points FROM conversations c "
           "JOIN conversation_texts t ON t.conversation_id = c.id, "
           "jsonb_array_elements(t.turns::jsonb) WITH ORDINALITY AS j(value, place) WHERE %1"_s;
}

}  // namespace

Result<ConversationId> SqlReportStore::lastConversation()
{
    const Result<qint64> last = sql::number(m_database, u"SELECT COALESCE(MAX(id), 0) FROM conversations"_s);
    return last ? Result<ConversationId>(ConversationId{*last}) : last.error();
}

Result<QStringList> SqlReportStore::models()
{
    return distinctTexts(m_database, u"model"_s);
}

Result<QStringList> SqlReportStore::methods()
{
    return distinctTexts(m_database, u"method"_s);
}

Result<QList<StateCount>> SqlReportStore::states(const ReportFilter &filter)
{
    const ReportFilterSql where(filter);
    Query query(m_database, u"SELECT c.batch_id, c.state, c.removed, COUNT(*) FROM conversations c WHERE %1 "
                            "GROUP BY c.batch_id, c.state, c.removed ORDER BY c.batch_id, c.state, c.removed"_s.arg(
                                where.ofConversations()));
    where.bindConversations(query);
    return sql::all(query, [](const Row &row) {
        return StateCount{row.get<BatchId>(0), row.get<ItemState>(1), row.get<QString>(2), row.get<qint64>(3)};
    });
}

Result<QList<FinalAnswerCount>> SqlReportStore::finalLabels(const ReportFilter &filter)
{
    const ReportFilterSql where(filter);
    Query query(
        m_database,
        u"SELECT c.model, c.method, CASE WHEN c.source <> '' THEN c.source ELSE 'imported' END, c.removed, "
        "CASE WHEN c.source <> '' THEN c.label ELSE c.gold_label END, COUNT(*) FROM conversations c "
        "WHERE %1 AND (c.source <> '' OR c.gold_label <> '') GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5"_s.arg(
            where.ofConversations()));
    where.bindConversations(query);
    return sql::all(query, readFinal);
}

Result<QList<FinalAnswerCount>> SqlReportStore::finalAnswers(const QString &question, const ReportFilter &filter)
{
    const ReportFilterSql where(filter);
    const Engine engine = m_database.engine();
    Query query(
        m_database,
        u"SELECT c.model, c.method, c.source, c.removed, %1, COUNT(*) "_s.arg(jsonFieldSql(engine, u"r.answers"_s)) +
            settledItems + where.ofConversations() +
            u" GROUP BY 1, 2, 3, 4, 5 UNION ALL "
            "SELECT c.model, c.method, 'imported', c.removed, %1, COUNT(*) "_s.arg(jsonFieldSql(engine, u"t.gold"_s)) +
            importedItems + where.ofConversations() + u" GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5"_s);
    for (int half = 0; half < 2; ++half) {
        bindJsonField(query, engine, question);
        where.bindConversations(query);
    }
    return sql::all(query, [](const Row &row) {
        FinalAnswerCount count = readFinal(row);
        count.value = row.isNull(4) ? QString() : answerText(row.get<Json>(4));
        return count;
    });
}

Result<QList<RoundCount>> SqlReportStore::roundCounts(const ReportFilter &filter)
{
    const ReportFilterSql where(filter);
    Query query(m_database, u"SELECT i.round_id, COUNT(*), SUM(CASE WHEN i.verdict = 'pass' THEN 1 ELSE 0 END), "
                            "SUM(CASE WHEN i.verdict = 'fail' THEN 1 ELSE 0 END) FROM spot_items i "
                            "JOIN conversations c ON c.id = i.conversation_id WHERE %1 GROUP BY i.round_id "
                            "ORDER BY i.round_id"_s.arg(where.ofConversations()));
    where.bindConversations(query);
    return sql::all(query, [](const Row &row) {
        return RoundCount{row.get<RoundId>(0), {row.get<int>(1), row.get<int>(2), row.get<int>(3)}};
    });
}

Result<ListedConversations> SqlReportStore::conversations(const ReportFilter &filter, const ReportTarget &target,
                                                          int limit)
{
    const ReportFilterSql where(filter);
    const ReportTargetSql behind = reportTargetSql(target, filter, m_database.engine());
    // What agreement is measured on has its period within the answers.
    const bool rated = target.ratings.has_value();
    const QString from =
        u" FROM conversations c WHERE "_s + (rated ? where.ofRatedItems() : where.ofConversations()) + behind.condition;
    const auto bind = [&](Query &query) {
        rated ? where.bindRatedItems(query) : where.bindConversations(query);
        for (const QVariant &value : behind.values)
            query.add(value);
    };
    ListedConversations listed;
    Query count(m_database, u"SELECT COUNT(*)"_s + from);
    bind(count);
    RETURN_IF_ERROR(sql::each(count, [&](const Row &row) { listed.total = row.get<qint64>(0); }));
    Query query(m_database, u"SELECT %1"_s.arg(conversationRowColumns) + from + u" ORDER BY c.id LIMIT ?"_s);
    bind(query);
    query.bind(limit);
    ASSIGN_OR_RETURN(auto rows, sql::all(query, readConversationRow));
    listed.rows = std::move(rows);
    return listed;
}

Result<QList<TurnLength>> SqlReportStore::turnLengths(const ReportFilter &filter)
{
    const ReportFilterSql where(filter);
    const QString inTheSet = u" AND c.removed = '' AND (c.source <> '' OR c.gold_label <> '')"_s;
    Query query(m_database,
                u"SELECT speaker, number, COUNT(*), SUM(points), MIN(place) FROM (SELECT speaker, points, place, "
                "ROW_NUMBER() OVER (PARTITION BY conversation, speaker ORDER BY place) AS number FROM (%1) AS turn) "
                "AS named GROUP BY speaker, number ORDER BY MIN(place), number"_s.arg(
                    turnsSql(m_database.engine()).arg(where.ofConversations() + inTheSet)));
    where.bindConversations(query);
    return sql::all(query, [](const Row &row) {
        const QString speaker = row.get<QString>(0);
        return TurnLength{(speaker.isEmpty() ? u"t"_s : speaker) + QString::number(row.get<int>(1)), row.get<qint64>(2),
                          row.get<qint64>(3)};
    });
}

}  // namespace gainsay
