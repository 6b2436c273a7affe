// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/report/RatingStore.h"

#include "core/base/TranslatableText.h"
#include "core/store/ConversationText.h"
#include "core/store/PrelabelCalibration.h"
#include "db/engine/BulkRows.h"
#include "db/engine/IdSet.h"
#include "db/engine/Query.h"
#include "db/report/RatingColumns.h"
#include "db/report/ReportFilterSql.h"
#include "db/stores/PrelabelStore.h"

#include <map>
#include <tuple>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr qint64 ratingsPerReport = 8192;

const QString answersInForce =
    u"FROM slots s JOIN annotations a ON a.id = s.annotation_id JOIN conversations c ON c.id = s.conversation_id "
    "WHERE s.purpose = 0 AND "_s;
const QString firstAnswers = u"FROM slots s JOIN annotations a ON a.conversation_id = s.conversation_id AND a.user_id "
                             u"= s.user_id AND a.revision = 1 "
                             "JOIN conversations c ON c.id = s.conversation_id WHERE s.purpose = 0 AND "_s;

// Which rows of slots and annotations a moment stands for, and the conversations that are asked for.
QString ratedRows(const Database &database, const RatingRequest &request, const ReportFilterSql &where)
{
    QString text = (request.moment == RatingMoment::First ? firstAnswers : answersInForce) + where.ofRatings();
    if (!request.only.isEmpty())
        text += u" AND s.conversation_id IN "_s + idSet(database);
    return text + u" ORDER BY s.conversation_id, s.number"_s;
}

}  // namespace

// Binds what ratedRows() needs and reads; the first column is the conversation.
Result<void> SqlRatingStore::eachRated(Query &query, const RatingRequest &request, const ReportFilterSql &where,
                                       const std::function<Result<void>(const BulkRow &)> &visit)
{
    where.bindRatings(query);
    if (!request.only.isEmpty())
        query.bind(idSetValue(m_database, request.only));
    Result<qint64> last = 0;
    if (request.progress)
        last = sql::number(m_database, u"SELECT COALESCE(MAX(id), 0) FROM conversations"_s);
    if (!last)
        return last.error();
    Result<void> outcome;
    qint64 rows = 0;
    const Result<void> read = eachBulk(m_database, query, [&](const BulkRow &row) {
        if (request.progress && rows++ % ratingsPerReport == 0) {
            request.progress->report(row.number(0), *last);
            if (request.progress->isCancelled())
                outcome = cancelled(TranslatableText::translate("db", "Reading the answers was stopped."));
        }
        if (outcome)
            outcome = visit(row);
        return outcome.has_value();
    });
    return read ? outcome : read;
}

Result<RatingNames> SqlRatingStore::ratings(const RatingRequest &request,
                                            const std::function<void(const RatingRow &)> &visit)
{
    ASSIGN_OR_RETURN(const auto models, distinctTexts(m_database, u"model"_s));
    ASSIGN_OR_RETURN(const auto methods, distinctTexts(m_database, u"method"_s));
    LabelDictionary labels(request.expected);
    const QStringList known = request.isGoldQuestion ? labels.labels() : QStringList();
    // The text of an answer is fetched only where it is none of the expected ones.
    const QString answer = request.isGoldQuestion
                               ? u"CASE WHEN %1 IS NULL THEN a.label END"_s.arg(placeSql(u"a.label"_s, known))
                               : jsonFieldSql(m_database.engine(), u"a.answers"_s);
    const ReportFilterSql where(request.filter);
    Query query(
        m_database,
        u"SELECT s.conversation_id, a.user_id, %1, %2, c.batch_id, %3, %4, a.created_at, a.prelabel_shown "_s.arg(
            placeSql(u"a.label"_s, known), answer, placeSql(u"c.model"_s, models), placeSql(u"c.method"_s, methods)) +
            ratedRows(m_database, request, where));
    bindPlaces(query, known);
    if (request.isGoldQuestion)
        bindPlaces(query, known);
    else
        bindJsonField(query, m_database.engine(), request.question);
    bindPlaces(query, models);
    bindPlaces(query, methods);
    const Result<void> read = eachRated(query, request, where, [&](const BulkRow &row) -> Result<void> {
        Result<int> label = static_cast<int>(row.number(2));
        if (row.isNull(2)) {
            if (row.isNull(3))
                return {};
            label = request.isGoldQuestion ? labels.numberOf(row.text(3)) : labels.numberOfJson(row.text(3));
        }
        if (!label)
            return label.error();
        visit({ConversationId{row.number(0)}, UserId{row.number(1)}, *label, BatchId{row.number(4)},
               static_cast<int>(row.number(5)), static_cast<int>(row.number(6)), row.number(7), row.number(8) != 0});
        return {};
    });
    if (!read)
        return read.error();
    return RatingNames{labels.labels(), models, methods};
}

// Slots that wait for a second answer hold none, although there was a first.
Result<QList<ConversationId>> SqlRatingStore::amended()
{
    return sql::all(
        m_database,
        u"SELECT conversation_id FROM annotations WHERE revision > 1 UNION SELECT s.conversation_id FROM slots s "
        "WHERE s.annotation_id IS NULL AND s.user_id IS NOT NULL AND EXISTS (SELECT 1 FROM annotations a WHERE "
        "a.conversation_id = s.conversation_id AND a.user_id = s.user_id) ORDER BY 1"_s,
        [](const Row &row) { return row.get<ConversationId>(0); });
}

Result<void> SqlRatingStore::spans(const RatingRequest &request, const std::function<void(const SpanRow &)> &visit)
{
    const ReportFilterSql where(request.filter);
    const QString field = jsonFieldSql(m_database.engine(), u"a.answers"_s);
    Query query(m_database, u"SELECT s.conversation_id, a.user_id, %1, CASE WHEN %1 IS NOT NULL THEN (SELECT t.turns "
                            "FROM conversation_texts t WHERE t.conversation_id = s.conversation_id) END "_s.arg(field) +
                                ratedRows(m_database, request, where));
    bindJsonField(query, m_database.engine(), request.question);
    bindJsonField(query, m_database.engine(), request.question);
    return eachRated(query, request, where, [&](const BulkRow &row) -> Result<void> {
        if (row.isNull(2))
            return {};
        const Result<Json> spans = parseJson(row.text(2).toUtf8());
        const Result<Json> stored = parseJson(row.text(3).toUtf8());
        QList<Utterance> turns;
        if (!spans || !stored || !turnsFromJson(*stored, turns))
            return corrupt(TranslatableText::translate("db", "The database holds a broken value: %1")
                               .arg(u"%1, %2"_s.arg(request.question, QString::number(row.number(0)))));
        SpanRow found{ConversationId{row.number(0)}, UserId{row.number(1)}, *spans, {}};
        for (const Utterance &turn : turns)
            found.lengths.append(int(turn.text.toUcs4().size()));
        visit(found);
        return {};
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
    // What the person's own answer has settled, by agreement or vote, says nothing of the person.
    const QString known =
        imported ? u" AND c.gold_label <> ''"_s : u" AND c.source = 'adjudication' AND c.label <> ''"_s;
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
    Query query(m_database, u"SELECT a.user_id, a.conversation_id, a.created_at, a.active_ms, a.prelabel_ms, "
                            "CASE WHEN c.source = '' THEN NULL WHEN COALESCE(a.label, '') = c.label THEN 1 ELSE 0 END, "
                            "a.prelabel_shown "_s +
                                answersInForce + where.ofAnswers() + u" ORDER BY a.user_id, a.created_at, a.id"_s);
    where.bindAnswers(query);
    return eachBulk(m_database, query, [&](const BulkRow &row) {
        WorkMoment moment{UserId{row.number(0)}, ConversationId{row.number(1)}, row.number(2), row.number(3), {}, {},
                          row.number(6) != 0};
        if (!row.isNull(4))
            moment.prelabelMs = row.number(4);
        if (!row.isNull(5))
            moment.kept = row.number(5) != 0;
        visit(moment);
        return true;
    });
}

// Labels as they were said are counted by the database; with a tuning they follow from probabilities, row by row.
Result<QList<DetectorAnswers>> SqlRatingStore::detectorAnswers(RunId run, const PrelabelCalibration &reading,
                                                               const ReportFilter &filter)
{
    const ReportFilterSql where(filter);
    const QString rows =
        u"FROM prelabels p JOIN slots s ON s.conversation_id = p.conversation_id "
        "JOIN annotations a ON a.id = s.annotation_id JOIN conversations c ON c.id = p.conversation_id "
        "WHERE p.run_id = ? AND s.purpose = 0 AND p.label <> '' AND a.label IS NOT NULL AND "_s +
        where.ofAnswers();
    const QString counted = u"SELECT a.user_id, a.prelabel_shown, a.label, p.label, COUNT(*) "_s + rows +
                            u" GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4"_s;
    const QString single =
        u"SELECT a.user_id, a.prelabel_shown, a.label, p.conversation_id, p.label, p.details "_s + rows;
    Query query(m_database, reading.isIdentity() ? counted : single);
    query.bind(run);
    where.bindAnswers(query);
    if (reading.isIdentity())
        return sql::all(query, [](const Row &row) {
            return DetectorAnswers{row.get<UserId>(0), row.get<bool>(1), row.get<QString>(2), row.get<QString>(3),
                                   row.get<qint64>(4)};
        });
    std::map<std::tuple<UserId, bool, QString, QString>, qint64> counts;
    RETURN_IF_ERROR(sql::each(query, [&](const Row &row) {
        ++counts[{row.get<UserId>(0), row.get<bool>(1), row.get<QString>(2), reading.read(prelabelAt(row, 3)).label}];
    }));
    QList<DetectorAnswers> answers;
    for (const auto &[key, count] : counts)
        answers.append({std::get<0>(key), std::get<1>(key), std::get<2>(key), std::get<3>(key), count});
    return answers;
}

Result<QList<DetectorOutcomes>> SqlRatingStore::detectorOutcomes(RunId run, const PrelabelCalibration &reading,
                                                                 const ReportFilter &filter)
{
    const ReportFilterSql where(filter);
    const QString rows = u"FROM prelabels p JOIN conversations c ON c.id = p.conversation_id "
                         "WHERE p.run_id = ? AND p.label <> '' AND c.source <> '' AND c.label <> '' AND "_s +
                         where.ofConversations();
    const QString counted = u"SELECT c.label, p.label, COUNT(*) "_s + rows + u" GROUP BY 1, 2 ORDER BY 1, 2"_s;
    Query query(m_database,
                reading.isIdentity() ? counted : u"SELECT c.label, p.conversation_id, p.label, p.details "_s + rows);
    query.bind(run);
    where.bindConversations(query);
    if (reading.isIdentity())
        return sql::all(query, [](const Row &row) {
            return DetectorOutcomes{row.get<QString>(0), row.get<QString>(1), row.get<qint64>(2)};
        });
    std::map<std::pair<QString, QString>, qint64> counts;
    RETURN_IF_ERROR(sql::each(query, [&](const Row &row) {
        ++counts[{row.get<QString>(0), reading.read(prelabelAt(row, 1)).label}];
    }));
    QList<DetectorOutcomes> outcomes;
    for (const auto &[labels, count] : counts)
        outcomes.append({labels.first, labels.second, count});
    return outcomes;
}

// Where the first conversations have no marked utterance, none has: a project's data are of one kind. That spares
// reading a million texts in vain.
Result<QHash<ConversationId, int>> SqlRatingStore::distances(const QList<ConversationId> &only)
{
    QHash<ConversationId, int> distances;
    ASSIGN_OR_RETURN(const auto marked,
                     sql::number(m_database, u"SELECT COUNT(related) FROM (SELECT related FROM conversation_texts "
                                             "ORDER BY conversation_id LIMIT 1000) AS beginning"_s));
    if (marked == 0)
        return distances;
    Query query(m_database,
                u"SELECT conversation_id, target - related FROM conversation_texts WHERE related IS NOT NULL"_s +
                    (only.isEmpty() ? QString() : u" AND conversation_id IN "_s + idSet(m_database)));
    if (!only.isEmpty())
        query.bind(idSetValue(m_database, only));
    RETURN_IF_ERROR(eachBulk(m_database, query, [&](const BulkRow &row) {
        distances.insert(ConversationId{row.number(0)}, static_cast<int>(row.number(1)));
        return true;
    }));
    return distances;
}

Result<void> SqlRatingStore::outcomes(const ReportFilter &filter,
                                      const std::function<void(ConversationId, const QString &label)> &visit)
{
    const ReportFilterSql where(filter);
    Query query(m_database,
                u"SELECT c.id, c.label FROM conversations c WHERE c.source <> '' AND %1 ORDER BY c.id"_s.arg(
                    where.ofConversations()));
    where.bindConversations(query);
    return eachBulk(m_database, query, [&](const BulkRow &row) {
        visit(ConversationId{row.number(0)}, row.text(1));
        return true;
    });
}

// Per person, since that is how answers are ordered by time.
Result<QHash<SchemeId, qint64>> SqlRatingStore::answersPerScheme()
{
    ASSIGN_OR_RETURN(const auto rows,
                     sql::all(m_database,
                              u"SELECT a.scheme_id, COUNT(*) FROM slots s JOIN annotations a ON a.id = s.annotation_id "
                              "WHERE s.purpose = 0 GROUP BY a.scheme_id"_s,
                              [](const Row &row) { return std::pair(row.get<SchemeId>(0), row.get<qint64>(1)); }));
    return QHash<SchemeId, qint64>(rows.begin(), rows.end());
}

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
