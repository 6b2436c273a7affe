// SPDX-License-Identifier: GPL-3.0-or-later
// Whole items: read at once, and taken away with what was derived from them and what models said.
#include "core/scheme/SpanAnswers.h"
#include "db/archive/ArchiveStore.h"
#include "db/conversations/ConversationRows.h"
#include "db/engine/IdSet.h"
#include "db/search/ErrorStore.h"
#include "db/search/SearchIndex.h"
#include "db/stores/PrelabelStore.h"
#include "db/stores/ReviewStore.h"
#include "db/stores/WorkStore.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// Rows that speak of a conversation: who has one of them was touched by somebody.
const QStringList &tablesOfWork()
{
    static const QStringList tables{
        u"slots"_s,      u"annotations"_s, u"decisions"_s,        u"gold_items"_s, u"training_answers"_s,
        u"spot_items"_s, u"marks"_s,       u"drafts"_s,           u"edits"_s,      u"comments"_s,
        u"messages"_s,   u"error_tags"_s,  u"contrastive_pairs"_s};
    return tables;
}

PrelabelWithSpans readSaid(const Row &row)
{
    PrelabelWithSpans said;
    said.run = {row.get<RunId>(0),   row.get<QString>(1), row.get<QString>(2),
                row.get<QString>(3), row.get<Json>(4),    row.get<QString>(5),
                row.get<QString>(6), row.get<qint64>(7),  0};
    said.prelabel = prelabelAt(row, 8);
    if (!row.isNull(11))
        said.spans = spansFromJson(row.get<Json>(11));
    return said;
}

AuditRow readTrailRow(const Row &row)
{
    return {row.get<qint64>(0),
            {row.get<QString>(2), row.get<QString>(3), row.get<QString>(4), row.get<Json>(5), row.get<qint64>(1)}};
}

// Every row, also those that a server has not chained yet.
QString selectTrail(const Database &database)
{
    return u"SELECT seq, at, user_name, action, subject, payload FROM %1 "_s.arg(
        database.engine() == Engine::Sqlite ? u"audit"_s : u"audit_rows"_s);
}

}  // namespace

Result<QList<Annotation>> SqlArchiveStore::annotationsOf(ConversationId item)
{
    ASSIGN_OR_RETURN(const auto people,
                     sql::all(
                         m_database, u"SELECT DISTINCT user_id FROM annotations WHERE conversation_id = ? ORDER BY 1"_s,
                         [](const Row &row) { return row.get<UserId>(0); }, item));
    QList<Annotation> annotations;
    for (const UserId person : people) {
        ASSIGN_OR_RETURN(const auto revisions, SqlWorkStore(m_database).revisions(item, person));
        annotations += revisions;
    }
    return annotations;
}

Result<QList<PrelabelWithSpans>> SqlArchiveStore::prelabelsOf(ConversationId item)
{
    return sql::all(m_database,
                    u"SELECT r.id, r.model, r.version, r.method, r.parameters, r.origin, r.provider, r.created_at, "
                    "p.conversation_id, p.label, p.details, s.spans FROM prelabel_runs r JOIN prelabels p ON "
                    "p.run_id = r.id AND p.conversation_id = ? LEFT JOIN prelabel_spans s ON s.run_id = r.id AND "
                    "s.conversation_id = ? ORDER BY r.id DESC"_s,
                    readSaid, item, item);
}

Result<QList<CheckedItem>> SqlArchiveStore::checksOf(ConversationId item)
{
    struct Drawn {
        RoundId id;
        int round = 0;
        QString outcome;
    };
    ASSIGN_OR_RETURN(const auto rounds,
                     sql::all(
                         m_database,
                         u"SELECT r.id, r.round, r.outcome FROM spot_rounds r JOIN spot_items i ON i.round_id = r.id "
                         "AND i.conversation_id = ? ORDER BY r.id"_s,
                         [](const Row &row) {
                             return Drawn{row.get<RoundId>(0), row.get<int>(1), row.get<QString>(2)};
                         },
                         item));
    QList<CheckedItem> checks;
    for (const Drawn &drawn : rounds) {
        ASSIGN_OR_RETURN(const auto found, SqlReviewStore(m_database).roundItem(drawn.id, item));
        if (found)
            checks.append({drawn.round, roundOutcomeFromString(drawn.outcome), *found});
    }
    return checks;
}

Result<QList<ItemMark>> SqlArchiveStore::marksOn(ConversationId item)
{
    ASSIGN_OR_RETURN(const auto people,
                     sql::all(
                         m_database, u"SELECT DISTINCT user_id FROM marks WHERE conversation_id = ?"_s,
                         [](const Row &row) { return row.get<UserId>(0); }, item));
    QList<ItemMark> marks;
    for (const UserId person : people) {
        ASSIGN_OR_RETURN(const auto own, SqlWorkStore(m_database).marksOf(item, person));
        marks += own;
    }
    std::stable_sort(marks.begin(), marks.end(),
                     [](const ItemMark &a, const ItemMark &b) { return a.createdAt < b.createdAt; });
    return marks;
}

Result<QList<AuditRow>> SqlArchiveStore::trailOf(const QString &subject, const QStringList &actions, int limit)
{
    Query query(m_database,
                selectTrail(m_database) + u"WHERE subject = ? AND action IN (%1) ORDER BY seq LIMIT ?"_s.arg(
                                              sql::placeholders(actions.size())));
    query.bind(subject);
    for (const QString &action : actions)
        query.bind(action);
    query.bind(limit);
    return sql::all(query, readTrailRow);
}

Result<QList<AuditRow>> SqlArchiveStore::imports(int limit)
{
    return sql::all(m_database, selectTrail(m_database) + u"WHERE action = 'import' ORDER BY seq DESC LIMIT ?"_s,
                    readTrailRow, limit);
}

Result<QList<ConversationRow>> SqlArchiveStore::rows(const QList<ConversationId> &ids)
{
    return sql::all(m_database,
                    u"SELECT %1 FROM conversations c WHERE c.id IN %2 ORDER BY c.id"_s.arg(conversationRowColumns,
                                                                                           idSet(m_database)),
                    readConversationRow, idSetValue(m_database, ids));
}

Result<QList<ConversationId>> SqlArchiveStore::idsBetween(ConversationId first, ConversationId last)
{
    return sql::all(
        m_database, u"SELECT id FROM conversations WHERE id >= ? AND id <= ? ORDER BY id"_s,
        [](const Row &row) { return row.get<ConversationId>(0); }, first.value, last.value);
}

Result<QList<ConversationId>> SqlArchiveStore::removable(const QList<ConversationId> &ids)
{
    QString text = u"SELECT c.id FROM conversations c WHERE c.id IN %1"_s.arg(idSet(m_database));
    for (const QString &table : tablesOfWork())
        text += u" AND NOT EXISTS (SELECT 1 FROM %1 w WHERE w.conversation_id = c.id)"_s.arg(table);
    QSet<ConversationId> free;
    Query query(m_database, text);
    query.bind(idSetValue(m_database, ids));
    RETURN_IF_ERROR(sql::each(query, [&free](const Row &row) { free.insert(row.get<ConversationId>(0)); }));
    QList<ConversationId> inOrder = ids;
    inOrder.removeIf([&free](ConversationId id) { return !free.contains(id); });
    return inOrder;
}

Result<void> SqlArchiveStore::remove(const QList<ConversationId> &ids)
{
    if (ids.isEmpty())
        return {};
    const auto [first, last] = std::minmax_element(ids.begin(), ids.end());
    RETURN_IF_ERROR(forgetErrorBlocks(m_database, first->value, last->value));
    for (const QString &table : {u"prelabel_spans"_s, u"prelabels"_s, u"conversation_texts"_s}) {
        RETURN_IF_ERROR(sql::execute(m_database,
                                     u"DELETE FROM %1 WHERE conversation_id IN %2"_s.arg(table, idSet(m_database)),
                                     idSetValue(m_database, ids)));
    }
    RETURN_IF_ERROR(sql::execute(m_database, u"DELETE FROM conversations WHERE id IN %1"_s.arg(idSet(m_database)),
                                 idSetValue(m_database, ids)));
    return SearchIndex(m_database).forgetBehindLast();
}

}  // namespace gainsay
