// SPDX-License-Identifier: GPL-3.0-or-later
// Full-text search over conversations: the stored blocks, and what is too new to be in one.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Result.h"
#include "core/text/SearchBlock.h"
#include "core/text/SearchGrams.h"
#include "db/engine/Database.h"

#include <QHash>
#include <QList>
#include <QStringList>

#include <vector>

namespace gainsay {

class SearchIndex {
public:
    explicit SearchIndex(Database &database) : m_database(database) {}

    Result<void> addBlock(ConversationId first, const SearchBlock &block);
    Result<void> indexPending();
    // Conversations were taken away: a file gives the ids behind the last one again, so nothing may be known of them.
    Result<void> forgetBehindLast();
    // Makes every block again and compares. Gives the number of blocks; Corrupt names the first that differs.
    Result<qint64> verify();

    // Every conversation that may match, by id. It does match if the query is decided by its grams; otherwise
    // only `keepMatching` tells.
    Result<std::vector<qint64>> candidates(const SearchQuery &query);
    // Those of `ids` whose text matches, in the same order.
    Result<QList<ConversationId>> keepMatching(const SearchQuery &query, const QList<ConversationId> &ids);

private:
    Result<qint64> lastIndexed();
    Result<void> writeBlock(qint64 first, const SearchBlock &block);
    Result<void> indexUpTo(qint64 last);
    Result<SearchBlock> made(qint64 first, qint64 last);
    Result<bool> isStored(qint64 first, const SearchBlock &block);
    Result<QHash<qint64, QStringList>> texts(const QList<ConversationId> &ids);

    Database &m_database;
};

}  // namespace gainsay
