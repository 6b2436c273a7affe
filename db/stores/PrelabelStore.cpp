// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/PrelabelStore.h"

#include "core/base/TranslatableText.h"
#include "core/scheme/SpanAnswers.h"
#include "db/engine/Query.h"
#include "db/engine/Values.h"
#include "db/search/ErrorStore.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const QString selectRun =
    u"SELECT r.id, r.model, r.version, r.method, r.parameters, r.origin, r.provider, r.created_at, "
    "(SELECT count(*) FROM prelabels p WHERE p.run_id = r.id) FROM prelabel_runs r "_s;
const QString selectPrelabel = u"SELECT conversation_id, label, details FROM prelabels "_s;

PrelabelRun readRun(const Row &row)
{
    return {row.get<RunId>(0),   row.get<QString>(1), row.get<QString>(2), row.get<QString>(3), row.get<Json>(4),
            row.get<QString>(5), row.get<QString>(6), row.get<qint64>(7),  row.get<qint64>(8)};
}

Json detailsOf(const Prelabel &prelabel)
{
    Json details = Json::object();
    for (auto entry = prelabel.probabilities.cbegin(); entry != prelabel.probabilities.cend(); ++entry)
        details["probabilities"][toUtf8(entry.key())] = entry.value();
    if (!prelabel.reason.isEmpty())
        details["reason"] = toUtf8(prelabel.reason);
    if (prelabel.related)
        details["related"] = *prelabel.related;
    if (!prelabel.provider.isEmpty())
        details["provider"] = toUtf8(prelabel.provider);
    for (const QString &candidate : prelabel.ranking)
        details["ranking"].push_back(toUtf8(candidate));
    for (auto entry = prelabel.scores.cbegin(); entry != prelabel.scores.cend(); ++entry)
        details["scores"][toUtf8(entry.key())] = entry.value();
    if (!prelabel.rationale.isEmpty())
        details["rationale"] = toUtf8(prelabel.rationale);
    for (const PrelabelSample &sample : prelabel.samples) {
        Json one = {{"label", sample.label.isEmpty() ? Json() : Json(toUtf8(sample.label))}};
        if (!sample.rationale.isEmpty())
            one["rationale"] = toUtf8(sample.rationale);
        details["samples"].push_back(std::move(one));
    }
    return details;
}

Prelabel readStored(const Row &row)
{
    return prelabelAt(row, 0);
}

ConversationId readConversationId(const Row &row)
{
    return row.get<ConversationId>(0);
}

// A condition whose value bindBatch() binds, or nothing.
QString inBatch(BatchId batch)
{
    return batch ? u" AND c.batch_id = ?"_s : QString();
}

void bindBatch(Query &query, BatchId batch)
{
    if (batch)
        query.bind(batch);
}

}  // namespace

Prelabel prelabelAt(const Row &row, int first)
{
    const auto stored = readPrelabel(row.get<QString>(first + 1), row.get<Json>(first + 2));
    if (!stored)
        row.reject(stored.error().message);
    Prelabel prelabel = stored.value_or({});
    prelabel.conversation = row.get<ConversationId>(first);
    return prelabel;
}

Result<PrelabelRun> SqlPrelabelStore::findOrAddRun(const PrelabelRun &run)
{
    RETURN_IF_ERROR(
        sql::execute(m_database,
                     u"INSERT INTO prelabel_runs (model, version, method, parameters, origin, provider, created_at) "
                     "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (model, version, method, parameters) DO NOTHING"_s,
                     run.model, run.version, run.method, run.parameters, run.origin, run.provider, run.createdAt));
    ASSIGN_OR_RETURN(
        const auto found,
        sql::one(m_database, selectRun + u"WHERE r.model = ? AND r.version = ? AND r.method = ? AND r.parameters = ?"_s,
                 readRun, run.model, run.version, run.method, run.parameters));
    if (!found)
        return corrupt(TranslatableText::translate("db", "The detector run of %1 was not stored").arg(run.model));
    return *found;
}

Result<PrelabelRun> SqlPrelabelStore::run(RunId id)
{
    ASSIGN_OR_RETURN(const auto found, sql::one(m_database, selectRun + u"WHERE r.id = ?"_s, readRun, id));
    if (!found)
        return notFound(TranslatableText::translate("db", "There is no detector run %1").arg(id.value));
    return *found;
}

Result<QList<PrelabelRun>> SqlPrelabelStore::runs()
{
    return sql::all(m_database, selectRun + u"ORDER BY r.id DESC"_s, readRun);
}

Result<std::optional<PrelabelRun>> SqlPrelabelStore::newestDetectorRun()
{
    return sql::one(
        m_database,
        u"SELECT id, model, version, method, parameters, origin, provider, created_at, 0 FROM prelabel_runs "
        "WHERE origin = 'detector' ORDER BY id DESC LIMIT 1"_s,
        readRun);
}

Result<void> SqlPrelabelStore::removeRun(RunId run)
{
    return m_database.transaction([&]() -> Result<void> {
        for (const QString &table : {u"error_blocks"_s, u"detector_tunings"_s, u"prelabel_spans"_s, u"prelabels"_s}) {
            RETURN_IF_ERROR(sql::execute(m_database, u"DELETE FROM %1 WHERE run_id = ?"_s.arg(table), run));
        }
        return succeeded(sql::execute(m_database, u"DELETE FROM prelabel_runs WHERE id = ?"_s, run));
    });
}

Result<int> SqlPrelabelStore::insert(RunId run, const QList<Prelabel> &prelabels)
{
    Query query(m_database, u"INSERT INTO prelabels (run_id, conversation_id, label, confidence, margin, details) "
                            "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (run_id, conversation_id) DO NOTHING"_s);
    int added = 0;
    qint64 first = std::numeric_limits<qint64>::max();
    qint64 last = 0;
    for (const Prelabel &prelabel : prelabels) {
        query.bind(run, prelabel.conversation, prelabel.label, prelabel.confidence(), prelabel.margin(),
                   detailsOf(prelabel));
        const Result<int> stored = query.run();
        if (!stored)
            return stored;
        added += *stored;
        first = std::min(first, prelabel.conversation.value);
        last = std::max(last, prelabel.conversation.value);
    }
    if (added > 0) {
        RETURN_IF_ERROR(forgetErrorBlocks(m_database, first, last));
    }
    return added;
}

Result<std::optional<Prelabel>> SqlPrelabelStore::prelabel(RunId run, ConversationId conversation)
{
    return sql::one(m_database, selectPrelabel + u"WHERE run_id = ? AND conversation_id = ?"_s, readStored, run,
                    conversation);
}

Result<std::optional<NewestPrelabel>> SqlPrelabelStore::newest(ConversationId conversation)
{
    return sql::one(
        m_database,
        u"SELECT r.id, r.model, r.version, r.method, r.parameters, r.origin, r.provider, r.created_at, 0, "
        "p.conversation_id, p.label, p.details FROM prelabel_runs r JOIN prelabels p ON p.run_id = r.id "
        "WHERE p.conversation_id = ? AND p.label <> '' AND r.origin = 'detector' ORDER BY r.id DESC LIMIT 1"_s,
        [](const Row &row) {
            return NewestPrelabel{readRun(row), prelabelAt(row, 9)};
        },
        conversation);
}

Result<DetectorTuning> SqlPrelabelStore::tuning(RunId run)
{
    ASSIGN_OR_RETURN(const auto found,
                     sql::one(
                         m_database, u"SELECT temperature, threshold FROM detector_tunings WHERE run_id = ?"_s,
                         [](const Row &row) {
                             return DetectorTuning{row.get<double>(0), row.get<std::optional<double>>(1)};
                         },
                         run));
    return found.value_or(DetectorTuning());
}

// What follows from the labels as they were read so far is forgotten with it: the error table's columns, and that there
// was nothing to point at.
Result<void> SqlPrelabelStore::setTuning(RunId run, const DetectorTuning &tuning)
{
    return m_database.transaction([&]() -> Result<void> {
        RETURN_IF_ERROR(sql::execute(m_database,
                                     u"INSERT INTO detector_tunings (run_id, temperature, threshold) "
                                     "VALUES (?, ?, ?) ON CONFLICT (run_id) DO UPDATE SET "
                                     "temperature = excluded.temperature, threshold = excluded.threshold"_s,
                                     run, tuning.temperature, tuning.threshold));
        RETURN_IF_ERROR(sql::execute(m_database, u"DELETE FROM error_blocks WHERE run_id = ?"_s, run));
        return succeeded(
            sql::execute(m_database, u"DELETE FROM prelabel_spans WHERE run_id = ? AND spans = '[]'"_s, run));
    });
}

Result<QList<Prelabel>> SqlPrelabelStore::pageAfter(RunId run, ConversationId after, int limit)
{
    return sql::all(m_database,
                    selectPrelabel + u"WHERE run_id = ? AND conversation_id > ? ORDER BY conversation_id LIMIT ?"_s,
                    readStored, run, after.value, limit);
}

Result<QList<ConversationId>> SqlPrelabelStore::missing(RunId run, ConversationId after, int limit, BatchId batch)
{
    Query query(m_database,
                u"SELECT c.id FROM conversations c WHERE c.id > ?"_s + inBatch(batch) +
                    u" AND NOT EXISTS (SELECT 1 FROM prelabels p WHERE p.run_id = ? AND p.conversation_id = c.id) "
                    "ORDER BY c.id LIMIT ?"_s);
    query.bind(after.value);
    bindBatch(query, batch);
    query.bind(run, limit);
    return sql::all(query, readConversationId);
}

Result<qint64> SqlPrelabelStore::countMissing(RunId run, BatchId batch)
{
    const QString text = u"SELECT count(*) FROM conversations c WHERE NOT EXISTS "
                         "(SELECT 1 FROM prelabels p WHERE p.run_id = ? AND p.conversation_id = c.id)"_s +
                         inBatch(batch);
    return batch ? sql::number(m_database, text, run, batch) : sql::number(m_database, text, run);
}

Result<void> SqlPrelabelStore::insertSpans(RunId run, ConversationId conversation, const QList<Span> &spans)
{
    return succeeded(sql::execute(m_database,
                                  u"INSERT INTO prelabel_spans (run_id, conversation_id, spans) VALUES (?, ?, ?) "
                                  "ON CONFLICT (run_id, conversation_id) DO NOTHING"_s,
                                  run, conversation, spansToJson(spans)));
}

Result<std::optional<QList<Span>>> SqlPrelabelStore::spans(RunId run, ConversationId conversation)
{
    return sql::one(
        m_database, u"SELECT spans FROM prelabel_spans WHERE run_id = ? AND conversation_id = ?"_s,
        [](const Row &row) { return spansFromJson(row.get<Json>(0)); }, run, conversation);
}

Result<QList<ConversationId>> SqlPrelabelStore::missingSpans(RunId run, ConversationId after, int limit, BatchId batch)
{
    Query query(m_database,
                u"SELECT p.conversation_id FROM prelabels p JOIN conversations c ON c.id = p.conversation_id "
                "WHERE p.run_id = ? AND p.conversation_id > ?"_s +
                    inBatch(batch) +
                    u" AND NOT EXISTS (SELECT 1 FROM prelabel_spans s WHERE s.run_id = p.run_id AND "
                    "s.conversation_id = p.conversation_id) ORDER BY p.conversation_id LIMIT ?"_s);
    query.bind(run, after.value);
    bindBatch(query, batch);
    query.bind(limit);
    return sql::all(query, readConversationId);
}

}  // namespace gainsay
