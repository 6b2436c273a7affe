// SPDX-License-Identifier: GPL-3.0-or-later
// What is not submitted yet: drafts, the undo history, skips and flags.
#pragma once

#include "core/base/Result.h"
#include "core/model/Annotation.h"

#include <QList>

#include <optional>

namespace gainsay {

class DraftStore {
public:
    virtual ~DraftStore() = default;

    virtual Result<std::optional<Draft>> draft(ConversationId conversation, UserId user) = 0;
    virtual Result<void> save(const Draft &draft) = 0;
    virtual Result<void> remove(ConversationId conversation, UserId user) = 0;

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
    virtual Result<QList<ItemMark>> standing(ItemMarkKind kind, int limit, UserId user = {}) = 0;
    // All that a person has ever put on an item, cleared ones too, oldest first.
    virtual Result<QList<ItemMark>> marksOf(ConversationId conversation, UserId user) = 0;
    virtual Result<qint64> standingCount(ItemMarkKind kind) = 0;
};

}  // namespace gainsay
