// SPDX-License-Identifier: GPL-3.0-or-later
// The half of AssignService that moves work which is planned already: to someone else, or back from whoever holds it.
#include "core/service/AssignService.h"

#include "core/service/Acting.h"
#include "core/service/WorkTransfer.h"
#include "core/store/ConversationStore.h"
#include "core/store/Storage.h"
#include "core/store/UserStore.h"
#include "core/workflow/SlotRules.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace gainsay {

Result<void> AssignService::release(SlotId id)
{
    return decideAs(m_storage, m_clock, m_actor, Permission::Plan, [&](const User &) -> Result<AuditEntry> {
        const auto slot = m_storage.workSlots().byId(id);
        if (!slot)
            return slot.error();
        if (!*slot)
            return notFound(tr("There is no such slot any more; the plan has changed."));
        const auto changed = moved(**slot, SlotMove::Release, m_clock.nowMs(), 0);
        if (!changed)
            return changed.error();
        if (const auto updated = m_storage.workSlots().update(*changed); !updated)
            return updated.error();
        const auto row = m_storage.conversations().row(changed->conversation);
        if (!row)
            return row.error();
        return auditEntry(u"release"_s, row->externalId, Json::object());
    });
}

Result<HandedOver> AssignService::handOver(const HandOver &request)
{
    HandedOver handed;
    const auto done = decideAs(m_storage, m_clock, m_actor, Permission::Plan, [&](const User &) -> Result<AuditEntry> {
        const auto from = m_storage.users().byId(request.from);
        if (!from)
            return from.error();
        const auto to = m_storage.users().byId(request.to);
        if (!to)
            return to.error();
        if (from->id == to->id)
            return invalidInput(tr("%1 has this work already.").arg(to->name));
        if (const auto people = eligible({to->name}); !people)
            return people.error();
        BatchId batch;
        if (!request.batch.isEmpty()) {
            const auto wanted = plannableBatch(request.batch);
            if (!wanted)
                return wanted.error();
            batch = *wanted;
        }
        WorkTransfer transfer(m_storage, m_clock, m_scheme, m_actor);
        const auto open = transfer.openWork(request.from, batch);
        if (!open)
            return open.error();
        if (open->isEmpty())
            return notFound(tr("%1 has no open items to hand over.").arg(from->name));
        const auto counted = transfer.share(*open, {request.to}, WorkTransfer::Rest::Stays);
        if (!counted)
            return counted.error();
        handed = {counted->given, counted->kept};
        if (handed.moved == 0)
            return notAllowed(
                tr("%1 has or had every one of these items already, or their batch is locked.").arg(to->name));
        const auto told =
            transfer.tellHeirs(batch, [](int count) { return tr("%n items are now yours.", nullptr, count); });
        if (!told)
            return told.error();
        return auditEntry(u"hand_over"_s, from->name,
                          {{"to", toUtf8(to->name)},
                           {"batch", toUtf8(request.batch)},
                           {"moved", handed.moved},
                           {"kept", handed.kept}});
    });
    if (!done)
        return done.error();
    return handed;
}

Result<qint64> AssignService::releaseAll(UserId user)
{
    qint64 released = 0;
    const auto done = decideAs(m_storage, m_clock, m_actor, Permission::Plan, [&](const User &) -> Result<AuditEntry> {
        const auto person = m_storage.users().byId(user);
        if (!person)
            return person.error();
        const auto held = m_storage.workSlots().held(user, std::numeric_limits<int>::max());
        if (!held)
            return held.error();
        if (held->isEmpty())
            return notFound(tr("%1 holds no item.").arg(person->name));
        for (const HeldSlot &one : *held) {
            const auto changed = moved(one.slot, SlotMove::Release, m_clock.nowMs(), 0);
            if (!changed)
                return changed.error();
            if (const auto updated = m_storage.workSlots().update(*changed); !updated)
                return updated.error();
        }
        released = held->size();
        return auditEntry(u"release_all"_s, person->name, {{"slots", released}});
    });
    if (!done)
        return done.error();
    return released;
}

}  // namespace gainsay
