// SPDX-License-Identifier: GPL-3.0-or-later
// The Errors page: what researchers note about errors, and packed columns, block by block of conversation ids, with
// what a missing block is made from. Stores that change what a block holds forget it in the same transaction.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Result.h"
#include "core/model/ErrorNotes.h"
#include "core/model/Workflow.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace gainsay {

constexpr int errorBlockBits = 12;

// What the block of a conversation knows of it. The JSON is as it is stored: whoever makes a block reads it on every
// core, while the storage has but one thread.
struct ErrorSource {
    ConversationId id;
    QString batch;
    QString chatbot;
    QString method;
    int length = 0;
    int turnCount = 0;
    ItemState state = ItemState::Open;
    QString label;  // people's, else what was imported
    bool settledByPeople = false;
    bool removed = false;
    QStringList said;  // people's labels in force, in order of their slots

    int target = -1;
    std::optional<int> related;
    QByteArray turns;    // see turnsFromJson()
    QByteArray extra;    // these three: empty where there is nothing
    QByteArray gold;     // imported answers
    QByteArray answers;  // people's resolution
};

struct StoredBlock {
    RunId run;  // none: the conversations themselves
    qint64 block = 0;
    QByteArray data;
};

struct PredictionValue {
    ConversationId conversation;
    QString label;
    double confidence = 0.0;
    double margin = 0.0;
};

struct StoredTurns {
    ConversationId conversation;
    int target = -1;
    QByteArray turns;  // see turnsFromJson()
};

class ErrorStore {
public:
    virtual ~ErrorStore() = default;

    // --- Keeps what researchers note about errors.
    virtual Result<QList<Slice>> slices() = 0;  // by name
    // A slice of that name gets the new filter.
    virtual Result<SliceId> putSlice(const Slice &slice) = 0;
    virtual Result<void> removeSlice(SliceId id) = 0;

    virtual Result<QList<TagKind>> tagKinds() = 0;  // in their order, retired ones last
    // The whole list, in order. Words that are in use but not in the list are retired, others go.
    virtual Result<void> setTagKinds(const QList<TagKind> &kinds) = 0;

    // All tags, or those of one conversation.
    virtual Result<QList<ErrorTag>> tags(ConversationId conversation = {}) = 0;
    virtual Result<void> putTag(const ErrorTag &tag) = 0;
    virtual Result<void> removeTag(ConversationId conversation, RunId run, const QString &tag) = 0;
    virtual Result<void> removeTagsOf(RunId run) = 0;

    virtual Result<QList<ContrastivePair>> pairs() = 0;  // newest first
    virtual Result<qint64> addPair(const ContrastivePair &pair) = 0;
    virtual Result<void> removePair(qint64 id) = 0;

    // --- Packed columns of the Errors page, block by block of conversation ids, and what a missing block is made from.
    // Blocks 0 … count - 1 hold every conversation.
    virtual Result<qint64> blockCount() = 0;
    // None if it was never made, or what it holds has changed since.
    virtual Result<std::optional<QByteArray>> block(RunId run, qint64 block) = 0;
    virtual Result<void> storeBlock(const StoredBlock &block) = 0;

    // Conversations of the work in order of their ids.
    virtual Result<void> blockSources(qint64 block, const std::function<void(ErrorSource)> &visit) = 0;
    virtual Result<void> blockTexts(qint64 block, const std::function<void(const StoredTurns &)> &visit) = 0;
    virtual Result<void> blockPredictions(RunId run, qint64 block,
                                          const std::function<void(const PredictionValue &)> &visit) = 0;

    // Conversations whose text holds every word of the query, by id.
    virtual Result<std::vector<qint64>> conversationsWithText(const QString &query) = 0;
};

}  // namespace gainsay
