// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/DraftStore.h"

#include "db/engine/Query.h"
#include "db/engine/Values.h"

using namespace Qt::StringLiterals;

namespace gainsay {

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

Result<std::optional<Draft>> SqlDraftStore::draft(ConversationId conversation, UserId user)
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

Result<void> SqlDraftStore::save(const Draft &draft)
{
    return succeeded(sql::execute(
        m_database,
        u"INSERT INTO drafts (conversation_id, user_id, answers, saved_at, active_ms, idle_ms) "
        "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (conversation_id, user_id) DO UPDATE SET "
        "answers = excluded.answers, saved_at = excluded.saved_at, "
        "active_ms = excluded.active_ms, idle_ms = excluded.idle_ms"_s,
        draft.conversation, draft.user, draft.answers, draft.savedAt, draft.time.activeMs, draft.time.idleMs));
}

Result<void> SqlDraftStore::remove(ConversationId conversation, UserId user)
{
    return succeeded(sql::execute(m_database, u"DELETE FROM drafts WHERE conversation_id = ? AND user_id = ?"_s,
                                  conversation, user));
}

Result<EditId> SqlDraftStore::lastDone(UserId user)
{
    ASSIGN_OR_RETURN(const auto found,
                     sql::one(
                         m_database,
                         u"SELECT id FROM edits WHERE user_id = ? AND undone = 0 ORDER BY id DESC LIMIT 1"_s,
                         [](const Row &row) { return row.get<EditId>(0); }, user));
    return found.value_or(EditId());
}

Result<void> SqlDraftStore::forgetOldEdits(UserId user, EditId newest)
{
    if (newest.value % tidyEvery != 0)
        return {};
    return succeeded(
        sql::execute(m_database,
                     u"DELETE FROM edits WHERE user_id = ? AND id <= (SELECT id FROM edits WHERE user_id = ? "
                     "ORDER BY id DESC LIMIT 1 OFFSET ?)"_s,
                     user, user, keptEdits));
}

Result<EditId> SqlDraftStore::appendEdit(const Edit &edit)
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

Result<std::optional<Edit>> SqlDraftStore::undoable(UserId user)
{
    return sql::one(m_database, selectEdit + u"WHERE user_id = ? AND undone = 0 ORDER BY id DESC LIMIT 1"_s, readEdit,
                    user);
}

Result<std::optional<Edit>> SqlDraftStore::redoable(UserId user)
{
    ASSIGN_OR_RETURN(const auto last, lastDone(user));
    return sql::one(m_database, selectEdit + u"WHERE user_id = ? AND id > ? ORDER BY id LIMIT 1"_s, readEdit, user,
                    last.value);
}

Result<void> SqlDraftStore::setUndone(EditId edit, bool undone)
{
    return succeeded(sql::execute(m_database, u"UPDATE edits SET undone = ? WHERE id = ?"_s, undone, edit));
}

Result<void> SqlDraftStore::addMark(const ItemMark &mark)
{
    return succeeded(sql::execute(m_database,
                                  u"INSERT INTO marks (conversation_id, user_id, kind, reason, created_at) "
                                  "VALUES (?, ?, ?, ?, ?)"_s,
                                  mark.conversation, mark.user, toString(mark.kind), mark.reason, mark.createdAt));
}

Result<void> SqlDraftStore::clearMarks(ConversationId conversation, UserId user, ItemMarkKind kind, qint64 at)
{
    return succeeded(
        sql::execute(m_database,
                     u"UPDATE marks SET cleared_at = ? WHERE conversation_id = ? AND user_id = ? AND kind = ? "
                     "AND cleared_at IS NULL"_s,
                     at, conversation, user, toString(kind)));
}

Result<QList<ItemMark>> SqlDraftStore::standing(ItemMarkKind kind, int limit, UserId user)
{
    if (user)
        return sql::all(m_database,
                        selectMark +
                            u"WHERE kind = ? AND user_id = ? AND cleared_at IS NULL ORDER BY id DESC LIMIT ?"_s,
                        readMark, toString(kind), user, limit);
    return sql::all(m_database, selectMark + u"WHERE kind = ? AND cleared_at IS NULL ORDER BY id DESC LIMIT ?"_s,
                    readMark, toString(kind), limit);
}

Result<QList<ItemMark>> SqlDraftStore::marksOf(ConversationId conversation, UserId user)
{
    return sql::all(m_database, selectMark + u"WHERE conversation_id = ? AND user_id = ? ORDER BY id"_s, readMark,
                    conversation, user);
}

Result<qint64> SqlDraftStore::standingCount(ItemMarkKind kind)
{
    return sql::number(m_database, u"SELECT COUNT(*) FROM marks WHERE kind = ? AND cleared_at IS NULL"_s,
                       toString(kind));
}

}  // namespace gainsay
