// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/SlotStore.h"
#include "db/engine/Database.h"

namespace gainsay {

class SqlSlotStore final : public SlotStore {
public:
    explicit SqlSlotStore(Database &database) : m_database(database) {}

    Result<QList<ConversationId>> itemsOfBatch(BatchId batch) override;
    Result<void> insert(const QList<Slot> &slotList) override;
    Result<void> update(const Slot &slot) override;
    Result<void> remove(const QList<SlotId> &slotIds) override;
    Result<QList<Slot>> ofConversation(ConversationId conversation) override;
    Result<QList<Slot>> ofBatch(BatchId batch) override;
    Result<QList<Slot>> aside(ConversationId conversation) override;
    Result<QList<Slot>> asideOfItems(BatchId batch) override;
    Result<QString> batchAround(const Slot &side) override;
    Result<std::optional<Slot>> byId(SlotId id) override;
    Result<std::optional<Slot>> of(ConversationId conversation, UserId user) override;
    Result<QList<AssignedSlot>> assigned(BatchId batch) override;
    Result<std::optional<Slot>> nextFor(UserId user, ConversationId except) override;
    Result<QList<Slot>> upcomingFor(UserId user, int limit) override;
    Result<std::optional<Slot>> freeInPool(ConversationId conversation) override;
    Result<int> freeExpired(qint64 nowMs) override;
    Result<QList<HeldSlot>> held(UserId user, int limit) override;
    Result<QList<Slot>> inState(UserId user, SlotState state, qint64 afterPosition, int limit) override;
    Result<QList<WaitingSlot>> waiting(UserId user, RunId run) override;
    Result<void> setPositions(const QList<WaitingSlot> &slotList) override;
    Result<QList<SlotTally>> tallies(UserId user) override;

private:
    Result<std::optional<Slot>> firstInState(UserId user, SlotState state, ConversationId except);
    Result<std::optional<Slot>> firstInPool(UserId user, ConversationId except);
    Result<std::optional<Slot>> inPoolAfter(qint64 position, UserId user, ConversationId except);
    Result<qint64> lastTakenFromPool(UserId user);
    Result<void> addPooled(UserId user, int limit, QList<Slot> &slotList);

    Database &m_database;
    qint64 m_freedIn = 0;  // the transaction in which expired slots were freed last
};

}  // namespace gainsay
