// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo of one person's work. The history is stored with the work: it survives autosave and restart, and
// each step names the item to jump to.
#pragma once

#include "core/base/Clock.h"
#include "core/service/annotate/AnswerWriter.h"
#include "core/service/annotate/WorkAccess.h"

#include <optional>

namespace gainsay {

// An undone or redone step and the item to show.
struct UndoStep {
    EditKind kind = EditKind::Draft;
    ConversationId conversation;
    Json answers;  // what the item holds now; null: nothing
};

class UndoService {
public:
    UndoService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId user);

    // None: nothing to undo. Undoing a submission restores the former answers as a new revision, or takes back the
    // first answer and keeps it as the draft. A returned item waits for its answer again when that is undone; what
    // was submitted before it was returned comes back as a draft only, for undoing confirms nothing. Refused with the
    // reason where the item can no longer be changed.
    Result<std::optional<UndoStep>> undo();
    Result<std::optional<UndoStep>> redo();

private:
    Result<void> restore(const Edit &edit, bool undoing);
    Result<void> restoreDraft(const OwnItem &item, const Json &wanted);
    Result<void> unanswer(const OwnItem &item, const Json &current);
    Result<std::optional<Annotation>> lastGiven(const OwnItem &item, const Json &answers);
    Result<void> restoreSubmission(const OwnItem &item, const Json &wanted, const Json &current);
    Result<std::optional<UndoStep>> step(bool undoing);

    Storage &m_storage;
    const Clock &m_clock;
    UserId m_user;
    WorkAccess m_access;
    AnswerWriter m_writer;
};

}  // namespace gainsay
