// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/WorkStore.h"

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

Result<QList<ConversationId>> SqlWorkStore::itemsOfBatch(BatchId batch)
{
    return sql::all(
        m_database, u"SELECT id FROM conversations WHERE batch_id = ? AND purpose = ? ORDER BY id"_s,
        [](const Row &row) { return row.get<ConversationId>(0); }, batch, Purpose::Work);
}

Result<void> SqlWorkStore::addSlots(const QList<Slot> &slotList)
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

Result<void> SqlWorkStore::updateSlot(const Slot &slot)
{
    return succeeded(sql::execute(m_database,
                                  u"UPDATE slots SET user_id = ?, position = ?, state = ?, pool = ?, lease_until = ?, "
                                  "annotation_id = ? WHERE id = ?"_s,
                                  slot.user, slot.position, slot.state, slot.pool, orNull(slot.leaseUntil),
                                  slot.annotation, slot.id));
}

Result<void> SqlWorkStore::removeSlots(const QList<SlotId> &slotIds)
{
    for (const SlotId id : slotIds) {
        RETURN_IF_ERROR(sql::execute(m_database, u"DELETE FROM slots WHERE id = ?"_s, id));
    }
    return {};
}

Result<QList<Slot>> SqlWorkStore::slotsOf(ConversationId conversation)
{
    return sql::all(m_database, selectSlot + u"WHERE s.conversation_id = ? AND s.purpose = ? ORDER BY s.number"_s,
                    readSlot, conversation, SlotPurpose::Work);
}

Result<QList<Slot>> SqlWorkStore::slotsOfBatch(BatchId batch)
{
    return sql::all(m_database,
                    selectSlot + u"WHERE s.batch_id = ? AND s.purpose = ? ORDER BY s.conversation_id, s.number"_s,
                    readSlot, batch, SlotPurpose::Work);
}

Result<QList<Slot>> SqlWorkStore::auxiliarySlots(ConversationId conversation)
{
    return sql::all(m_database, selectSlot + u"WHERE s.conversation_id = ? AND s.purpose <> 0 ORDER BY s.number"_s,
                    readSlot, conversation);
}

Result<QList<Slot>> SqlWorkStore::auxiliarySlotsOfBatch(BatchId batch)
{
    return sql::all(m_database,
                    selectSlot + u"JOIN conversations c ON c.id = s.conversation_id WHERE s.purpose <> 0 AND "
                                 "c.batch_id = ? ORDER BY s.id"_s,
                    readSlot, batch);
}

Result<std::optional<Slot>> SqlWorkStore::slot(SlotId id)
{
    return sql::one(m_database, selectSlot + u"WHERE s.id = ?"_s, readSlot, id);
}

Result<std::optional<Slot>> SqlWorkStore::slotOf(ConversationId conversation, UserId user)
{
    return sql::one(m_database, selectSlot + u"WHERE s.conversation_id = ? AND s.user_id = ?"_s, readSlot, conversation,
                    user);
}

Result<QList<AssignedSlot>> SqlWorkStore::assignedSlots(BatchId batch)
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

Result<std::optional<Slot>> SqlWorkStore::firstInState(UserId user, SlotState state, ConversationId except)
{
    return sql::one(m_database,
                    selectSlot +
                        u"WHERE s.user_id = ? AND s.state = ? AND s.conversation_id <> ? ORDER BY s.position LIMIT 1"_s,
                    readSlot, user, state, except.value);
}

Result<std::optional<Slot>> SqlWorkStore::inPoolAfter(qint64 position, UserId user, ConversationId except)
{
    const QString text = selectSlot +
                         u"WHERE s.user_id IS NULL AND s.state = ? AND s.position > ? AND s.conversation_id <> ? "
                         "AND NOT EXISTS (SELECT 1 FROM annotations a WHERE a.conversation_id = s.conversation_id "
                         "AND a.user_id = ?) AND NOT EXISTS (SELECT 1 FROM slots o WHERE "
                         "o.conversation_id = s.conversation_id AND o.user_id = ?) ORDER BY s.position LIMIT 1"_s;
    return sql::one(m_database, text, readSlot, SlotState::Waiting, position, except.value, user, user);
}

Result<qint64> SqlWorkStore::lastTakenFromPool(UserId user)
{
    ASSIGN_OR_RETURN(const auto last,
                     sql::one(
                         m_database, u"SELECT MAX(position) FROM slots WHERE user_id = ? AND pool = 1"_s,
                         [](const Row &row) { return row.get<qint64>(0); }, user));
    return last.value_or(0);
}

// First behind what the person took last: before it lie mostly other slots of items that the person has had.
Result<std::optional<Slot>> SqlWorkStore::firstInPool(UserId user, ConversationId except)
{
    ASSIGN_OR_RETURN(const auto behind, lastTakenFromPool(user));
    auto found = inPoolAfter(behind, user, except);
    if (!found || *found || behind == 0)
        return found;
    return inPoolAfter(-1, user, except);
}

// In firstInPool()'s order: behind what was taken last, then from the start.
Result<void> SqlWorkStore::addPooled(UserId user, int limit, QList<Slot> &slotList)
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

Result<QList<Slot>> SqlWorkStore::upcomingSlots(UserId user, int limit)
{
    QList<Slot> slotList;
    for (const SlotState state : {SlotState::Returned, SlotState::Claimed, SlotState::Waiting, SlotState::Skipped}) {
        if (state == SlotState::Skipped) {
            RETURN_IF_ERROR(addPooled(user, limit, slotList));
        }
        ASSIGN_OR_RETURN(const auto found, slotsInState(user, state, -1, limit - int(slotList.size())));
        slotList += found;
    }
    return slotList;
}

Result<std::optional<Slot>> SqlWorkStore::nextSlot(UserId user, ConversationId except)
{
    // The same in one question, and what somebody else is taking at this moment is passed over.
    if (m_database.engine() == Engine::PostgreSql) {
        ASSIGN_OR_RETURN(const auto id,
                         sql::number(m_database, u"SELECT COALESCE(next_slot(?, ?), 0)"_s, user.value, except.value));
        return id == 0 ? std::optional<Slot>() : slot({id});
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

Result<std::optional<Slot>> SqlWorkStore::freeSlotInPool(ConversationId conversation)
{
    return sql::one(m_database,
                    selectSlot + u"WHERE s.conversation_id = ? AND s.user_id IS NULL ORDER BY s.number LIMIT 1"_s +
                        passingOver(m_database),
                    readSlot, conversation);
}

Result<int> SqlWorkStore::freeExpiredSlots(qint64 nowMs)
{
    // next_slot() does it for those whom the server guards.
    if (m_database.serverRules().kind == ServerRules::Kind::Enforced)
        return 0;
    return sql::execute(
        m_database,
        u"UPDATE slots SET user_id = NULL, state = ?, lease_until = NULL WHERE id IN (SELECT s.id FROM slots s WHERE "
        "s.lease_until IS NOT NULL AND s.lease_until <= ? AND s.pool = 1 AND s.state = ?"_s +
            passingOver(m_database) + u')',
        SlotState::Waiting, nowMs, SlotState::Claimed);
}

Result<QList<HeldSlot>> SqlWorkStore::heldSlots(UserId user, int limit)
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

Result<QList<Slot>> SqlWorkStore::slotsInState(UserId user, SlotState state, qint64 afterPosition, int limit)
{
    return sql::all(m_database,
                    selectSlot +
                        u"WHERE s.user_id = ? AND s.state = ? AND s.position > ? ORDER BY s.position LIMIT ?"_s,
                    readSlot, user, state, afterPosition, limit);
}

Result<QList<WaitingSlot>> SqlWorkStore::waitingSlots(UserId user, RunId run)
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

Result<void> SqlWorkStore::setPositions(const QList<WaitingSlot> &slotList)
{
    Query update(m_database, u"UPDATE slots SET position = ? WHERE id = ?"_s);
    for (const WaitingSlot &slot : slotList) {
        RETURN_IF_ERROR(update.bind(slot.position, slot.slot).run());
    }
    return {};
}

// One look into the queue's index per state, since a person's slots can be very many.
Result<QString> SqlWorkStore::batchAround(const Slot &side)
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

Result<QList<SlotTally>> SqlWorkStore::slotTallies(UserId user)
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

namespace {

const QString selectAnnotation =
    u"SELECT a.id, a.conversation_id, a.user_id, a.revision, a.scheme_id, a.answers, a.label, a.confidence, "
    u"a.created_at, "
    "a.active_ms, a.idle_ms, a.prelabel_run, a.prelabel_shown, a.prelabel_followed, a.prelabel_ms FROM annotations a "_s;

// A person's answers in force.
const QString selectInForce =
    selectAnnotation +
    u"JOIN slots s ON s.conversation_id = a.conversation_id AND s.user_id = a.user_id AND s.annotation_id = a.id "
    "WHERE a.user_id = ? "_s;
const QString placeOfAnnotation = u"((SELECT created_at FROM annotations WHERE id = ?), ?) "_s;

Annotation readAnnotation(const Row &row)
{
    Annotation annotation;
    annotation.id = row.get<AnnotationId>(0);
    annotation.conversation = row.get<ConversationId>(1);
    annotation.user = row.get<UserId>(2);
    annotation.revision = row.get<int>(3);
    annotation.scheme = row.get<SchemeId>(4);
    annotation.answers = row.get<Json>(5);
    annotation.label = row.get<QString>(6);
    annotation.confidence = row.get<std::optional<int>>(7);
    annotation.createdAt = row.get<qint64>(8);
    annotation.time = {row.get<qint64>(9), row.get<qint64>(10)};
    annotation.prelabel = {row.get<RunId>(11), row.get<bool>(12), row.get<std::optional<bool>>(13),
                           row.get<std::optional<qint64>>(14)};
    return annotation;
}

}  // namespace

Result<AnnotationId> SqlWorkStore::addAnnotation(const Annotation &a)
{
    ASSIGN_OR_RETURN(const auto id,
                     sql::number(m_database,
                                 u"INSERT INTO annotations (conversation_id, user_id, revision, scheme_id, answers, "
                                 u"label, confidence, created_at, "
                                 "active_ms, idle_ms, prelabel_run, prelabel_shown, prelabel_followed, prelabel_ms) "
                                 "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id"_s,
                                 a.conversation, a.user, a.revision, a.scheme, a.answers, orNull(a.label), a.confidence,
                                 a.createdAt, a.time.activeMs, a.time.idleMs, a.prelabel.run, a.prelabel.shown,
                                 a.prelabel.followed, a.prelabel.latencyMs));
    return AnnotationId{id};
}

Result<std::optional<Annotation>> SqlWorkStore::annotation(AnnotationId id)
{
    return sql::one(m_database, selectAnnotation + u"WHERE a.id = ?"_s, readAnnotation, id);
}

Result<std::optional<Annotation>> SqlWorkStore::latestAnnotation(ConversationId conversation, UserId user)
{
    return sql::one(m_database,
                    selectAnnotation +
                        u"WHERE a.conversation_id = ? AND a.user_id = ? ORDER BY a.revision DESC LIMIT 1"_s,
                    readAnnotation, conversation, user);
}

Result<QList<Annotation>> SqlWorkStore::revisions(ConversationId conversation, UserId user)
{
    return sql::all(m_database,
                    selectAnnotation + u"WHERE a.conversation_id = ? AND a.user_id = ? ORDER BY a.revision"_s,
                    readAnnotation, conversation, user);
}

Result<QList<RaterFact>> SqlWorkStore::raters(ConversationId conversation)
{
    return sql::all(
        m_database,
        u"SELECT s.annotation_id, a.answers FROM slots s LEFT JOIN annotations a ON a.id = s.annotation_id "
        "WHERE s.conversation_id = ? AND s.purpose = 0 ORDER BY s.number"_s,
        [](const Row &row) {
            return RaterFact{row.get<AnnotationId>(0), row.isNull(1) ? Json() : row.get<Json>(1)};
        },
        conversation);
}

Result<AnnotationId> SqlWorkStore::newestAnnotation(ConversationId conversation)
{
    ASSIGN_OR_RETURN(
        const auto id,
        sql::number(m_database,
                    u"SELECT COALESCE(MAX(annotation_id), 0) FROM slots WHERE conversation_id = ? AND purpose = 0"_s,
                    conversation));
    return AnnotationId{id};
}

Result<QList<Annotation>> SqlWorkStore::answersOf(UserId user, AnnotationId before, int limit)
{
    const QString order = u"ORDER BY a.created_at DESC, a.id DESC LIMIT ?"_s;
    if (!before)
        return sql::all(m_database, selectInForce + order, readAnnotation, user, limit);
    return sql::all(m_database, selectInForce + u"AND (a.created_at, a.id) < "_s + placeOfAnnotation + order,
                    readAnnotation, user, before, before, limit);
}

Result<QList<Annotation>> SqlWorkStore::answersAfter(UserId user, AnnotationId after, int limit)
{
    return sql::all(m_database,
                    selectInForce + u"AND (a.created_at, a.id) > "_s + placeOfAnnotation +
                        u"ORDER BY a.created_at, a.id LIMIT ?"_s,
                    readAnnotation, user, after, after, limit);
}

Result<qint64> SqlWorkStore::answeredSince(UserId user, qint64 sinceMs)
{
    return sql::number(m_database,
                       u"SELECT COUNT(*) FROM annotations a JOIN slots s ON s.conversation_id = a.conversation_id AND "
                       "s.user_id = a.user_id WHERE a.user_id = ? AND a.created_at >= ? AND a.revision = 1 AND "
                       "s.annotation_id IS NOT NULL"_s,
                       user, sinceMs);
}

namespace {

// Undo reaches this far back; looked after now and then, not on every step.
constexpr int keptEdits = 1000;
constexpr int tidyEvery = 256;

const QString selectEdit =
    u"SELECT id, user_id, conversation_id, kind, before_answers, after_answers, undone, created_at "
    "FROM edits "_s;
const QString selectMark = u"SELECT conversation_id, user_id, kind, reason, created_at, cleared_at FROM marks "_s;

Edit readEdit(const Row &row)
{
    return {row.get<EditId>(0),         row.get<UserId>(1),
            row.get<ConversationId>(2), editKindFromString(row.get<QString>(3)).value_or(EditKind::Draft),
            row.get<Json>(4),           row.get<Json>(5),
            row.get<bool>(6),           row.get<qint64>(7)};
}

ItemMark readMark(const Row &row)
{
    return {row.get<ConversationId>(0),
            row.get<UserId>(1),
            markKindFromString(row.get<QString>(2)).value_or(ItemMarkKind::Flag),
            row.get<QString>(3),
            row.get<qint64>(4),
            row.get<qint64>(5)};
}

}  // namespace

Result<std::optional<Draft>> SqlWorkStore::draft(ConversationId conversation, UserId user)
{
    return sql::one(
        m_database,
        u"SELECT conversation_id, user_id, answers, saved_at, active_ms, idle_ms FROM drafts "
        "WHERE conversation_id = ? AND user_id = ?"_s,
        [](const Row &row) {
            return Draft{row.get<ConversationId>(0),
                         row.get<UserId>(1),
                         row.get<Json>(2),
                         row.get<qint64>(3),
                         {row.get<qint64>(4), row.get<qint64>(5)}};
        },
        conversation, user);
}

Result<void> SqlWorkStore::saveDraft(const Draft &draft)
{
    return succeeded(sql::execute(
        m_database,
        u"INSERT INTO drafts (conversation_id, user_id, answers, saved_at, active_ms, idle_ms) "
        "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (conversation_id, user_id) DO UPDATE SET "
        "answers = excluded.answers, saved_at = excluded.saved_at, "
        "active_ms = excluded.active_ms, idle_ms = excluded.idle_ms"_s,
        draft.conversation, draft.user, draft.answers, draft.savedAt, draft.time.activeMs, draft.time.idleMs));
}

Result<void> SqlWorkStore::removeDraft(ConversationId conversation, UserId user)
{
    return succeeded(sql::execute(m_database, u"DELETE FROM drafts WHERE conversation_id = ? AND user_id = ?"_s,
                                  conversation, user));
}

Result<EditId> SqlWorkStore::lastDone(UserId user)
{
    ASSIGN_OR_RETURN(const auto found,
                     sql::one(
                         m_database,
                         u"SELECT id FROM edits WHERE user_id = ? AND undone = 0 ORDER BY id DESC LIMIT 1"_s,
                         [](const Row &row) { return row.get<EditId>(0); }, user));
    return found.value_or(EditId());
}

Result<void> SqlWorkStore::forgetOldEdits(UserId user, EditId newest)
{
    if (newest.value % tidyEvery != 0)
        return {};
    return succeeded(
        sql::execute(m_database,
                     u"DELETE FROM edits WHERE user_id = ? AND id <= (SELECT id FROM edits WHERE user_id = ? "
                     "ORDER BY id DESC LIMIT 1 OFFSET ?)"_s,
                     user, user, keptEdits));
}

Result<EditId> SqlWorkStore::appendEdit(const Edit &edit)
{
    if (m_database.engine() == Engine::PostgreSql && m_database.serverRules().kind != ServerRules::Kind::Enforced) {
        ASSIGN_OR_RETURN(const auto added,
                         sql::number(m_database, u"SELECT append_edit(?, ?, ?, ?, ?, ?)"_s, edit.user,
                                     edit.conversation, toString(edit.kind), edit.before, edit.after, edit.createdAt));
        RETURN_IF_ERROR(forgetOldEdits(edit.user, {added}));
        return EditId{added};
    }
    ASSIGN_OR_RETURN(const auto last, lastDone(edit.user));
    RETURN_IF_ERROR(
        sql::execute(m_database, u"DELETE FROM edits WHERE user_id = ? AND id > ?"_s, edit.user, last.value));
    ASSIGN_OR_RETURN(
        const auto id,
        sql::number(m_database,
                    u"INSERT INTO edits (user_id, conversation_id, kind, before_answers, after_answers, undone, "
                    "created_at) VALUES (?, ?, ?, ?, ?, 0, ?) RETURNING id"_s,
                    edit.user, edit.conversation, toString(edit.kind), edit.before, edit.after, edit.createdAt));
    RETURN_IF_ERROR(forgetOldEdits(edit.user, {id}));
    return EditId{id};
}

Result<std::optional<Edit>> SqlWorkStore::undoable(UserId user)
{
    return sql::one(m_database, selectEdit + u"WHERE user_id = ? AND undone = 0 ORDER BY id DESC LIMIT 1"_s, readEdit,
                    user);
}

Result<std::optional<Edit>> SqlWorkStore::redoable(UserId user)
{
    ASSIGN_OR_RETURN(const auto last, lastDone(user));
    return sql::one(m_database, selectEdit + u"WHERE user_id = ? AND id > ? ORDER BY id LIMIT 1"_s, readEdit, user,
                    last.value);
}

Result<void> SqlWorkStore::setUndone(EditId edit, bool undone)
{
    return succeeded(sql::execute(m_database, u"UPDATE edits SET undone = ? WHERE id = ?"_s, undone, edit));
}

Result<void> SqlWorkStore::addMark(const ItemMark &mark)
{
    return succeeded(sql::execute(m_database,
                                  u"INSERT INTO marks (conversation_id, user_id, kind, reason, created_at) "
                                  "VALUES (?, ?, ?, ?, ?)"_s,
                                  mark.conversation, mark.user, toString(mark.kind), mark.reason, mark.createdAt));
}

Result<void> SqlWorkStore::clearMarks(ConversationId conversation, UserId user, ItemMarkKind kind, qint64 at)
{
    return succeeded(
        sql::execute(m_database,
                     u"UPDATE marks SET cleared_at = ? WHERE conversation_id = ? AND user_id = ? AND kind = ? "
                     "AND cleared_at IS NULL"_s,
                     at, conversation, user, toString(kind)));
}

Result<QList<ItemMark>> SqlWorkStore::standingMarks(ItemMarkKind kind, int limit, UserId user)
{
    if (user)
        return sql::all(m_database,
                        selectMark +
                            u"WHERE kind = ? AND user_id = ? AND cleared_at IS NULL ORDER BY id DESC LIMIT ?"_s,
                        readMark, toString(kind), user, limit);
    return sql::all(m_database, selectMark + u"WHERE kind = ? AND cleared_at IS NULL ORDER BY id DESC LIMIT ?"_s,
                    readMark, toString(kind), limit);
}

Result<QList<ItemMark>> SqlWorkStore::marksOf(ConversationId conversation, UserId user)
{
    return sql::all(m_database, selectMark + u"WHERE conversation_id = ? AND user_id = ? ORDER BY id"_s, readMark,
                    conversation, user);
}

Result<qint64> SqlWorkStore::standingMarkCount(ItemMarkKind kind)
{
    return sql::number(m_database, u"SELECT COUNT(*) FROM marks WHERE kind = ? AND cleared_at IS NULL"_s,
                       toString(kind));
}

}  // namespace gainsay
