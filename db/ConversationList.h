// SPDX-License-Identifier: GPL-3.0-or-later
// Filtered, sorted lists by keyset: a page costs the same at the end of a million rows as at the start.
#pragma once

#include "core/base/Result.h"
#include "core/store/ConversationQuery.h"
#include "db/Database.h"

namespace gainsay {

Result<QList<ConversationRow>> listConversations(Database &database, const ConversationQuery &query, ConversationId after,
                                                 int limit);
Result<qint64> countConversations(Database &database, const ConversationFilter &filter);

}  // namespace gainsay
