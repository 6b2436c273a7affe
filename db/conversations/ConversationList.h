// SPDX-License-Identifier: GPL-3.0-or-later
// Filtered, sorted, searched lists by keyset: a page costs the same at the end of a million rows as at the start.
#pragma once

#include "core/base/Result.h"
#include "core/model/ConversationQuery.h"
#include "core/text/SearchGrams.h"
#include "db/conversations/ConversationFilterSql.h"
#include "db/engine/Database.h"
#include "db/search/SearchIndex.h"

namespace gainsay {

class ConversationList {
public:
    ConversationList(Database &database, ConversationQuery query);

    Result<QList<ConversationRow>> rows(ConversationId after, int limit);
    Result<qint64> count();

private:
    Result<SqlConditions> conditionsAfter(ConversationId after);
    Result<QList<ConversationId>> idsAfter(ConversationId after, int limit, const std::vector<qint64> &within);
    Result<QList<ConversationId>> searchAfter(ConversationId after, int limit);
    Result<QList<ConversationRow>> rowsOf(const QList<ConversationId> &ids);
    QString orderBy() const;
    Result<FilterIndexes> indexUse();

    Database &m_database;
    ConversationQuery m_query;
    SearchQuery m_search;
    SearchIndex m_index;
};

}  // namespace gainsay
