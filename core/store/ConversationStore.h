// SPDX-License-Identifier: GPL-3.0-or-later
// Conversations and their batches. Texts never change once stored; the derived state does.
#pragma once

#include "core/base/Result.h"
#include "core/model/Conversation.h"
#include "core/model/ConversationQuery.h"
#include "core/store/ConversationText.h"
#include "core/text/SearchBlock.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QStringList>

#include <functional>

namespace gainsay {

struct NewConversation {
    Conversation conversation;  // its id is ignored
    std::optional<ConversationText>
        text;  // storedText(conversation), if it was made already; the turns may then be gone
    BatchId batch;
    Purpose purpose = Purpose::Work;
    QString goldLabel;       // answer to the scheme's gold question in `conversation.gold`, or empty
    QByteArray fingerprint;  // hash of the content, see core/service/exchange/ImportService
};

struct KnownConversation {
    ConversationId id;
    QByteArray fingerprint;
};

class ConversationStore {
public:
    virtual ~ConversationStore() = default;

    virtual Result<BatchId> findOrAddBatch(const QString &name, qint64 at) = 0;
    virtual Result<Batch> batchByName(const QString &name) = 0;
    // In the order in which they were added, with counts of what is there for work. Those that hold nothing but
    // training items are not batches in the sense of the workflow and are left out.
    virtual Result<QList<Batch>> batches() = 0;

    // Stores all or none; gives their ids in order. Ids grow with the order of adding.
    virtual Result<QList<ConversationId>> insert(const QList<NewConversation> &conversations) = 0;
    // Adds the index of conversations stored just now, `first` and those behind it. What was stored before them
    // and has no index yet gets one too.
    virtual Result<void> addSearchBlock(ConversationId first, const SearchBlock &block) = 0;
    // Indexes what has none yet, when that is so much that searching it by reading would be felt.
    virtual Result<void> indexPending() = 0;

    // Those of the external ids that are there already.
    virtual Result<QHash<QString, KnownConversation>> known(const QStringList &externalIds) = 0;

    virtual Result<Conversation> byId(ConversationId id) = 0;
    // With one query; NotFound names the first that is not there.
    virtual Result<QHash<ConversationId, Conversation>> byIds(const QList<ConversationId> &ids) = 0;
    virtual Result<Conversation> byExternalId(const QString &externalId) = 0;
    virtual Result<ConversationId> idOf(const QString &externalId) = 0;
    virtual Result<ConversationRow> row(ConversationId id) = 0;
    // With one query, as byIds().
    virtual Result<QHash<ConversationId, ConversationRow>> rows(const QList<ConversationId> &ids) = 0;

    // The next `limit` whole conversations after `after` (0: from the first) in the order of adding:
    // how everything is walked through in bounded memory.
    virtual Result<QList<Conversation>> pageAfter(ConversationId after, int limit, BatchId batch = {}) = 0;

    // The next `limit` rows of a list after the row `after` (0: from the start).
    virtual Result<QList<ConversationRow>> list(const ConversationQuery &query, ConversationId after, int limit) = 0;
    // The row that stands before `id` in the list; none at the start. The one behind it is list(query, id, 1).
    virtual Result<QList<ConversationRow>> previous(const ConversationQuery &query, ConversationId id, int limit) = 0;
    virtual Result<qint64> count(const ConversationFilter &filter) = 0;
    // Of the longest conversation; reads every text.
    virtual Result<int> mostTurns() = 0;

    // Until the transaction ends nobody else derives the state of this item.
    virtual Result<void> lock(ConversationId id) = 0;
    // Writes what was derived from annotations and decisions. Without a resolution an older one is taken away.
    virtual Result<void> setDerived(ConversationId id, ItemState state, const QString &label,
                                    const std::optional<Resolution> &resolution) = 0;
    virtual Result<std::optional<Resolution>> resolution(ConversationId id) = 0;

    // Those of the conversations that nobody was given, has answered or decided, in the same order.
    virtual Result<QList<ConversationId>> withoutWork(const QList<ConversationId> &ids) = 0;
    // The `file` that their rows named; empty where they named none.
    virtual Result<QHash<ConversationId, QString>> sourceFiles(const QList<ConversationId> &ids) = 0;
    // Called for conversations without work only: slots name the batch too.
    virtual Result<void> moveToBatch(const QList<ConversationId> &ids, BatchId batch) = 0;
    // Takes away those of the batches that hold no conversation and have no history.
    virtual Result<void> removeIfEmpty(const QList<BatchId> &batches) = 0;
};

}  // namespace gainsay
