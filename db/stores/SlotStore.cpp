// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/SlotStore.h"

#include "core/model/ConversationQuery.h"
#include "db/engine/BulkInsert.h"
#include "db/engine/Query.h"
#include "db/engine/Values.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const QString slotColumns = u"SELECT s.id, s.conversation_id, s.batch_id, s.number, s.user_id, s.position, s.state, "
                            "s.pool, s.lease_until, s.annotation_id, s.purpose "_s;

const QString selectSlot = slotColumns + u"FROM slots s "_s;

Slot readSlot(const Row &row)
{
    Slot slot;
    slot.id = row.get<SlotId>(0);
    slot.conversation = row.get<ConversationId>(1);
    slot.batch = row.get<BatchId>(2);
    slot.number = row.get<int>(3);
    slot.user = row.get<UserId>(4);
    slot.position = row.get<qint64>(5);
    slot.state = row.get<SlotState>(6);
    slot.pool = row.get<bool>(7);
    slot.leaseUntil = row.get<qint64>(8);
    slot.annotation = row.get<AnnotationId>(9);
    slot.purpose = row.get<SlotPurpose>(10);
    return slot;
}

// Rows that somebody else is changing at this moment are not waited for. Those whom the server guards take a place by
// changing it, which their server judges.
QString passingOver(const Database &database)
{
    const bool locks =
        database.engine() == Engine::PostgreSql && database.serverRules().kind != ServerRules::Kind::Enforced;
    return locks ? u" FOR UPDATE OF s SKIP LOCKED"_s : QString();
}

}  // namespace

Result<QList<ConversationId>> SqlSlotStore::itemsOfBatch(BatchId batch)
{
    return sql::all(
        m_database, u"SELECT id FROM conversations WHERE batch_id = ? AND purpose = ? ORDER BY id"_s,
        [](const Row &row) { return row.get<ConversationId>(0); }, batch, Purpose::Work);
}

Result<void> SqlSlotStore::insert(const QList<Slot> &slotList)
{
    BulkInsert rows(m_database, u"slots"_s,
                    {u"conversation_id"_s, u"batch_id"_s, u"number"_s, u"user_id"_s, u"position"_s, u"state"_s,
                     u"pool"_s, u"lease_until"_s, u"annotation_id"_s, u"purpose"_s});
    for (const Slot &slot : slotList) {
        const auto added = rows.add(slot.conversation, slot.batch, slot.number, slot.user, slot.position, slot.state,
                                    slot.pool, orNull(slot.leaseUntil), slot.annotation, slot.purpose);
        if (!added)
            return added;
    }
    return rows.finish();
}

Result<void> SqlSlotStore::update(const Slot &slot)
{
    return succeeded(sql::execute(m_database,
                                  u"UPDATE slots SET user_id = ?, position = ?, state = ?, pool = ?, lease_until = ?, "
                                  "annotation_id = ? WHERE id = ?"_s,
                                  slot.user, slot.position, slot.state, slot.pool, orNull(slot.leaseUntil),
                                  slot.annotation, slot.id));
}

Result<void> SqlSlotStore::remove(const QList<SlotId> &slotIds)
{
    for (const SlotId id : slotIds) {
        RETURN_IF_ERROR(sql::execute(m_database, u"DELETE FROM slots WHERE id = ?"_s, id));
    }
    return {};
}

Result<QList<Slot>> SqlSlotStore::ofConversation(ConversationId conversation)
{
    return sql::all(m_database, selectSlot + u"WHERE s.conversation_id = ? AND s.purpose = ? ORDER BY s.number"_s,
                    readSlot, conversation, SlotPurpose::Work);
}

Result<QList<Slot>> SqlSlotStore::ofBatch(BatchId batch)
{
    return sql::all(m_database,
                    selectSlot + u"WHERE s.batch_id = ? AND s.purpose = ? ORDER BY s.conversation_id, s.number"_s,
                    readSlot, batch, SlotPurpose::Work);
}

Result<QList<Slot>> SqlSlotStore::aside(ConversationId conversation)
{
    return sql::all(m_database, selectSlot + u"WHERE s.conversation_id = ? AND s.purpose <> 0 ORDER BY s.number"_s,
                    readSlot, conversation);
}

Result<QList<Slot>> SqlSlotStore::asideOfItems(BatchId batch)
{
    return sql::all(m_database,
                    selectSlot + u"JOIN conversations c ON c.id = s.conversation_id WHERE s.purpose <> 0 AND "
                                 "c.batch_id = ? ORDER BY s.id"_s,
                    readSlot, batch);
}

Result<std::optional<Slot>> SqlSlotStore::byId(SlotId id)
{
    return sql::one(m_database, selectSlot + u"WHERE s.id = ?"_s, readSlot, id);
}

Result<std::optional<Slot>> SqlSlotStore::of(ConversationId conversation, UserId user)
{
    return sql::one(m_database, selectSlot + u"WHERE s.conversation_id = ? AND s.user_id = ?"_s, readSlot, conversation,
                    user);
}

Result<QList<AssignedSlot>> SqlSlotStore::assigned(BatchId batch)
{
    return sql::all(
        m_database,
        u"SELECT c.external_id, COALESCE(u.name, '') FROM slots s JOIN conversations c ON c.id = s.conversation_id "
        "LEFT JOIN users u ON u.id = s.user_id WHERE s.batch_id = ? AND s.purpose = ? "
        "ORDER BY s.conversation_id, s.number"_s,
        [](const Row &row) {
            return AssignedSlot{row.get<QString>(0), row.get<QString>(1)};
        },
        batch, SlotPurpose::Work);
}

Result<std::optional<Slot>> SqlSlotStore::firstInState(UserId user, SlotState state, ConversationId except)
{
    return sql::one(m_database,
                    selectSlot +
                        u"WHERE s.user_id = ? AND s.state = ? AND s.conversation_id <> ? ORDER BY s.position LIMIT 1"_s,
                    readSlot, user, state, except.value);
}

Result<std::optional<Slot>> SqlSlotStore::inPoolAfter(qint64 position, UserId user, ConversationId except)
{
    const QString text = selectSlot +
                         u"WHERE s.user_id IS NULL AND s.state = ? AND s.position > ? AND s.conversation_id <> ? "
                         "AND NOT EXISTS (SELECT 1 FROM annotations a WHERE a.conversation_id = s.conversation_id "
                         "AND a.user_id = ?) AND NOT EXISTS (SELECT 1 FROM slots o WHERE "
                         "o.conversation_id = s.conversation_id AND o.user_id = ?) ORDER BY s.position LIMIT 1"_s;
    return sql::one(m_database, text, readSlot, SlotState::Waiting, position, except.value, user, user);
}

Result<qint64> SqlSlotStore::lastTakenFromPool(UserId user)
{
    ASSIGN_OR_RETURN(const auto last,
                     sql::one(
                         m_database, u"SELECT MAX(position) FROM slots WHERE user_id = ? AND pool = 1"_s,
                         [](const Row &row) { return row.get<qint64>(0); }, user));
    return last.value_or(0);
}

// First behind what the person took last: before it lie mostly other slots of items that the person has had.
Result<std::optional<Slot>> SqlSlotStore::firstInPool(UserId user, ConversationId except)
{
    ASSIGN_OR_RETURN(const auto behind, lastTakenFromPool(user));
    auto found = inPoolAfter(behind, user, except);
    if (!found || *found || behind == 0)
        return found;
    return inPoolAfter(-1, user, except);
}

// In firstInPool()'s order: behind what was taken last, then from the start.
Result<void> SqlSlotStore::addPooled(UserId user, int limit, QList<Slot> &slotList)
{
    ASSIGN_OR_RETURN(const auto behind, lastTakenFromPool(user));
    const auto isListed = [&](const Slot &slot) {
        return std::ranges::any_of(slotList, [&](const Slot &s) { return s.conversation == slot.conversation; });
    };
    for (const qint64 start : {behind, qint64(-1)}) {
        for (qint64 position = start; slotList.size() < limit;) {
            ASSIGN_OR_RETURN(const auto found, inPoolAfter(position, user, {}));
            if (!found || (start < behind && found->position > behind))
                break;
            position = found->position;
            if (!isListed(*found))
                slotList.append(*found);
        }
    }
    return {};
}

Result<QList<Slot>> SqlSlotStore::upcomingFor(UserId user, int limit)
{
    QList<Slot> slotList;
    for (const SlotState state : {SlotState::Returned, SlotState::Claimed, SlotState::Waiting, SlotState::Skipped}) {
        if (state == SlotState::Skipped) {
            RETURN_IF_ERROR(addPooled(user, limit, slotList));
        }
        ASSIGN_OR_RETURN(const auto found, inState(user, state, -1, limit - int(slotList.size())));
        slotList += found;
    }
    return slotList;
}

Result<std::optional<Slot>> SqlSlotStore::nextFor(UserId user, ConversationId except)
{
    // The same in one question, and what somebody else is taking at this moment is passed over.
    if (m_database.engine() == Engine::PostgreSql) {
        ASSIGN_OR_RETURN(const auto id,
                         sql::number(m_database, u"SELECT COALESCE(next_slot(?, ?), 0)"_s, user.value, except.value));
        return id == 0 ? std::optional<Slot>() : byId({id});
    }
    for (const SlotState state : {SlotState::Returned, SlotState::Claimed, SlotState::Waiting}) {
        auto found = firstInState(user, state, except);
        if (!found || *found)
            return found;
    }
    auto pooled = firstInPool(user, except);
    if (!pooled || *pooled)
        return pooled;
    return firstInState(user, SlotState::Skipped, except);
}

Result<std::optional<Slot>> SqlSlotStore::freeInPool(ConversationId conversation)
{
    return sql::one(m_database,
                    selectSlot + u"WHERE s.conversation_id = ? AND s.user_id IS NULL ORDER BY s.number LIMIT 1"_s +
                        passingOver(m_database),
                    readSlot, conversation);
}

Result<int> SqlSlotStore::freeExpired(qint64 nowMs)
{
    // next_slot() does it for those whom the server guards.
    const qint64 transaction = m_database.transactionNumber();
    const bool done = transaction != 0 && transaction == m_freedIn;
    if (done || m_database.serverRules().kind == ServerRules::Kind::Enforced)
        return 0;
    m_freedIn = transaction;
    return sql::execute(
        m_database,
        u"UPDATE slots SET user_id = NULL, state = ?, lease_until = NULL WHERE id IN (SELECT s.id FROM slots s WHERE "
        "s.lease_until IS NOT NULL AND s.lease_until <= ? AND s.pool = 1 AND s.state = ?"_s +
            passingOver(m_database) + u')',
        SlotState::Waiting, nowMs, SlotState::Claimed);
}

Result<QList<HeldSlot>> SqlSlotStore::held(UserId user, int limit)
{
    const auto read = [](const Row &row) {
        return HeldSlot{readSlot(row), row.get<QString>(11), row.get<QString>(12)};
    };
    const QString text = slotColumns +
                         u", c.external_id, u.name FROM slots s JOIN conversations c ON c.id = s.conversation_id "
                         "JOIN users u ON u.id = s.user_id WHERE s.lease_until IS NOT NULL "_s;
    const QString order = u"ORDER BY s.lease_until, s.id LIMIT ?"_s;
    if (user)
        return sql::all(m_database, text + u"AND s.user_id = ? "_s + order, read, user, limit);
    return sql::all(m_database, text + order, read, limit);
}

Result<QList<Slot>> SqlSlotStore::inState(UserId user, SlotState state, qint64 afterPosition, int limit)
{
    return sql::all(m_database,
                    selectSlot +
                        u"WHERE s.user_id = ? AND s.state = ? AND s.position > ? ORDER BY s.position LIMIT ?"_s,
                    readSlot, user, state, afterPosition, limit);
}

Result<QList<WaitingSlot>> SqlSlotStore::waiting(UserId user, RunId run)
{
    return sql::all(
        m_database,
        u"SELECT s.id, s.conversation_id, c.external_id, s.position, COALESCE(p.label, ''), COALESCE(p.margin, 0) "
        "FROM slots s JOIN conversations c ON c.id = s.conversation_id LEFT JOIN prelabels p ON p.run_id = ? AND "
        "p.conversation_id = s.conversation_id WHERE s.user_id = ? AND s.state = ? ORDER BY s.position"_s,
        [](const Row &row) {
            return WaitingSlot{row.get<SlotId>(0), row.get<ConversationId>(1), row.get<QString>(2),
                               row.get<qint64>(3), row.get<QString>(4),        row.get<double>(5)};
        },
        run.value, user, SlotState::Waiting);
}

Result<void> SqlSlotStore::setPositions(const QList<WaitingSlot> &slotList)
{
    Query update(m_database, u"UPDATE slots SET position = ? WHERE id = ?"_s);
    for (const WaitingSlot &slot : slotList) {
        RETURN_IF_ERROR(update.bind(slot.position, slot.slot).run());
    }
    return {};
}

// One look into the queue's index per state, since a person's slots can be very many.
Result<QString> SqlSlotStore::batchAround(const Slot &side)
{
    std::optional<Slot> nearest;
    for (const SlotState state :
         {SlotState::Waiting, SlotState::Claimed, SlotState::Submitted, SlotState::Returned, SlotState::Skipped}) {
        ASSIGN_OR_RETURN(const auto found,
                         sql::one(m_database,
                                  selectSlot + u"WHERE s.user_id = ? AND s.state = ? AND s.position <= ? AND "
                                               "s.purpose = 0 ORDER BY s.position DESC LIMIT 1"_s,
                                  readSlot, side.user, state, side.position + 1));
        if (found && (!nearest || found->position > nearest->position))
            nearest = found;
    }
    const auto name = sql::one(
        m_database, u"SELECT name FROM batches WHERE id = ?"_s, [](const Row &row) { return row.get<QString>(0); },
        nearest ? nearest->batch : side.batch);
    return name ? Result<QString>(name->value_or(QString())) : name.error();
}

Result<QList<SlotTally>> SqlSlotStore::tallies(UserId user)
{
    const auto read = [](const Row &row) {
        return SlotTally{row.get<BatchId>(0), row.get<UserId>(1), row.get<SlotState>(2), row.get<qint64>(3)};
    };
    const QString select = u"SELECT batch_id, user_id, state, COUNT(*) FROM slots "_s;
    const QString group = u"GROUP BY batch_id, user_id, state ORDER BY batch_id, user_id, state"_s;
    if (user)
        return sql::all(m_database, select + u"WHERE user_id = ? "_s + group, read, user);
    return sql::all(m_database, select + u"WHERE purpose = ? "_s + group, read, SlotPurpose::Work);
}

}  // namespace gainsay
