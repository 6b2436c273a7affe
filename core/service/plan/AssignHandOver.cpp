// SPDX-License-Identifier: GPL-3.0-or-later
// The half of AssignService that moves work which is planned already: to someone else, or back from whoever holds it.
#include "core/service/plan/AssignService.h"

#include "core/service/access/Authorization.h"
#include "core/service/plan/WorkTransfer.h"
#include "core/store/ConversationStore.h"
#include "core/store/Storage.h"
#include "core/store/UserStore.h"
#include "core/workflow/SlotRules.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace gainsay {

Result<void> AssignService::release(SlotId id)
{
    return runAudited(m_storage, m_clock, m_actor, Permission::Plan, [&](const User &) -> Result<AuditEntry> {
        ASSIGN_OR_RETURN(const auto slot, m_storage.workSlots().byId(id));
        if (!slot)
            return notFound(tr("There is no such slot any more; the plan has changed."));
        ASSIGN_OR_RETURN(const auto changed,
                         applyTransition(*slot, SlotTransition::Release, sharedNowMs(m_storage, m_clock), 0));
        RETURN_IF_ERROR(m_storage.workSlots().update(changed));
        ASSIGN_OR_RETURN(const auto row, m_storage.conversations().row(changed.conversation));
        return auditEntry(u"release"_s, row.externalId, Json::object());
    });
}

Result<HandedOver> AssignService::handOver(const HandOver &request)
{
    HandedOver handed;
    const auto done =
        runAudited(m_storage, m_clock, m_actor, Permission::Plan, [&](const User &) -> Result<AuditEntry> {
            ASSIGN_OR_RETURN(const auto from, m_storage.users().byId(request.from));
            ASSIGN_OR_RETURN(const auto to, m_storage.users().byId(request.to));
            if (from.id == to.id)
                return invalidInput(tr("%1 has this work already.").arg(to.name));
            RETURN_IF_ERROR(eligible({to.name}));
            BatchId batch;
            if (!request.batch.isEmpty()) {
                ASSIGN_OR_RETURN(const auto wanted, plannableBatch(request.batch));
                batch = wanted;
            }
            WorkTransfer transfer(m_storage, m_clock, m_scheme, m_actor);
            ASSIGN_OR_RETURN(const auto open, transfer.openWork(request.from, batch));
            if (open.isEmpty())
                return notFound(tr("%1 has no open items to hand over.").arg(from.name));
            ASSIGN_OR_RETURN(const auto counted, transfer.share(open, {request.to}, WorkTransfer::Rest::Stays));
            handed = {counted.given, counted.kept};
            if (handed.moved == 0)
                return notAllowed(
                    tr("%1 has or had every one of these items already, or their batch is locked.").arg(to.name));
            RETURN_IF_ERROR(
                transfer.tellHeirs(batch, [](int count) { return tr("%n items are now yours.", nullptr, count); }));
            return auditEntry(u"hand_over"_s, from.name,
                              {{"to", toUtf8(to.name)},
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
    const auto done =
        runAudited(m_storage, m_clock, m_actor, Permission::Plan, [&](const User &) -> Result<AuditEntry> {
            ASSIGN_OR_RETURN(const auto person, m_storage.users().byId(user));
            ASSIGN_OR_RETURN(const auto held, m_storage.workSlots().held(user, std::numeric_limits<int>::max()));
            if (held.isEmpty())
                return notFound(tr("%1 holds no item.").arg(person.name));
            for (const HeldSlot &one : held) {
                ASSIGN_OR_RETURN(const auto changed, applyTransition(one.slot, SlotTransition::Release,
                                                                     sharedNowMs(m_storage, m_clock), 0));
                RETURN_IF_ERROR(m_storage.workSlots().update(changed));
            }
            released = held.size();
            return auditEntry(u"release_all"_s, person.name, {{"slots", released}});
        });
    if (!done)
        return done.error();
    return released;
}

}  // namespace gainsay
