// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/SearchIndex.h"

#include "core/base/TranslatableText.h"
#include "core/store/ConversationText.h"
#include "db/engine/BulkInsert.h"
#include "db/engine/IdSet.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// Reading so many texts stays far below what a person notices.
constexpr qint64 pendingLimit = 512;
// More grams of a long query narrow it no further than a look at the text does.
constexpr size_t gramsPerQuery = 8;

struct StoredList {
    qint64 block = 0;
    QByteArray documents;
};

QStringList textsOf(const QList<Utterance> &turns)
{
    QStringList texts;
    for (const Utterance &turn : turns)
        texts.append(turn.text);
    return texts;
}

// `lists` are those of one block.
void appendCommon(const std::vector<StoredList> &lists, std::vector<qint64> &ids)
{
    std::vector<quint32> common = decodeSearchList(lists.front().documents);
    for (size_t i = 1; i < lists.size() && !common.empty(); ++i) {
        const std::vector<quint32> other = decodeSearchList(lists[i].documents);
        std::vector<quint32> both;
        std::set_intersection(common.begin(), common.end(), other.begin(), other.end(), std::back_inserter(both));
        common = std::move(both);
    }
    for (const quint32 number : common)
        ids.push_back(lists.front().block + number);
}

}  // namespace

Result<qint64> SearchIndex::lastIndexed()
{
    return sql::number(m_database, u"SELECT COALESCE(MAX(last_id), 0) FROM search_blocks"_s);
}

Result<void> SearchIndex::addBlock(ConversationId first, const SearchBlock &block)
{
    return m_database.transaction([&]() -> Result<void> {
        if (auto done = indexUpTo(first.value - 1); !done)
            return done;
        return writeBlock(first.value, block);
    });
}

Result<void> SearchIndex::forgetBehindLast()
{
    ASSIGN_OR_RETURN(const auto last, sql::number(m_database, u"SELECT COALESCE(MAX(id), 0) FROM conversations"_s));
    ASSIGN_OR_RETURN(const auto indexed, lastIndexed());
    if (indexed <= last)
        return {};
    RETURN_IF_ERROR(sql::execute(m_database,
                                 u"DELETE FROM search_lists WHERE block IN (SELECT first_id FROM search_blocks WHERE "
                                 "last_id > ?)"_s,
                                 last));
    RETURN_IF_ERROR(sql::execute(m_database, u"DELETE FROM search_blocks WHERE last_id > ?"_s, last));
    return indexPending();
}

Result<void> SearchIndex::indexPending()
{
    return m_database.transaction([&]() -> Result<void> {
        const auto last = sql::number(m_database, u"SELECT COALESCE(MAX(id), 0) FROM conversations"_s);
        const auto indexed = lastIndexed();
        if (!last || !indexed)
            return last ? indexed.error() : last.error();
        return *last - *indexed < pendingLimit ? Result<void>() : indexUpTo(*last);
    });
}

Result<void> SearchIndex::indexUpTo(qint64 last)
{
    ASSIGN_OR_RETURN(const auto indexed, lastIndexed());
    if (indexed >= last)
        return {};
    ASSIGN_OR_RETURN(const auto block, made(indexed + 1, last));
    return writeBlock(indexed + 1, block);
}

Result<SearchBlock> SearchIndex::made(qint64 first, qint64 last)
{
    SearchBlock block;
    for (qint64 start = first; start <= last; start += pendingLimit) {
        QList<ConversationId> ids;
        for (qint64 id = start; id <= std::min(last, start + pendingLimit - 1); ++id)
            ids.append(ConversationId{id});
        ASSIGN_OR_RETURN(const auto found, texts(ids));
        for (const ConversationId id : ids)
            block.add(documentGrams(found.value(id.value)));
    }
    return block;
}

Result<bool> SearchIndex::isStored(qint64 first, const SearchBlock &block)
{
    const auto lists = block.lists();
    size_t at = 0;
    Query stored(m_database, u"SELECT gram, documents FROM search_lists WHERE block = ? ORDER BY gram"_s);
    stored.bind(first);
    for (;;) {
        ASSIGN_OR_RETURN(const auto more, stored.next());
        if (!more)
            return at == lists.size();
        if (at == lists.size() || qint64(lists[at].first) != stored.row().get<qint64>(0) ||
            lists[at].second != stored.row().get<QByteArray>(1))
            return false;
        ++at;
    }
}

Result<qint64> SearchIndex::verify()
{
    ASSIGN_OR_RETURN(const auto blocks,
                     sql::all(m_database, u"SELECT first_id, last_id FROM search_blocks ORDER BY first_id"_s,
                              [](const Row &row) { return std::pair(row.get<qint64>(0), row.get<qint64>(1)); }));
    ASSIGN_OR_RETURN(const auto newest, sql::number(m_database, u"SELECT COALESCE(MAX(id), 0) FROM conversations"_s));
    qint64 next = 1;
    for (const auto &[first, last] : blocks) {
        bool same = first == next && last >= first && last <= newest;
        if (same) {
            ASSIGN_OR_RETURN(const auto block, made(first, last));
            ASSIGN_OR_RETURN(same, isStored(first, block));
        }
        if (!same)
            return corrupt(TranslatableText::translate("db",
                                                       "The search index does not fit the texts from conversation "
                                                       "#%1 on: it was changed past the program, and a search "
                                                       "may miss what is there. `verify --renew` makes it anew.")
                               .arg(first));
        next = last + 1;
    }
    return blocks.size();
}

Result<void> SearchIndex::writeBlock(qint64 first, const SearchBlock &block)
{
    if (block.size() == 0)
        return {};
    RETURN_IF_ERROR(sql::execute(m_database, u"INSERT INTO search_blocks (first_id, last_id) VALUES (?, ?)"_s, first,
                                 first + block.size() - 1));
    BulkInsert rows(m_database, u"search_lists"_s, {u"block"_s, u"gram"_s, u"documents"_s});
    for (const auto &[gram, documents] : block.lists()) {
        if (auto done = rows.add(first, gram, documents); !done)
            return done;
    }
    return rows.finish();
}

Result<std::vector<qint64>> SearchIndex::candidates(const SearchQuery &query)
{
    std::vector<qint64> ids;
    const size_t wanted = std::min(query.grams().size(), gramsPerQuery);
    Query lists(m_database, u"SELECT b.first_id, l.documents FROM search_blocks b JOIN search_lists l "
                            "ON l.block = b.first_id WHERE l.gram IN (%1) ORDER BY b.first_id"_s.arg(
                                sql::placeholders(qsizetype(wanted))));
    for (size_t i = 0; i < wanted; ++i)
        lists.bind(query.grams()[i]);
    std::vector<StoredList> block;
    for (;;) {
        ASSIGN_OR_RETURN(const auto more, lists.next());
        if (!more)
            break;
        StoredList list{lists.row().get<qint64>(0), lists.row().get<QByteArray>(1)};
        if (!block.empty() && block.front().block != list.block)
            block.clear();
        block.push_back(std::move(list));
        if (block.size() == wanted)
            appendCommon(block, ids);
    }
    ASSIGN_OR_RETURN(
        const auto pending,
        sql::all(
            m_database,
            u"SELECT id FROM conversations WHERE id > (SELECT COALESCE(MAX(last_id), 0) FROM search_blocks) ORDER BY id"_s,
            [](const Row &row) { return row.get<ConversationId>(0); }));
    ASSIGN_OR_RETURN(const auto matching, keepMatching(query, pending));
    for (const ConversationId id : matching)
        ids.push_back(id.value);
    return ids;
}

Result<QList<ConversationId>> SearchIndex::keepMatching(const SearchQuery &query, const QList<ConversationId> &ids)
{
    ASSIGN_OR_RETURN(const auto found, texts(ids));
    QList<ConversationId> matching;
    for (const ConversationId id : ids) {
        if (query.matches(found.value(id.value)))
            matching.append(id);
    }
    return matching;
}

Result<QHash<qint64, QStringList>> SearchIndex::texts(const QList<ConversationId> &ids)
{
    QHash<qint64, QStringList> found;
    if (ids.isEmpty())
        return found;
    const auto rows = sql::all(
        m_database,
        u"SELECT conversation_id, turns FROM conversation_texts WHERE conversation_id IN %1"_s.arg(idSet(m_database)),
        [](const Row &row) {
            QList<Utterance> turns;
            if (!turnsFromJson(row.get<Json>(1), turns))
                row.reject(u"turns of #%1"_s.arg(row.get<qint64>(0)));
            return std::pair(row.get<qint64>(0), textsOf(turns));
        },
        idSetValue(m_database, ids));
    if (!rows)
        return rows.error();
    for (const auto &[id, texts] : *rows)
        found.insert(id, texts);
    return found;
}

}  // namespace gainsay
