// SPDX-License-Identifier: GPL-3.0-or-later
// Who answers which conversation, in which order, and how far they are.
#pragma once

#include "core/base/Result.h"
#include "core/model/Slot.h"

#include <QList>

#include <optional>

namespace gainsay {

// How many slots of one person in one batch are in one state; no user: free in the pool.
struct SlotTally {
    BatchId batch;
    UserId user;
    SlotState state = SlotState::Waiting;
    qint64 count = 0;
};

// A slot in words, for plans that are printed.
struct AssignedSlot {
    QString conversation;  // external id
    QString user;          // name; empty in the pool
};

class SlotStore {
public:
    virtual ~SlotStore() = default;

    // The conversations of a batch that are there for work, in the order of adding.
    virtual Result<QList<ConversationId>> itemsOfBatch(BatchId batch) = 0;

    // Ids are ignored; numbers must be free in their conversation.
    virtual Result<void> insert(const QList<Slot> &slotList) = 0;
    // Writes person, position, state, pool, lease and annotation.
    virtual Result<void> update(const Slot &slot) = 0;
    virtual Result<void> remove(const QList<SlotId> &slotIds) = 0;

    virtual Result<QList<Slot>> ofConversation(ConversationId conversation) = 0;  // by number
    virtual Result<QList<Slot>> ofBatch(BatchId batch) = 0;                       // by conversation and number
    virtual Result<std::optional<Slot>> byId(SlotId id) = 0;
    virtual Result<std::optional<Slot>> of(ConversationId conversation, UserId user) = 0;
    virtual Result<QList<AssignedSlot>> assigned(BatchId batch) = 0;  // by conversation and number

    // The slot that the person should work on next, other than `except`'s: returned ones first, then what is
    // claimed, waiting by position, free in the pool by position, and skipped ones last. Called inside the
    // transaction that claims it.
    virtual Result<std::optional<Slot>> nextFor(UserId user, ConversationId except = {}) = 0;
    // A slot of the conversation that is free in the pool.
    virtual Result<std::optional<Slot>> freeInPool(ConversationId conversation) = 0;
    // Pool slots whose lease has run out are free again; gives how many.
    virtual Result<int> freeExpired(qint64 nowMs) = 0;
    // Leases that ran out before `nowMs` on slots that were planned for a person.
    virtual Result<QList<Slot>> expired(qint64 nowMs) = 0;

    // Slots of a person in one state by position, after `position`.
    virtual Result<QList<Slot>> inState(UserId user, SlotState state, qint64 afterPosition, int limit) = 0;
    virtual Result<QList<SlotTally>> tallies(UserId user = {}) = 0;  // of everybody, if none is named
};

}  // namespace gainsay
