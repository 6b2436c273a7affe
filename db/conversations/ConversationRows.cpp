// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/conversations/ConversationRows.h"

#include "core/store/ConversationText.h"

using namespace Qt::StringLiterals;

namespace gainsay {

const QString conversationRowColumns =
    u"c.id, c.external_id, c.batch_id, c.purpose, c.model, c.method, c.length, c.turn_count, c.gold_label, c.state, "
    "c.label, c.removed, c.source"_s;

const QString selectConversation =
    u"SELECT c.id, c.external_id, b.name, c.model, c.method, t.turns, t.target, t.related, t.candidates, t.extra, "
    u"t.gold "
    "FROM conversations c JOIN batches b ON b.id = c.batch_id JOIN conversation_texts t ON t.conversation_id = c.id "_s;

namespace {

QString storedText(const Json &json)
{
    return json.is_string() ? fromUtf8(json.get_ref<const std::string &>()) : QString();
}

}  // namespace

ConversationRow readConversationRow(const Row &row)
{
    ConversationRow read;
    read.id = row.get<ConversationId>(0);
    read.externalId = row.get<QString>(1);
    read.batch = row.get<BatchId>(2);
    read.purpose = row.get<Purpose>(3);
    read.model = row.get<QString>(4);
    read.method = row.get<QString>(5);
    read.length = row.get<int>(6);
    read.turnCount = row.get<int>(7);
    read.goldLabel = row.get<QString>(8);
    read.state = row.get<ItemState>(9);
    read.label = row.get<QString>(10);
    read.removed = row.get<QString>(11);
    read.source = resolutionSourceFromString(row.get<QString>(12));
    return read;
}

Conversation readConversation(const Row &row)
{
    Conversation read;
    read.id = row.get<ConversationId>(0);
    read.externalId = row.get<QString>(1);
    read.batch = row.get<QString>(2);
    read.model = row.get<QString>(3);
    read.method = row.get<QString>(4);
    if (!turnsFromJson(row.get<Json>(5), read.turns))
        row.reject(u"turns of %1"_s.arg(read.externalId));
    read.target = row.get<int>(6);
    read.related = row.get<std::optional<int>>(7);
    if (!row.isNull(8)) {
        for (const Json &candidate : row.get<Json>(8))
            read.candidates.append(storedText(candidate));
    }
    if (!row.isNull(9))
        read.extra = row.get<Json>(9);
    if (!row.isNull(10))
        read.gold = row.get<Json>(10);
    return read;
}

}  // namespace gainsay
