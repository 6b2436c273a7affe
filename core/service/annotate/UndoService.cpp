// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/annotate/UndoService.h"

#include "core/store/AuditStore.h"
#include "core/store/Storage.h"
#include "core/store/WorkStore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

UndoService::UndoService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId user)
    : m_storage(storage), m_clock(clock), m_user(user), m_access(storage, clock, user), m_writer(storage, clock, scheme)
{
}

Result<std::optional<UndoStep>> UndoService::undo()
{
    return step(true);
}

Result<std::optional<UndoStep>> UndoService::redo()
{
    return step(false);
}

Result<std::optional<UndoStep>> UndoService::step(bool undoing)
{
    std::optional<UndoStep> taken;
    const auto done = m_storage.personalTransaction([&]() -> Result<void> {
        ASSIGN_OR_RETURN(const auto edit,
                         undoing ? m_storage.work().undoable(m_user) : m_storage.work().redoable(m_user));
        if (!edit)
            return {};
        const Edit &change = *edit;
        if (const auto restored = restore(change, undoing); !restored)
            return restored;
        taken = UndoStep{change.kind, change.conversation, undoing ? change.before : change.after};
        return m_storage.work().setUndone(change.id, undoing);
    });
    if (!done)
        return done.error();
    return taken;
}

Result<void> UndoService::restore(const Edit &edit, bool undoing)
{
    const Json &wanted = undoing ? edit.before : edit.after;
    const Json &current = undoing ? edit.after : edit.before;
    ASSIGN_OR_RETURN(const auto item, m_access.changeableItem(edit.conversation));
    const bool returned = item.slot.state == SlotState::Returned;
    if (edit.kind == EditKind::Draft || (returned && (undoing || edit.kind == EditKind::Submit)))
        return restoreDraft(item, wanted);
    if (edit.kind == EditKind::Resubmit && undoing)
        return unanswer(item, current);
    return restoreSubmission(item, wanted, current);
}

Result<void> UndoService::unanswer(const OwnItem &item, const Json &current)
{
    if (const auto given = m_writer.giveBack(item, current); !given)
        return given;
    return m_storage.audit().append(
        {item.user.name, u"withdraw"_s, item.conversation.externalId, Json::object(), m_clock.nowMs()});
}

Result<void> UndoService::restoreDraft(const OwnItem &item, const Json &wanted)
{
    if (wanted.is_null())
        return m_storage.work().removeDraft(item.conversation.id, m_user);
    ASSIGN_OR_RETURN(const auto former, m_storage.work().draft(item.conversation.id, m_user));
    Draft draft = former.value_or(Draft{item.conversation.id, m_user, {}, 0, {}});
    draft.answers = wanted;
    draft.savedAt = m_clock.nowMs();
    return m_storage.work().saveDraft(draft);
}

Result<std::optional<Annotation>> UndoService::lastGiven(const OwnItem &item, const Json &answers)
{
    ASSIGN_OR_RETURN(const auto revisions, m_storage.work().revisions(item.conversation.id, m_user));
    const auto given = std::find_if(revisions.crbegin(), revisions.crend(),
                                    [&](const Annotation &revision) { return revision.answers == answers; });
    return given == revisions.crend() ? std::optional<Annotation>() : std::optional(*given);
}

Result<void> UndoService::restoreSubmission(const OwnItem &item, const Json &wanted, const Json &current)
{
    Json payload = Json::object();
    if (wanted.is_null()) {
        if (const auto withdrawn = m_writer.withdraw(item, current); !withdrawn)
            return withdrawn;
    } else {
        Submission submission;
        submission.conversation = item.conversation.id;
        submission.answers = wanted;
        // They were given then: how long that took and what was seen of the detector stay true of them.
        ASSIGN_OR_RETURN(const auto former, lastGiven(item, wanted));
        if (former) {
            submission.time = former->time;
            submission.prelabel = former->prelabel;
        }
        ASSIGN_OR_RETURN(const auto written, m_writer.write(item, submission));
        payload = {{"revision", written.annotation.revision}, {"answers", written.annotation.answers}};
    }
    const QString action = wanted.is_null() ? u"withdraw"_s : u"restore"_s;
    return m_storage.audit().append({item.user.name, action, item.conversation.externalId, payload, m_clock.nowMs()});
}

}  // namespace gainsay
