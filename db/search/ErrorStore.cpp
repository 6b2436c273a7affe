// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/ErrorStore.h"

#include "core/text/SearchGrams.h"
#include "db/engine/BulkRows.h"
#include "db/engine/Query.h"
#include "db/engine/Values.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

ErrorTag readTag(const Row &row)
{
    return {row.get<ConversationId>(0), row.get<RunId>(1),  row.get<QString>(2),
            row.get<QString>(3),        row.get<UserId>(4), row.get<qint64>(5)};
}

ContrastivePair readPair(const Row &row)
{
    ContrastivePair pair;
    pair.id = row.get<qint64>(0);
    pair.conversation = row.get<ConversationId>(1);
    for (const Json &turn : row.get<Json>(2)) {
        if (!turn.is_string())
            row.reject(u"turns of a contrastive pair"_s);
        else
            pair.turns.append(fromUtf8(turn.get<std::string>()));
    }
    pair.model = row.get<QString>(3);
    pair.labelBefore = row.get<QString>(4);
    pair.labelAfter = row.get<QString>(5);
    pair.note = row.get<QString>(6);
    pair.user = row.get<UserId>(7);
    pair.createdAt = row.get<qint64>(8);
    return pair;
}

}  // namespace

Result<QList<Slice>> SqlErrorStore::slices()
{
    return sql::all(m_database, u"SELECT id, name, filter, user_id, created_at FROM slices ORDER BY name"_s,
                    [](const Row &row) {
                        return Slice{row.get<SliceId>(0), row.get<QString>(1), row.get<Json>(2), row.get<UserId>(3),
                                     row.get<qint64>(4)};
                    });
}

Result<SliceId> SqlErrorStore::putSlice(const Slice &slice)
{
    ASSIGN_OR_RETURN(const auto id,
                     sql::number(m_database,
                                 u"INSERT INTO slices (name, filter, user_id, created_at) VALUES (?, ?, ?, ?) "
                                 "ON CONFLICT (name) DO UPDATE SET filter = excluded.filter RETURNING id"_s,
                                 slice.name, slice.filter, slice.user, slice.createdAt));
    return SliceId{id};
}

Result<void> SqlErrorStore::removeSlice(SliceId id)
{
    return succeeded(sql::execute(m_database, u"DELETE FROM slices WHERE id = ?"_s, id));
}

Result<QList<TagKind>> SqlErrorStore::tagKinds()
{
    return sql::all(m_database, u"SELECT name, key, retired FROM tag_kinds ORDER BY retired, position, name"_s,
                    [](const Row &row) {
                        return TagKind{row.get<QString>(0), row.get<QString>(1), row.get<bool>(2)};
                    });
}

Result<void> SqlErrorStore::setTagKinds(const QList<TagKind> &kinds)
{
    return m_database.transaction([&]() -> Result<void> {
        RETURN_IF_ERROR(sql::execute(
            m_database, u"UPDATE tag_kinds SET retired = 1, key = '' WHERE name IN (SELECT tag FROM error_tags)"_s));
        RETURN_IF_ERROR(
            sql::execute(m_database, u"DELETE FROM tag_kinds WHERE name NOT IN (SELECT tag FROM error_tags)"_s));
        for (qsizetype i = 0; i < kinds.size(); ++i) {
            RETURN_IF_ERROR(sql::execute(m_database,
                                         u"INSERT INTO tag_kinds (name, key, position, retired) VALUES (?, ?, ?, ?) "
                                         "ON CONFLICT (name) DO UPDATE SET key = excluded.key, "
                                         "position = excluded.position, retired = excluded.retired"_s,
                                         kinds[i].name, kinds[i].key, int(i) + 1, kinds[i].retired));
        }
        return {};
    });
}

Result<QList<ErrorTag>> SqlErrorStore::tags(ConversationId conversation)
{
    const QString select = u"SELECT conversation_id, run_id, tag, note, user_id, created_at FROM error_tags "_s;
    const QString order = u"ORDER BY conversation_id, run_id, tag"_s;
    if (!conversation)
        return sql::all(m_database, select + order, readTag);
    return sql::all(m_database, select + u"WHERE conversation_id = ? "_s + order, readTag, conversation);
}

Result<void> SqlErrorStore::putTag(const ErrorTag &tag)
{
    return succeeded(sql::execute(m_database,
                                  u"INSERT INTO error_tags (conversation_id, run_id, tag, note, user_id, created_at) "
                                  "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (conversation_id, run_id, tag) DO UPDATE SET "
                                  "note = excluded.note, user_id = excluded.user_id, "
                                  "created_at = excluded.created_at"_s,
                                  tag.conversation, tag.run, tag.tag, tag.note, tag.user, tag.createdAt));
}

Result<void> SqlErrorStore::removeTag(ConversationId conversation, RunId run, const QString &tag)
{
    return succeeded(sql::execute(m_database,
                                  u"DELETE FROM error_tags WHERE conversation_id = ? AND run_id = ? AND tag = ?"_s,
                                  conversation, run, tag));
}

Result<void> SqlErrorStore::removeTagsOf(RunId run)
{
    return succeeded(sql::execute(m_database, u"DELETE FROM error_tags WHERE run_id = ?"_s, run));
}

Result<QList<ContrastivePair>> SqlErrorStore::pairs()
{
    return sql::all(m_database,
                    u"SELECT id, conversation_id, turns, model, label_before, label_after, note, user_id, created_at "
                    "FROM contrastive_pairs ORDER BY id DESC"_s,
                    readPair);
}

Result<qint64> SqlErrorStore::addPair(const ContrastivePair &pair)
{
    return sql::number(
        m_database,
        u"INSERT INTO contrastive_pairs (conversation_id, turns, model, label_before, label_after, note, "
        "user_id, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id"_s,
        pair.conversation, jsonTexts(pair.turns), pair.model, pair.labelBefore, pair.labelAfter, pair.note, pair.user,
        pair.createdAt);
}

Result<void> SqlErrorStore::removePair(qint64 id)
{
    return succeeded(sql::execute(m_database, u"DELETE FROM contrastive_pairs WHERE id = ?"_s, id));
}

namespace {

constexpr size_t matchedPerStatement = 5000;

qint64 firstOf(qint64 block)
{
    return block << errorBlockBits;
}

// The order of the columns in sources().
struct SourceColumn {
    enum {
        Id,
        Batch,
        Chatbot,
        Method,
        Length,
        TurnCount,
        State,
        GoldLabel,
        Label,
        LabelSource,
        Removed,
        Target,
        Related,
        Turns,
        Extra,
        Gold,
        Answers,
    };
};

ErrorSource readSource(const BulkRow &row)
{
    ErrorSource source;
    source.id = ConversationId{row.number(SourceColumn::Id)};
    source.batch = row.text(SourceColumn::Batch);
    source.chatbot = row.text(SourceColumn::Chatbot);
    source.method = row.text(SourceColumn::Method);
    source.length = int(row.number(SourceColumn::Length));
    source.turnCount = int(row.number(SourceColumn::TurnCount));
    source.state = ItemState(row.number(SourceColumn::State));
    source.settledByPeople = !row.text(SourceColumn::LabelSource).isEmpty();
    source.label = row.text(source.settledByPeople ? SourceColumn::Label : SourceColumn::GoldLabel);
    source.removed = !row.text(SourceColumn::Removed).isEmpty();
    source.target = int(row.number(SourceColumn::Target));
    if (!row.isNull(SourceColumn::Related))
        source.related = int(row.number(SourceColumn::Related));
    source.turns = row.utf8(SourceColumn::Turns);
    source.extra = row.utf8(SourceColumn::Extra);
    source.gold = row.utf8(SourceColumn::Gold);
    source.answers = row.utf8(SourceColumn::Answers);
    return source;
}

}  // namespace

Result<void> forgetErrorBlocks(Database &database, qint64 firstConversation, qint64 lastConversation)
{
    return succeeded(sql::execute(database, u"DELETE FROM error_blocks WHERE block >= ? AND block <= ?"_s,
                                  firstConversation >> errorBlockBits, lastConversation >> errorBlockBits));
}

Result<qint64> SqlErrorStore::blockCount()
{
    ASSIGN_OR_RETURN(const auto last, sql::number(m_database, u"SELECT COALESCE(MAX(id), -1) FROM conversations"_s));
    return last < 0 ? 0 : (last >> errorBlockBits) + 1;
}

Result<std::optional<QByteArray>> SqlErrorStore::block(RunId run, qint64 block)
{
    return sql::one(
        m_database, u"SELECT data FROM error_blocks WHERE run_id = ? AND block = ?"_s,
        [](const Row &row) { return row.get<QByteArray>(0); }, run.value, block);
}

Result<void> SqlErrorStore::storeBlock(const StoredBlock &block)
{
    return succeeded(sql::execute(m_database,
                                  u"INSERT INTO error_blocks (run_id, block, data) VALUES (?, ?, ?) "
                                  "ON CONFLICT (run_id, block) DO UPDATE SET data = excluded.data"_s,
                                  block.run.value, block.block, block.data));
}

Result<void> SqlErrorStore::blockSources(qint64 block, const std::function<void(ErrorSource)> &visit)
{
    QHash<qint64, QStringList> said;
    Query people(m_database, u"SELECT s.conversation_id, a.label FROM slots s JOIN annotations a ON "
                             "a.id = s.annotation_id WHERE s.conversation_id >= ? AND s.conversation_id < ? "
                             "AND s.purpose = 0 AND a.label IS NOT NULL "
                             "ORDER BY s.conversation_id, s.number"_s);
    people.bind(firstOf(block), firstOf(block + 1));
    const auto read = eachBulk(m_database, people, [&](const BulkRow &row) {
        said[row.number(0)].append(row.text(1));
        return true;
    });
    if (!read)
        return read;
    Query query(m_database, u"SELECT c.id, b.name, c.model, c.method, c.length, c.turn_count, c.state, c.gold_label, "
                            "c.label, c.source, c.removed, t.target, t.related, t.turns, t.extra, t.gold, r.answers "
                            "FROM conversations c JOIN batches b ON b.id = c.batch_id "
                            "JOIN conversation_texts t ON t.conversation_id = c.id "
                            "LEFT JOIN resolutions r ON r.conversation_id = c.id "
                            "WHERE c.id >= ? AND c.id < ? AND c.purpose = 0 ORDER BY c.id"_s);
    query.bind(firstOf(block), firstOf(block + 1));
    return eachBulk(m_database, query, [&](const BulkRow &row) {
        ErrorSource source = readSource(row);
        source.said = said.value(source.id.value);
        visit(std::move(source));
        return true;
    });
}

Result<void> SqlErrorStore::blockTexts(qint64 block, const std::function<void(const StoredTurns &)> &visit)
{
    Query query(m_database, u"SELECT conversation_id, target, turns FROM conversation_texts "
                            "WHERE conversation_id >= ? AND conversation_id < ? ORDER BY conversation_id"_s);
    query.bind(firstOf(block), firstOf(block + 1));
    return eachBulk(m_database, query, [&](const BulkRow &row) {
        visit({ConversationId{row.number(0)}, int(row.number(1)), row.utf8(2)});
        return true;
    });
}

Result<void> SqlErrorStore::blockPredictions(RunId run, qint64 block,
                                             const std::function<void(const PredictionValue &)> &visit)
{
    Query query(m_database, u"SELECT conversation_id, label, confidence, margin FROM prelabels WHERE run_id = ? AND "
                            "conversation_id >= ? AND conversation_id < ? ORDER BY conversation_id"_s);
    query.bind(run, firstOf(block), firstOf(block + 1));
    return eachBulk(m_database, query, [&](const BulkRow &row) {
        visit({ConversationId{row.number(0)}, row.text(1), row.real(2), row.real(3)});
        return true;
    });
}

Result<std::vector<qint64>> SqlErrorStore::conversationsWithText(const QString &text)
{
    const SearchQuery query(text);
    auto candidates = m_search.candidates(query);
    if (!candidates || query.isDecidedByGrams())
        return candidates;
    std::vector<qint64> matching;
    for (size_t start = 0; start < candidates->size(); start += matchedPerStatement) {
        QList<ConversationId> part;
        for (size_t i = start; i < std::min(candidates->size(), start + matchedPerStatement); ++i)
            part.append(ConversationId{(*candidates)[i]});
        ASSIGN_OR_RETURN(const auto kept, m_search.keepMatching(query, part));
        for (const ConversationId id : kept)
            matching.push_back(id.value);
    }
    return matching;
}

}  // namespace gainsay
