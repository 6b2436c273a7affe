// SPDX-License-Identifier: GPL-3.0-or-later
// Reads what lists and previews show. Changes nothing; whoever asks says beforehand who may see it. A list is read with
// one query for its texts, however long it is.
#pragma once

#include "core/base/Result.h"
#include "core/model/Annotation.h"
#include "core/model/Conversation.h"
#include "core/model/ConversationQuery.h"
#include "core/model/ErrorNotes.h"
#include "core/model/Training.h"

#include <QHash>
#include <QList>

namespace gainsay {

class Storage;
struct SlotTally;

struct ShownConversation {
    Conversation conversation;
    ConversationRow row;
    std::optional<Resolution> resolution;
};

struct RowAndConversation {
    ConversationRow row;
    Conversation conversation;
};

struct AnsweredConversation {
    Annotation annotation;
    Conversation conversation;
};

struct GoldConversation {
    GoldItem item;
    Conversation conversation;
};

struct KeptPair {
    ContrastivePair pair;
    Conversation original;
};

class BrowseService {
public:
    explicit BrowseService(Storage &storage) : m_storage(storage) {}

    Result<QList<Batch>> batches();
    Result<BatchId> batchByName(const QString &name);
    Result<QList<SlotTally>> slotTallies();
    Result<QList<CalibrationSet>> calibrations();  // newest first

    Result<Conversation> conversation(ConversationId id);
    Result<QHash<ConversationId, Conversation>> conversations(const QList<ConversationId> &ids);
    // In the order of adding, the next `limit` after `after`.
    Result<QList<Conversation>> pageAfter(ConversationId after, int limit, BatchId batch = {});
    Result<ConversationRow> row(ConversationId id);
    Result<ShownConversation> shown(ConversationId id);

    // The next `limit` of a list after `after`, or the one before it.
    Result<QList<RowAndConversation>> list(const ConversationQuery &query, ConversationId after, int limit);
    Result<QList<ConversationRow>> next(const ConversationQuery &query, ConversationId after);
    Result<QList<ConversationRow>> previous(const ConversationQuery &query, ConversationId before);
    Result<qint64> count(const ConversationFilter &filter);

    // A person's answers in force, newest first, older than `before` (none: from the newest).
    Result<QList<AnsweredConversation>> answersOf(UserId user, AnnotationId before, int limit);
    Result<QList<GoldConversation>> gold(GoldKind kind);
    Result<qsizetype> goldCount(GoldKind kind);

    Result<QList<Slice>> slices();
    Result<QList<TagKind>> tagKinds();  // in their order, retired ones last
    Result<QList<KeptPair>> pairs();    // newest first

    // Grows with every change of the project.
    Result<qint64> newestChange();

private:
    Storage &m_storage;
};

}  // namespace gainsay
