// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/conversations/ConversationStore.h"

#include "core/base/TranslatableText.h"
#include "db/conversations/ConversationList.h"
#include "db/conversations/ConversationRows.h"
#include "db/engine/BulkInsert.h"
#include "db/engine/IdSet.h"
#include "db/engine/Query.h"
#include "db/engine/Values.h"
#include "db/search/ErrorStore.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr qsizetype knownPerStatement = 200;

Error noConversation(const QString &name)
{
    return notFound(TranslatableText::translate("db", "There is no conversation %1 in this project").arg(name));
}

std::optional<Utf8Text> utf8(const std::optional<QByteArray> &text)
{
    return text ? std::optional(Utf8Text{*text}) : std::nullopt;
}

template <class T> Result<T> orNoConversation(Result<std::optional<T>> found, const QString &name)
{
    if (!found)
        return found.error();
    if (!*found)
        return noConversation(name);
    return std::move(**found);
}

// All or NotFound.
template <class Value>
Result<QHash<ConversationId, Value>> byIdOfEach(Database &database, const QString &select, Value (*read)(const Row &),
                                                const QList<ConversationId> &ids)
{
    ASSIGN_OR_RETURN(const auto found, sql::all(database, select + u" WHERE c.id IN "_s + idSet(database), read,
                                                idSetValue(database, ids)));
    QHash<ConversationId, Value> byId;
    for (const Value &value : found)
        byId.insert(value.id, value);
    for (const ConversationId id : ids) {
        if (!byId.contains(id))
            return noConversation(u"#%1"_s.arg(id.value));
    }
    return byId;
}

}  // namespace

Result<QList<ConversationId>> SqlConversationStore::insert(const QList<NewConversation> &conversations)
{
    QList<ConversationId> ids;
    // Ids are given here, not by the engine: they follow the order of adding on both, without asking back.
    const auto inserted = m_database.transaction([&]() -> Result<void> {
        ASSIGN_OR_RETURN(const auto last, sql::number(m_database, u"SELECT COALESCE(MAX(id), 0) FROM conversations"_s));
        for (qsizetype i = 0; i < conversations.size(); ++i)
            ids.append(ConversationId{last + 1 + i});
        if (const auto forgotten = forgetErrorBlocks(m_database, last + 1, last + conversations.size()); !forgotten)
            return forgotten;
        return insertRows(conversations, last + 1);
    });
    if (!inserted)
        return inserted.error();
    return ids;
}

Result<void> SqlConversationStore::insertRows(const QList<NewConversation> &conversations, qint64 firstId)
{
    BulkInsert rows(m_database, u"conversations"_s,
                    {u"id"_s, u"external_id"_s, u"batch_id"_s, u"purpose"_s, u"model"_s, u"method"_s, u"length"_s,
                     u"turn_count"_s, u"gold_label"_s});
    BulkInsert texts(m_database, u"conversation_texts"_s,
                     {u"conversation_id"_s, u"turns"_s, u"target"_s, u"related"_s, u"candidates"_s, u"extra"_s,
                      u"gold"_s, u"fingerprint"_s});
    for (qsizetype i = 0; i < conversations.size(); ++i) {
        const NewConversation &added = conversations[i];
        const Conversation &conversation = added.conversation;
        const ConversationText text = added.text ? *added.text : storedText(conversation);
        const qint64 id = firstId + i;
        if (auto done = rows.add(id, conversation.externalId, added.batch, added.purpose, conversation.model,
                                 conversation.method, text.length, text.turnCount, added.goldLabel);
            !done)
            return done;
        if (auto done = texts.add(id, Utf8Text{text.turns}, conversation.target, conversation.related,
                                  utf8(text.candidates), utf8(text.extra), utf8(text.gold), added.fingerprint);
            !done)
            return done;
    }
    if (auto done = rows.finish(); !done)
        return done;
    return texts.finish();
}

Result<void> SqlConversationStore::addSearchBlock(ConversationId first, const SearchBlock &block)
{
    return m_search.addBlock(first, block);
}

Result<void> SqlConversationStore::indexPending()
{
    return m_search.indexPending();
}

Result<QHash<QString, KnownConversation>> SqlConversationStore::known(const QStringList &externalIds)
{
    QHash<QString, KnownConversation> found;
    for (qsizetype start = 0; start < externalIds.size(); start += knownPerStatement) {
        const QStringList part = externalIds.mid(start, knownPerStatement);
        Query query(m_database,
                    u"SELECT c.external_id, c.id, t.fingerprint FROM conversations c "
                    "JOIN conversation_texts t ON t.conversation_id = c.id WHERE c.external_id IN (%1)"_s.arg(
                        sql::placeholders(part.size())));
        for (const QString &externalId : part)
            query.bind(externalId);
        for (auto more = query.next();; more = query.next()) {
            if (!more)
                return more.error();
            if (!*more)
                break;
            const Row row = query.row();
            found.insert(row.get<QString>(0), {row.get<ConversationId>(1), row.get<QByteArray>(2)});
        }
    }
    return found;
}

Result<int> SqlConversationStore::mostTurns()
{
    const QString turns = m_database.engine() == Engine::Sqlite ? u"turns"_s : u"turns::json"_s;
    const auto most =
        sql::number(m_database, u"SELECT COALESCE(MAX(json_array_length(%1)), 0) FROM conversation_texts"_s.arg(turns));
    return most ? Result<int>(int(*most)) : most.error();
}

Result<Conversation> SqlConversationStore::byId(ConversationId id)
{
    return orNoConversation(sql::one(m_database, selectConversation + u"WHERE c.id = ?"_s, readConversation, id),
                            u"#%1"_s.arg(id.value));
}

Result<Conversation> SqlConversationStore::byExternalId(const QString &externalId)
{
    return orNoConversation(
        sql::one(m_database, selectConversation + u"WHERE c.external_id = ?"_s, readConversation, externalId),
        externalId);
}

Result<ConversationId> SqlConversationStore::idOf(const QString &externalId)
{
    return orNoConversation(sql::one(
                                m_database, u"SELECT id FROM conversations WHERE external_id = ?"_s,
                                [](const Row &row) { return row.get<ConversationId>(0); }, externalId),
                            externalId);
}

Result<ConversationRow> SqlConversationStore::row(ConversationId id)
{
    return orNoConversation(sql::one(m_database,
                                     u"SELECT %1 FROM conversations c WHERE c.id = ?"_s.arg(conversationRowColumns),
                                     readConversationRow, id),
                            u"#%1"_s.arg(id.value));
}

Result<QHash<ConversationId, ConversationRow>> SqlConversationStore::rows(const QList<ConversationId> &ids)
{
    return byIdOfEach(m_database, u"SELECT %1 FROM conversations c"_s.arg(conversationRowColumns), readConversationRow,
                      ids);
}

Result<QHash<ConversationId, Conversation>> SqlConversationStore::byIds(const QList<ConversationId> &ids)
{
    return byIdOfEach(m_database, selectConversation, readConversation, ids);
}

Result<QList<Conversation>> SqlConversationStore::pageAfter(ConversationId after, int limit, BatchId batch)
{
    if (!batch)
        return sql::all(m_database, selectConversation + u"WHERE c.id > ? ORDER BY c.id LIMIT ?"_s, readConversation,
                        after.value, limit);
    return sql::all(m_database, selectConversation + u"WHERE c.batch_id = ? AND c.id > ? ORDER BY c.id LIMIT ?"_s,
                    readConversation, batch, after.value, limit);
}

Result<QList<ConversationRow>> SqlConversationStore::list(const ConversationQuery &query, ConversationId after,
                                                          int limit)
{
    return ConversationList(m_database, query).rows(after, limit);
}

Result<QList<ConversationRow>> SqlConversationStore::previous(const ConversationQuery &query, ConversationId id,
                                                              int limit)
{
    ConversationQuery backwards = query;
    backwards.descending = !query.descending;
    return ConversationList(m_database, backwards).rows(id, limit);
}

Result<qint64> SqlConversationStore::count(const ConversationFilter &filter)
{
    return ConversationList(m_database, {filter, ConversationSort::Added, false}).count();
}

Result<void> SqlConversationStore::lock(ConversationId id)
{
    if (m_database.engine() == Engine::Sqlite || m_database.serverRules().kind == ServerRules::Kind::Enforced)
        return {};
    return succeeded(sql::one(
        m_database, u"SELECT 1 FROM conversations WHERE id = ? FOR NO KEY UPDATE"_s,
        [](const Row &row) { return row.get<int>(0); }, id));
}

Result<void> SqlConversationStore::setDerived(ConversationId id, ItemState state, const QString &label,
                                              const std::optional<Resolution> &resolution)
{
    return m_database.transaction([&]() -> Result<void> {
        const QString source = resolution ? toString(resolution->source) : QString();
        const QString removed = resolution ? resolution->removed : QString();
        if (m_database.engine() == Engine::PostgreSql) {
            ASSIGN_OR_RETURN(const auto found,
                             sql::one(
                                 m_database, u"SELECT CASE WHEN store_derived(?, ?, ?, ?, ?, ?) THEN 1 ELSE 0 END"_s,
                                 [](const Row &row) { return row.get<bool>(0); }, id, state, label, removed, source,
                                 resolution ? std::optional(resolution->answers) : std::nullopt));
            return found.value_or(false) ? Result<void>() : noConversation(u"#%1"_s.arg(id.value));
        }
        ASSIGN_OR_RETURN(
            const auto changed,
            sql::execute(m_database,
                         u"UPDATE conversations SET state = ?, label = ?, removed = ?, source = ? WHERE id = ?"_s,
                         state, label, removed, source, id));
        if (changed == 0)
            return noConversation(u"#%1"_s.arg(id.value));
        const auto stored =
            resolution
                ? sql::execute(m_database,
                               u"INSERT INTO resolutions (conversation_id, source, answers, removed) "
                               "VALUES (?, ?, ?, ?) ON CONFLICT (conversation_id) DO UPDATE SET "
                               "source = excluded.source, answers = excluded.answers, removed = excluded.removed"_s,
                               id, source, resolution->answers, removed)
                : sql::execute(m_database, u"DELETE FROM resolutions WHERE conversation_id = ?"_s, id);
        return stored ? forgetErrorBlocks(m_database, id.value, id.value) : stored.error();
    });
}

Result<std::optional<Resolution>> SqlConversationStore::resolution(ConversationId id)
{
    return sql::one(
        m_database, u"SELECT source, answers, removed FROM resolutions WHERE conversation_id = ?"_s,
        [](const Row &row) {
            return Resolution{resolutionSourceFromString(row.get<QString>(0)).value_or(ResolutionSource::Agreement),
                              row.get<Json>(1), row.get<QString>(2)};
        },
        id);
}

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
