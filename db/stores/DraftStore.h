// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/DraftStore.h"
#include "db/engine/Database.h"

namespace gainsay {

class SqlDraftStore final : public DraftStore {
public:
    explicit SqlDraftStore(Database &database) : m_database(database) {}

    Result<std::optional<Draft>> draft(ConversationId conversation, UserId user) override;
    Result<void> save(const Draft &draft) override;
    Result<void> remove(ConversationId conversation, UserId user) override;
    Result<EditId> appendEdit(const Edit &edit) override;
    Result<std::optional<Edit>> undoable(UserId user) override;
    Result<std::optional<Edit>> redoable(UserId user) override;
    Result<void> setUndone(EditId edit, bool undone) override;
    Result<void> addMark(const ItemMark &mark) override;
    Result<void> clearMarks(ConversationId conversation, UserId user, ItemMarkKind kind, qint64 at) override;
    Result<QList<ItemMark>> standing(ItemMarkKind kind, int limit, UserId user) override;
    Result<QList<ItemMark>> marksOf(ConversationId conversation, UserId user) override;
    Result<qint64> standingCount(ItemMarkKind kind) override;

private:
    Result<EditId> lastDone(UserId user);
    Result<void> forgetOldEdits(UserId user, EditId newest);

    Database &m_database;
};

}  // namespace gainsay
