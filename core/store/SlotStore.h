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

// A slot that somebody works on now, or left with its lease run out.
struct HeldSlot {
    Slot slot;
    QString conversation;  // external id
    QString user;
};

// A slot in words, for plans that are printed.
struct AssignedSlot {
    QString conversation;  // external id
    QString user;          // name; empty in the pool
};

// A slot that waits for its person, with what a detector said of the conversation.
struct WaitingSlot {
    SlotId slot;
    ConversationId conversation;
    QString externalId;
    qint64 position = 0;
    QString label;        // empty: not judged, or the detector stays silent
    double margin = 0.0;  // lead of the label over the next one
};

class SlotStore {
public:
    virtual ~SlotStore() = default;

    // The conversations of a batch that are there for work, in the order of adding.
    virtual Result<QList<ConversationId>> itemsOfBatch(BatchId batch) = 0;

    // Ids are ignored; numbers must be free in their conversation.
    virtual Result<void> insert(const QList<Slot> &slotList) = 0;
    // Writes person, position, state, pool, lease and annotation; what a slot is for never changes.
    virtual Result<void> update(const Slot &slot) = 0;
    virtual Result<void> remove(const QList<SlotId> &slotIds) = 0;

    // The raters' slots; side work is not among them.
    virtual Result<QList<Slot>> ofConversation(ConversationId conversation) = 0;  // by number
    virtual Result<QList<Slot>> ofBatch(BatchId batch) = 0;                       // by conversation and number
    // The slots beside the work: of one conversation, or of all items of a batch.
    virtual Result<QList<Slot>> aside(ConversationId conversation) = 0;
    virtual Result<QList<Slot>> asideOfItems(BatchId batch) = 0;
    virtual Result<std::optional<Slot>> byId(SlotId id) = 0;
    virtual Result<std::optional<Slot>> of(ConversationId conversation, UserId user) = 0;
    virtual Result<QList<AssignedSlot>> assigned(BatchId batch) = 0;  // by conversation and number

    // The slot that the person should work on next, other than `except`'s: returned ones first, then what is
    // claimed, waiting by position, free in the pool by position, and skipped ones last. Called inside the
    // transaction that claims it.
    virtual Result<std::optional<Slot>> nextFor(UserId user, ConversationId except = {}) = 0;
    // As many slots as nextFor() would give one after the other, one per conversation. Claims nothing.
    virtual Result<QList<Slot>> upcomingFor(UserId user, int limit) = 0;
    // A slot of the conversation that is free in the pool.
    virtual Result<std::optional<Slot>> freeInPool(ConversationId conversation) = 0;
    // Pool slots whose lease has run out are free again; gives how many.
    virtual Result<int> freeExpired(qint64 nowMs) = 0;
    // Slots with a lease, the one that ends first before the others; of everybody, if nobody is named.
    virtual Result<QList<HeldSlot>> held(UserId user, int limit) = 0;

    // Slots of a person in one state by position, after `position`.
    virtual Result<QList<Slot>> inState(UserId user, SlotState state, qint64 afterPosition, int limit) = 0;
    // Everything that waits for a person, by position, as the run judged it (none: without its word).
    virtual Result<QList<WaitingSlot>> waiting(UserId user, RunId run) = 0;
    // Gives each slot the position it carries.
    virtual Result<void> setPositions(const QList<WaitingSlot> &slotList) = 0;
    // One person's with the side work, which looks like any other; everybody's without it, if nobody is named.
    virtual Result<QList<SlotTally>> tallies(UserId user = {}) = 0;
    // Name of the batch that side work seems to belong to: that of the person's work around it, else what the slot
    // says.
    virtual Result<QString> batchAround(const Slot &side) = 0;
};

}  // namespace gainsay
