// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/RatingStore.h"

#include "core/scheme/Scheme.h"
#include "db/IdSet.h"
#include "db/Query.h"
#include "db/ReportFilterSql.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const QString answersInForce =
    u"FROM slots s JOIN annotations a ON a.id = s.annotation_id JOIN conversations c ON c.id = s.conversation_id "
    "WHERE s.purpose = 0 AND "_s;
const QString firstAnswers = u"FROM slots s JOIN annotations a ON a.conversation_id = s.conversation_id AND a.user_id "
                             u"= s.user_id AND a.revision = 1 "
                             "JOIN conversations c ON c.id = s.conversation_id WHERE s.purpose = 0 AND "_s;

// Few different answers are given many times: each is parsed once.
class AnswerTexts {
public:
    const QString &of(const Row &row, int column)
    {
        const QString json = row.get<QString>(column);
        auto known = m_texts.find(json);
        if (known == m_texts.end())
            known = m_texts.insert(json, answerText(row.get<Json>(column)));
        return *known;
    }

private:
    QHash<QString, QString> m_texts;
};

}  // namespace

Result<void> SqlRatingStore::ratings(const QString &question, bool isGoldQuestion, RatingMoment moment,
                                     const ReportFilter &filter, const std::function<void(const RatingRow &)> &visit)
{
    const ReportFilterSql where(filter);
    const Engine engine = m_database.engine();
    const QString answer = isGoldQuestion ? u"a.label"_s : jsonFieldSql(engine, u"a.answers"_s);
    Query query(m_database,
                u"SELECT s.conversation_id, a.user_id, %1, c.batch_id, c.model, c.method, a.created_at "_s.arg(answer) +
                    (moment == RatingMoment::First ? firstAnswers : answersInForce) + where.ofAnswers() +
                    u" ORDER BY s.conversation_id, s.number"_s);
    if (!isGoldQuestion)
        bindJsonField(query, engine, question);
    where.bindAnswers(query);
    AnswerTexts texts;
    return sql::each(query, [&](const Row &row) {
        if (row.isNull(2))
            return;
        visit({row.get<ConversationId>(0), row.get<UserId>(1), isGoldQuestion ? row.get<QString>(2) : texts.of(row, 2),
               row.get<BatchId>(3), row.get<QString>(4), row.get<QString>(5), row.get<qint64>(6)});
    });
}

Result<QList<RaterTotals>> SqlRatingStore::totals(const ReportFilter &filter)
{
    const ReportFilterSql where(filter);
    Query query(m_database,
                u"SELECT a.user_id, COUNT(*), SUM(a.revision), SUM(a.active_ms), SUM(a.idle_ms), MIN(a.created_at), "
                "MAX(a.created_at), SUM(CASE WHEN a.prelabel_shown = 1 THEN 1 ELSE 0 END), "
                "SUM(CASE WHEN a.prelabel_shown = 1 AND a.prelabel_followed = 1 THEN 1 ELSE 0 END) "_s +
                    answersInForce + where.ofAnswers() + u" GROUP BY a.user_id ORDER BY a.user_id"_s);
    where.bindAnswers(query);
    return sql::all(query, [](const Row &row) {
        return RaterTotals{row.get<UserId>(0), row.get<qint64>(1), row.get<qint64>(2),
                           row.get<qint64>(3), row.get<qint64>(4), row.get<qint64>(5),
                           row.get<qint64>(6), row.get<qint64>(7), row.get<qint64>(8)};
    });
}

Result<QList<RaterConfusion>> SqlRatingStore::confusion(bool imported, const ReportFilter &filter)
{
    const ReportFilterSql where(filter);
    const QString truth = imported ? u"c.gold_label"_s : u"c.label"_s;
    const QString known = imported ? u" AND c.gold_label <> ''"_s : u" AND c.source <> '' AND c.label <> ''"_s;
    Query query(m_database, u"SELECT a.user_id, a.label, %1, COUNT(*) "_s.arg(truth) + answersInForce +
                                where.ofAnswers() + known +
                                u" AND a.label IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3"_s);
    where.bindAnswers(query);
    return sql::all(query, [](const Row &row) {
        return RaterConfusion{row.get<UserId>(0), row.get<QString>(1), row.get<QString>(2), row.get<qint64>(3)};
    });
}

Result<void> SqlRatingStore::moments(const ReportFilter &filter, const std::function<void(const WorkMoment &)> &visit)
{
    const ReportFilterSql where(filter);
    Query query(m_database,
                u"SELECT a.user_id, a.conversation_id, a.created_at, a.active_ms, a.prelabel_ms, "
                "CASE WHEN c.source = '' THEN NULL WHEN COALESCE(a.label, '') = c.label THEN 1 ELSE 0 END "_s +
                    answersInForce + where.ofAnswers() + u" ORDER BY a.user_id, a.created_at, a.id"_s);
    where.bindAnswers(query);
    return sql::each(query, [&](const Row &row) {
        visit({row.get<UserId>(0), row.get<ConversationId>(1), row.get<qint64>(2), row.get<qint64>(3),
               row.get<std::optional<qint64>>(4), row.get<std::optional<bool>>(5)});
    });
}

// Per person, since that is how answers are ordered by time.
Result<qint64> SqlRatingStore::lastAnswerAt()
{
    return sql::number(m_database,
                       u"SELECT COALESCE(MAX(newest), 0) FROM (SELECT (SELECT MAX(a.created_at) FROM annotations a "
                       "WHERE a.user_id = u.id) AS newest FROM users u) AS people"_s);
}

Result<QList<WorkDay>> SqlRatingStore::workDays(qint64 sinceMs, qint64 utcOffsetMs)
{
    return sql::all(
        m_database,
        u"SELECT a.user_id, c.batch_id, (a.created_at + ?) / 86400000, COUNT(*), SUM(a.active_ms), "
        "SUM(CASE WHEN a.active_ms > 0 THEN 1 ELSE 0 END) FROM users u JOIN annotations a ON a.user_id = u.id AND "
        "a.created_at >= ? JOIN conversations c ON c.id = a.conversation_id WHERE a.revision = 1 "
        "GROUP BY 1, 2, 3 ORDER BY 1, 2, 3"_s,
        [](const Row &row) {
            return WorkDay{row.get<UserId>(0), row.get<BatchId>(1), row.get<qint64>(2),
                           row.get<qint64>(3), row.get<qint64>(4),  row.get<qint64>(5)};
        },
        utcOffsetMs, sinceMs);
}

Result<QList<ConversationId>> SqlRatingStore::differing(const ReportFilter &filter)
{
    const ReportFilterSql where(filter);
    Query query(m_database, u"SELECT s.conversation_id "_s + answersInForce + where.ofAnswers() +
                                u" GROUP BY s.conversation_id HAVING COUNT(DISTINCT COALESCE(a.label, '')) > 1 "
                                "ORDER BY s.conversation_id"_s);
    where.bindAnswers(query);
    return sql::all(query, [](const Row &row) { return row.get<ConversationId>(0); });
}

Result<QList<ItemAnswer>> SqlRatingStore::answersOn(const QList<ConversationId> &items)
{
    return sql::all(
        m_database,
        u"SELECT s.conversation_id, s.user_id, a.answers FROM slots s JOIN annotations a ON a.id = s.annotation_id "
        "WHERE s.conversation_id IN %1 ORDER BY s.conversation_id, s.user_id"_s.arg(idSet(m_database)),
        [](const Row &row) {
            return ItemAnswer{row.get<ConversationId>(0), row.get<UserId>(1), row.get<Json>(2)};
        },
        idSetValue(m_database, items));
}

Result<QList<RaterVerdicts>> SqlRatingStore::verdicts(const ReportFilter &filter)
{
    const ReportFilterSql where(filter);
    Query query(m_database,
                u"SELECT a.user_id, COUNT(*), SUM(CASE WHEN i.verdict = 'fail' THEN 1 ELSE 0 END) FROM spot_items i "
                "JOIN slots s ON s.conversation_id = i.conversation_id JOIN annotations a ON a.id = s.annotation_id "
                "JOIN conversations c ON c.id = i.conversation_id WHERE i.verdict IS NOT NULL AND s.purpose = 0 AND %1 "
                "GROUP BY a.user_id ORDER BY a.user_id"_s.arg(where.ofAnswers()));
    where.bindAnswers(query);
    return sql::all(query, [](const Row &row) {
        return RaterVerdicts{row.get<UserId>(0), row.get<qint64>(1), row.get<qint64>(2)};
    });
}

}  // namespace gainsay
