// SPDX-License-Identifier: GPL-3.0-or-later
// The half of the conversation store that knows batches.
#include "core/base/TranslatableText.h"
#include "db/conversations/ConversationStore.h"

#include "db/engine/IdSet.h"
#include "db/engine/Query.h"
#include "db/engine/Values.h"
#include "db/search/ErrorBlockStore.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const QString selectBatch =
    u"SELECT b.id, b.name, b.created_at, COUNT(c.id), COUNT(CASE WHEN c.source <> '' THEN 1 END), "
    "COUNT(CASE WHEN c.state = 2 THEN 1 END) FROM batches b LEFT JOIN conversations c ON c.batch_id = b.id "
    "AND c.purpose = ? "_s;
const QString groupBatch = u"GROUP BY b.id, b.name, b.created_at "_s;
const QString notForTrainingAlone =
    u"HAVING COUNT(c.id) > 0 OR NOT EXISTS (SELECT 1 FROM conversations t WHERE t.batch_id = b.id) "_s;

Batch readBatch(const Row &row)
{
    return {row.get<BatchId>(0),
            row.get<QString>(1),
            row.get<qint64>(2),
            {row.get<qint64>(3), row.get<qint64>(4), row.get<qint64>(5)}};
}

}  // namespace

Result<BatchId> SqlConversationStore::findOrAddBatch(const QString &name, qint64 at)
{
    ASSIGN_OR_RETURN(const auto found, sql::one(
                                           m_database, u"SELECT id FROM batches WHERE name = ?"_s,
                                           [](const Row &row) { return row.get<BatchId>(0); }, name));
    if (found)
        return *found;
    ASSIGN_OR_RETURN(
        const auto id,
        sql::number(m_database, u"INSERT INTO batches (name, created_at) VALUES (?, ?) RETURNING id"_s, name, at));
    return BatchId{id};
}

Result<Batch> SqlConversationStore::batchByName(const QString &name)
{
    ASSIGN_OR_RETURN(auto found, sql::one(m_database, selectBatch + u"WHERE b.name = ? "_s + groupBatch, readBatch,
                                          Purpose::Work, name));
    if (!found)
        return notFound(TranslatableText::translate("db", "There is no batch %1 in this project").arg(name));
    return std::move(*found);
}

Result<QList<Batch>> SqlConversationStore::batches()
{
    return sql::all(m_database, selectBatch + groupBatch + notForTrainingAlone + u"ORDER BY b.id"_s, readBatch,
                    Purpose::Work);
}

Result<QList<ConversationId>> SqlConversationStore::withoutWork(const QList<ConversationId> &ids)
{
    QSet<ConversationId> free;
    Query query(m_database,
                u"SELECT c.id FROM conversations c WHERE c.id IN %1 "
                "AND NOT EXISTS (SELECT 1 FROM slots s WHERE s.conversation_id = c.id) "
                "AND NOT EXISTS (SELECT 1 FROM annotations a WHERE a.conversation_id = c.id) "
                "AND NOT EXISTS (SELECT 1 FROM decisions d WHERE d.conversation_id = c.id)"_s.arg(idSet(m_database)));
    query.bind(idSetValue(m_database, ids));
    RETURN_IF_ERROR(sql::each(query, [&free](const Row &row) { free.insert(row.get<ConversationId>(0)); }));
    QList<ConversationId> inOrder;
    for (const ConversationId id : ids) {
        if (free.contains(id))
            inOrder.append(id);
    }
    return inOrder;
}

Result<QHash<ConversationId, QString>> SqlConversationStore::sourceFiles(const QList<ConversationId> &ids)
{
    QHash<ConversationId, QString> files;
    Query query(m_database, u"SELECT conversation_id, extra FROM conversation_texts WHERE extra IS NOT NULL AND "
                            "conversation_id IN %1"_s.arg(idSet(m_database)));
    query.bind(idSetValue(m_database, ids));
    RETURN_IF_ERROR(sql::each(query, [&files](const Row &row) {
        const Json extra = row.get<Json>(1);
        if (const auto file = extra.find("file"); file != extra.end() && file->is_string())
            files.insert(row.get<ConversationId>(0), fromUtf8(file->get<std::string>()));
    }));
    return files;
}

Result<void> SqlConversationStore::moveToBatch(const QList<ConversationId> &ids, BatchId batch)
{
    if (ids.isEmpty())
        return {};
    const auto [first, last] = std::minmax_element(ids.begin(), ids.end());
    if (const auto forgotten = forgetErrorBlocks(m_database, first->value, last->value); !forgotten)
        return forgotten;
    return succeeded(sql::execute(m_database,
                                  u"UPDATE conversations SET batch_id = ? WHERE id IN %1"_s.arg(idSet(m_database)),
                                  batch, idSetValue(m_database, ids)));
}

Result<void> SqlConversationStore::removeIfEmpty(const QList<BatchId> &batches)
{
    for (const BatchId batch : batches) {
        RETURN_IF_ERROR(sql::execute(m_database,
                                     u"DELETE FROM batches WHERE id = ? "
                                     "AND NOT EXISTS (SELECT 1 FROM conversations c WHERE c.batch_id = batches.id) "
                                     "AND NOT EXISTS (SELECT 1 FROM slots s WHERE s.batch_id = batches.id) "
                                     "AND NOT EXISTS (SELECT 1 FROM spot_rounds r WHERE r.batch_id = batches.id) "
                                     "AND NOT EXISTS (SELECT 1 FROM batch_events e WHERE e.batch_id = batches.id)"_s,
                                     batch));
    }
    return {};
}

}  // namespace gainsay
