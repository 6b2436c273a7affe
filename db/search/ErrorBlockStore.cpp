// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/ErrorBlockStore.h"

#include "core/text/SearchGrams.h"
#include "db/engine/BulkRows.h"
#include "db/engine/Query.h"
#include "db/engine/Values.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

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

Result<qint64> SqlErrorBlockStore::count()
{
    ASSIGN_OR_RETURN(const auto last, sql::number(m_database, u"SELECT COALESCE(MAX(id), -1) FROM conversations"_s));
    return last < 0 ? 0 : (last >> errorBlockBits) + 1;
}

Result<std::optional<QByteArray>> SqlErrorBlockStore::block(RunId run, qint64 block)
{
    return sql::one(
        m_database, u"SELECT data FROM error_blocks WHERE run_id = ? AND block = ?"_s,
        [](const Row &row) { return row.get<QByteArray>(0); }, run.value, block);
}

Result<void> SqlErrorBlockStore::store(const StoredBlock &block)
{
    return succeeded(sql::execute(m_database,
                                  u"INSERT INTO error_blocks (run_id, block, data) VALUES (?, ?, ?) "
                                  "ON CONFLICT (run_id, block) DO UPDATE SET data = excluded.data"_s,
                                  block.run.value, block.block, block.data));
}

Result<void> SqlErrorBlockStore::sources(qint64 block, const std::function<void(ErrorSource)> &visit)
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

Result<void> SqlErrorBlockStore::texts(qint64 block, const std::function<void(const StoredTurns &)> &visit)
{
    Query query(m_database, u"SELECT conversation_id, target, turns FROM conversation_texts "
                            "WHERE conversation_id >= ? AND conversation_id < ? ORDER BY conversation_id"_s);
    query.bind(firstOf(block), firstOf(block + 1));
    return eachBulk(m_database, query, [&](const BulkRow &row) {
        visit({ConversationId{row.number(0)}, int(row.number(1)), row.utf8(2)});
        return true;
    });
}

Result<void> SqlErrorBlockStore::predictions(RunId run, qint64 block,
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

Result<std::vector<qint64>> SqlErrorBlockStore::withText(const QString &text)
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
