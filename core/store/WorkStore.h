// SPDX-License-Identifier: GPL-3.0-or-later
// The work of annotators: who answers which conversation, in which order; their answers; what is not submitted yet.
#pragma once

#include "core/base/Result.h"
#include "core/model/Annotation.h"
#include "core/model/Slot.h"
#include "core/workflow/ItemRules.h"

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

class WorkStore {
public:
    virtual ~WorkStore() = default;

    // --- Who answers which conversation, in which order, and how far they are.
    // The conversations of a batch that are there for work, in the order of adding.
    virtual Result<QList<ConversationId>> itemsOfBatch(BatchId batch) = 0;

    // Ids are ignored; numbers must be free in their conversation.
    virtual Result<void> addSlots(const QList<Slot> &slotList) = 0;
    // Writes person, position, state, pool, lease and annotation; what a slot is for never changes.
    virtual Result<void> updateSlot(const Slot &slot) = 0;
    virtual Result<void> removeSlots(const QList<SlotId> &slotIds) = 0;

    // The raters' slots; side work is not among them.
    virtual Result<QList<Slot>> slotsOf(ConversationId conversation) = 0;  // by number
    virtual Result<QList<Slot>> slotsOfBatch(BatchId batch) = 0;           // by conversation and number
    // The slots beside the work: of one conversation, or of all items of a batch.
    virtual Result<QList<Slot>> auxiliarySlots(ConversationId conversation) = 0;
    virtual Result<QList<Slot>> auxiliarySlotsOfBatch(BatchId batch) = 0;
    virtual Result<std::optional<Slot>> slot(SlotId id) = 0;
    virtual Result<std::optional<Slot>> slotOf(ConversationId conversation, UserId user) = 0;
    virtual Result<QList<AssignedSlot>> assignedSlots(BatchId batch) = 0;  // by conversation and number

    // The slot that the person should work on next, other than `except`'s: returned ones first, then what is
    // claimed, waiting by position, free in the pool by position, and skipped ones last. Called inside the
    // transaction that claims it.
    virtual Result<std::optional<Slot>> nextSlot(UserId user, ConversationId except = {}) = 0;
    // As many slots as nextSlot() would give one after the other, one per conversation. Claims nothing.
    virtual Result<QList<Slot>> upcomingSlots(UserId user, int limit) = 0;
    // A slot of the conversation that is free in the pool.
    virtual Result<std::optional<Slot>> freeSlotInPool(ConversationId conversation) = 0;
    // Pool slots whose lease has run out are free again; gives how many.
    virtual Result<int> freeExpiredSlots(qint64 nowMs) = 0;
    // Slots with a lease, the one that ends first before the others; of everybody, if nobody is named.
    virtual Result<QList<HeldSlot>> heldSlots(UserId user, int limit) = 0;

    // Slots of a person in one state by position, after `position`.
    virtual Result<QList<Slot>> slotsInState(UserId user, SlotState state, qint64 afterPosition, int limit) = 0;
    // Everything that waits for a person, by position, as the run judged it (none: without its word).
    virtual Result<QList<WaitingSlot>> waitingSlots(UserId user, RunId run) = 0;
    // Gives each slot the position it carries.
    virtual Result<void> setPositions(const QList<WaitingSlot> &slotList) = 0;
    // One person's with the side work, which looks like any other; everybody's without it, if nobody is named.
    virtual Result<QList<SlotTally>> slotTallies(UserId user = {}) = 0;
    // Name of the batch that side work seems to belong to: that of the person's work around it, else what the slot
    // says.
    virtual Result<QString> batchAround(const Slot &side) = 0;

    // --- Everybody's answers, every revision of them. Rows are only ever added.
    // The id is ignored. Ids grow with time within a project.
    virtual Result<AnnotationId> addAnnotation(const Annotation &annotation) = 0;

    virtual Result<std::optional<Annotation>> annotation(AnnotationId id) = 0;
    virtual Result<std::optional<Annotation>> latestAnnotation(ConversationId conversation, UserId user) = 0;
    virtual Result<QList<Annotation>> revisions(ConversationId conversation, UserId user) = 0;  // oldest first

    // What deriveItem needs: every slot of the item by number, with the answers in force.
    virtual Result<QList<RaterFact>> raters(ConversationId conversation) = 0;
    // The newest annotation in force on the item; none if nobody has answered.
    virtual Result<AnnotationId> newestAnnotation(ConversationId conversation) = 0;

    // A person's answers in force, newest first, older than `before` (none: from the newest).
    virtual Result<QList<Annotation>> answersOf(UserId user, AnnotationId before, int limit) = 0;
    // The ones that are newer than `after`, oldest first.
    virtual Result<QList<Annotation>> answersAfter(UserId user, AnnotationId after, int limit) = 0;
    // How many items a person has answered for the first time since, and not taken back: amendments, undo and redo
    // count for nothing.
    virtual Result<qint64> answeredSince(UserId user, qint64 sinceMs) = 0;

    // --- What is not submitted yet: drafts, the undo history, skips and flags.
    virtual Result<std::optional<Draft>> draft(ConversationId conversation, UserId user) = 0;
    virtual Result<void> saveDraft(const Draft &draft) = 0;
    virtual Result<void> removeDraft(ConversationId conversation, UserId user) = 0;

    // Adds a step to the person's undo history; steps that were undone before can then no longer be redone.
    virtual Result<EditId> appendEdit(const Edit &edit) = 0;
    // The step that undo (redo) would take next.
    virtual Result<std::optional<Edit>> undoable(UserId user) = 0;
    virtual Result<std::optional<Edit>> redoable(UserId user) = 0;
    virtual Result<void> setUndone(EditId edit, bool undone) = 0;

    virtual Result<void> addMark(const ItemMark &mark) = 0;
    // Skips and flags of one kind that a person still has on an item are cleared.
    virtual Result<void> clearMarks(ConversationId conversation, UserId user, ItemMarkKind kind, qint64 at) = 0;
    // Not cleared yet, newest first; of everybody, if nobody is named.
    virtual Result<QList<ItemMark>> standingMarks(ItemMarkKind kind, int limit, UserId user = {}) = 0;
    // All that a person has ever put on an item, cleared ones too, oldest first.
    virtual Result<QList<ItemMark>> marksOf(ConversationId conversation, UserId user) = 0;
    virtual Result<qint64> standingMarkCount(ItemMarkKind kind) = 0;
};

}  // namespace gainsay
