// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/WorkStore.h"
#include "db/engine/Database.h"

namespace gainsay {

class SqlWorkStore final : public WorkStore {
public:
    explicit SqlWorkStore(Database &database) : m_database(database) {}

    Result<QList<ConversationId>> itemsOfBatch(BatchId batch) override;
    Result<void> addSlots(const QList<Slot> &slotList) override;
    Result<void> updateSlot(const Slot &slot) override;
    Result<void> removeSlots(const QList<SlotId> &slotIds) override;
    Result<QList<Slot>> slotsOf(ConversationId conversation) override;
    Result<QList<Slot>> slotsOfBatch(BatchId batch) override;
    Result<QList<Slot>> auxiliarySlots(ConversationId conversation) override;
    Result<QList<Slot>> auxiliarySlotsOfBatch(BatchId batch) override;
    Result<QString> batchAround(const Slot &side) override;
    Result<std::optional<Slot>> slot(SlotId id) override;
    Result<std::optional<Slot>> slotOf(ConversationId conversation, UserId user) override;
    Result<QList<AssignedSlot>> assignedSlots(BatchId batch) override;
    Result<std::optional<Slot>> nextSlot(UserId user, ConversationId except) override;
    Result<QList<Slot>> upcomingSlots(UserId user, int limit) override;
    Result<std::optional<Slot>> freeSlotInPool(ConversationId conversation) override;
    Result<int> freeExpiredSlots(qint64 nowMs) override;
    Result<QList<HeldSlot>> heldSlots(UserId user, int limit) override;
    Result<QList<Slot>> slotsInState(UserId user, SlotState state, qint64 afterPosition, int limit) override;
    Result<QList<WaitingSlot>> waitingSlots(UserId user, RunId run) override;
    Result<void> setPositions(const QList<WaitingSlot> &slotList) override;
    Result<QList<SlotTally>> slotTallies(UserId user) override;
    Result<AnnotationId> addAnnotation(const Annotation &annotation) override;
    Result<std::optional<Annotation>> annotation(AnnotationId id) override;
    Result<std::optional<Annotation>> latestAnnotation(ConversationId conversation, UserId user) override;
    Result<QList<Annotation>> revisions(ConversationId conversation, UserId user) override;
    Result<QList<RaterFact>> raters(ConversationId conversation) override;
    Result<AnnotationId> newestAnnotation(ConversationId conversation) override;
    Result<QList<Annotation>> answersOf(UserId user, AnnotationId before, int limit) override;
    Result<QList<Annotation>> answersAfter(UserId user, AnnotationId after, int limit) override;
    Result<qint64> answeredSince(UserId user, qint64 sinceMs) override;
    Result<std::optional<Draft>> draft(ConversationId conversation, UserId user) override;
    Result<void> saveDraft(const Draft &draft) override;
    Result<void> removeDraft(ConversationId conversation, UserId user) override;
    Result<EditId> appendEdit(const Edit &edit) override;
    Result<std::optional<Edit>> undoable(UserId user) override;
    Result<std::optional<Edit>> redoable(UserId user) override;
    Result<void> setUndone(EditId edit, bool undone) override;
    Result<void> addMark(const ItemMark &mark) override;
    Result<void> clearMarks(ConversationId conversation, UserId user, ItemMarkKind kind, qint64 at) override;
    Result<QList<ItemMark>> standingMarks(ItemMarkKind kind, int limit, UserId user) override;
    Result<QList<ItemMark>> marksOf(ConversationId conversation, UserId user) override;
    Result<qint64> standingMarkCount(ItemMarkKind kind) override;

private:
    Result<std::optional<Slot>> firstInState(UserId user, SlotState state, ConversationId except);
    Result<std::optional<Slot>> firstInPool(UserId user, ConversationId except);
    Result<std::optional<Slot>> inPoolAfter(qint64 position, UserId user, ConversationId except);
    Result<qint64> lastTakenFromPool(UserId user);
    Result<void> addPooled(UserId user, int limit, QList<Slot> &slotList);
    Result<EditId> lastDone(UserId user);
    Result<void> forgetOldEdits(UserId user, EditId newest);

    Database &m_database;
};

}  // namespace gainsay
