// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/plan/AssignService.h"

#include "core/service/access/Authorization.h"
#include "core/service/plan/QueuePlaces.h"
#include "core/service/plan/WorkTransfer.h"
#include "core/service/project/DerivedState.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/Storage.h"
#include "core/workflow/SlotRules.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

QList<PlannedSlot> plannable(const QList<Slot> &slotList, const QList<UserId> &people)
{
    QList<PlannedSlot> planned;
    for (const Slot &slot : slotList) {
        const bool atWork = slot.state != SlotState::Waiting && people.contains(slot.user);
        planned.append({slot.conversation, slot.id, slot.user, slot.state == SlotState::Submitted || atWork});
    }
    return planned;
}

QHash<ConversationId, int> nextNumbers(const QList<Slot> &slotList)
{
    QHash<ConversationId, int> numbers;
    for (const Slot &slot : slotList)
        numbers[slot.conversation] = std::max(numbers.value(slot.conversation), slot.number + 1);
    return numbers;
}

}  // namespace

AssignService::AssignService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId actor)
    : m_storage(storage), m_clock(clock), m_scheme(scheme), m_actor(actor)
{
}

Result<QList<UserId>> AssignService::eligible(const QStringList &names)
{
    QList<UserId> people;
    for (const QString &name : names) {
        ASSIGN_OR_RETURN(const auto user, m_storage.project().userNamed(name));
        if (!user.active)
            return notAllowed(tr("%1 is paused and gets no new items.").arg(name));
        RETURN_IF_ERROR(requireRole(name, user.role, Permission::Annotate));
        people.append(user.id);
    }
    return people;
}

Result<BatchId> AssignService::plannableBatch(const QString &name)
{
    ASSIGN_OR_RETURN(const auto batch, m_storage.conversations().batchByName(name));
    ASSIGN_OR_RETURN(const auto facts, m_storage.reviews().lockFacts(batch.id));
    RETURN_IF_ERROR(batchAllows(deriveBatch(facts), BatchMove::Plan, name));
    return batch.id;
}

struct AssignService::Draft {
    BatchId batch;
    qint64 items = 0;
    int raters = 0;
    QList<Slot> before;
    AssignmentPlan plan;
};

Result<AssignService::Draft> AssignService::draft(const AssignRequest &request)
{
    ASSIGN_OR_RETURN(const auto batch, plannableBatch(request.batch));
    ASSIGN_OR_RETURN(const auto people, eligible(request.annotators));
    ASSIGN_OR_RETURN(auto items, m_storage.work().itemsOfBatch(batch));
    ASSIGN_OR_RETURN(auto before, m_storage.work().slotsOfBatch(batch));
    QList<Slot> concerned = before;
    if (!request.items.isEmpty()) {
        const QSet<ConversationId> wanted(request.items.begin(), request.items.end());
        items.removeIf([&](ConversationId item) { return !wanted.contains(item); });
        concerned.removeIf([&](const Slot &slot) { return !wanted.contains(slot.conversation); });
    }
    const int raters = request.raters > 0 ? request.raters : m_scheme.scheme.raters;
    ASSIGN_OR_RETURN(auto plan, planAssignment(items, plannable(concerned, people), {people, raters, request.seed}));
    return Draft{batch, items.size(), raters, std::move(before), std::move(plan)};
}

Result<PlanPreview> AssignService::preview(const AssignRequest &request)
{
    RETURN_IF_ERROR(authorize(m_storage, m_actor, Permission::Plan));
    return previewOf({request.batch}, request);
}

Result<PlanPreview> AssignService::previewAll(const AssignRequest &request, Which which)
{
    RETURN_IF_ERROR(authorize(m_storage, m_actor, Permission::Plan));
    ASSIGN_OR_RETURN(const auto names, batchNames(which));
    return previewOf(names, request);
}

Result<PlanPreview> AssignService::previewOf(const QStringList &batches, AssignRequest request)
{
    PlanPreview preview{0, request.raters > 0 ? request.raters : m_scheme.scheme.raters, {}};
    QHash<UserId, PlannedLoad> loads;
    for (const QString &name : batches) {
        request.batch = name;
        ASSIGN_OR_RETURN(const auto draft, this->draft(request));
        preview.items += draft.items;
        QHash<SlotId, bool> answered;
        for (const Slot &slot : draft.before) {
            answered.insert(slot.id, slot.state == SlotState::Submitted);
            ++(slot.state == SlotState::Submitted ? loads[slot.user].answered : loads[slot.user].before);
        }
        for (const PlannedSlot &slot : draft.plan.slotList) {
            if (!answered.value(slot.slot))
                ++loads[slot.user].after;
        }
    }
    ASSIGN_OR_RETURN(const auto users, m_storage.project().users());
    for (const User &user : users) {
        if (!loads.contains(user.id))
            continue;
        preview.loads.append(loads.value(user.id));
        preview.loads.last().user = user.name;
    }
    std::sort(preview.loads.begin(), preview.loads.end(),
              [](const PlannedLoad &a, const PlannedLoad &b) { return a.user < b.user; });
    return preview;
}

Result<Assignment> AssignService::assign(const AssignRequest &request)
{
    Assignment assignment;
    const auto done =
        runAudited(m_storage, m_clock, m_actor, Permission::Plan, [&](const User &) -> Result<AuditEntry> {
            ASSIGN_OR_RETURN(const auto draft, this->draft(request));
            RETURN_IF_ERROR(store(draft.plan, draft.before, draft.batch));
            ASSIGN_OR_RETURN(auto assigned, m_storage.work().assignedSlots(draft.batch));
            assignment = {draft.items, std::move(assigned), {draft.batch, request.batch, draft.before}};
            return auditEntry(u"assign"_s, request.batch,
                              {{"annotators", jsonTexts(request.annotators)},
                               {"raters", draft.raters},
                               {"seed", request.seed},
                               {"items", draft.items}});
        });
    if (!done)
        return done.error();
    return assignment;
}

// Locked batches are left out: what is accepted stays as it is.
Result<QStringList> AssignService::batchNames(Which which)
{
    ASSIGN_OR_RETURN(const auto batches, m_storage.conversations().batches());
    ASSIGN_OR_RETURN(const auto tallies, m_storage.work().slotTallies());
    QSet<BatchId> planned;
    for (const SlotTally &tally : tallies)
        planned.insert(tally.batch);
    QStringList names;
    for (const Batch &batch : batches) {
        if (batch.counts.conversations == 0 || (which == Which::Unplanned && planned.contains(batch.id)))
            continue;
        if (plannableBatch(batch.name))
            names << batch.name;
    }
    if (names.isEmpty())
        return notFound(tr("There is no batch to plan: import conversations first."));
    return names;
}

Result<WholePlan> AssignService::assignAll(const AssignRequest &request, Which which)
{
    WholePlan whole;
    const auto done = m_storage.transaction([&]() -> Result<void> {
        ASSIGN_OR_RETURN(const auto names, batchNames(which));
        AssignRequest one = request;
        for (const QString &name : names) {
            one.batch = name;
            ASSIGN_OR_RETURN(const auto assignment, assign(one));
            whole.items += assignment.items;
            whole.before.append(assignment.before);
        }
        return {};
    });
    if (!done)
        return done.error();
    return whole;
}

Result<void> AssignService::takeBack(const QList<PlanBefore> &plans)
{
    return m_storage.transaction([&]() -> Result<void> {
        for (const PlanBefore &before : plans) {
            RETURN_IF_ERROR(
                runAudited(m_storage, m_clock, m_actor, Permission::Plan, [&](const User &) -> Result<AuditEntry> {
                    ASSIGN_OR_RETURN(const auto batch, plannableBatch(before.name));
                    if (batch != before.batch)
                        return conflict(tr("%1 is another batch now; the plan stays.").arg(before.name));
                    RETURN_IF_ERROR(restore(before));
                    return auditEntry(u"unassign"_s, before.name, {{"slots", before.slotList.size()}});
                }));
        }
        return {};
    });
}

Result<void> AssignService::restore(const PlanBefore &before)
{
    ASSIGN_OR_RETURN(const auto now, m_storage.work().slotsOfBatch(before.batch));
    QHash<SlotId, Slot> earlier;
    for (const Slot &slot : before.slotList)
        earlier.insert(slot.id, slot);
    QSet<ConversationId> touched;
    QList<SlotId> added;
    for (const Slot &slot : now) {
        const auto was = earlier.constFind(slot.id);
        const bool changed = was == earlier.constEnd() || was->user != slot.user;
        if (changed && (slot.state != SlotState::Waiting || slot.annotation))
            return notAllowed(tr("Somebody has begun to work on %1 since; the plan stays.").arg(before.name));
        if (was == earlier.constEnd()) {
            added.append(slot.id);
        } else if (changed) {
            Slot again = *was;
            again.state = was->state == SlotState::Claimed ? SlotState::Waiting : was->state;
            again.leaseUntil = 0;
            RETURN_IF_ERROR(m_storage.work().updateSlot(again));
            touched.insert(again.conversation);
        }
        earlier.remove(slot.id);
    }
    QList<Slot> dropped = earlier.values();
    for (Slot &slot : dropped) {
        slot.state = slot.state == SlotState::Claimed ? SlotState::Waiting : slot.state;
        slot.leaseUntil = 0;
        touched.insert(slot.conversation);
    }
    for (const Slot &slot : before.slotList)
        touched.insert(slot.conversation);  // which may have fewer raters again
    RETURN_IF_ERROR(m_storage.work().removeSlots(added));
    RETURN_IF_ERROR(m_storage.work().addSlots(dropped));
    for (const ConversationId item : std::as_const(touched)) {
        RETURN_IF_ERROR(rederive(m_storage, m_scheme.scheme, item));
    }
    return {};
}

Result<void> AssignService::store(const AssignmentPlan &plan, const QList<Slot> &before, BatchId batch)
{
    ASSIGN_OR_RETURN(const auto places, QueuePlaces::ofBatch(m_storage, batch));
    QHash<SlotId, Slot> known;
    for (const Slot &slot : before)
        known.insert(slot.id, slot);
    QHash<ConversationId, int> numbers = nextNumbers(before);
    const QSet<ConversationId> hadSlots(numbers.keyBegin(), numbers.keyEnd());
    QSet<ConversationId> touched;
    QList<Slot> added;
    for (const PlannedSlot &planned : plan.slotList) {
        if (!planned.slot) {
            Slot slot;
            slot.conversation = planned.conversation;
            slot.batch = batch;
            slot.number = numbers[planned.conversation]++;
            slot.user = planned.user;
            slot.position = places.of(planned.conversation);
            added.append(slot);
        } else if (const Slot &old = known[planned.slot]; old.user != planned.user) {
            ASSIGN_OR_RETURN(auto slot,
                             applyTransition(old, SlotTransition::Reassign, sharedNowMs(m_storage, m_clock), 0));
            slot.user = planned.user;
            slot.pool = false;
            if (const auto updated = m_storage.work().updateSlot(slot); !updated)
                return updated;
        } else {
            continue;
        }
        // An item without slots so far has no answers: it is open and stays so.
        if (hadSlots.contains(planned.conversation))
            touched.insert(planned.conversation);
    }
    for (const SlotId id : plan.dropped)
        touched.insert(known.value(id).conversation);
    if (const auto way = makeWay(added, batch); !way)
        return way;
    if (const auto inserted = m_storage.work().addSlots(added); !inserted)
        return inserted;
    if (const auto removed = m_storage.work().removeSlots(plan.dropped); !removed)
        return removed;
    for (const ConversationId item : std::as_const(touched)) {
        RETURN_IF_ERROR(rederive(m_storage, m_scheme.scheme, item));
    }
    return {};
}

// Who becomes a rater of an item loses the place beside its work: they answer it for the data set now.
Result<void> AssignService::makeWay(const QList<Slot> &added, BatchId batch)
{
    ASSIGN_OR_RETURN(const auto aside, m_storage.work().auxiliarySlotsOfBatch(batch));
    QHash<std::pair<ConversationId, UserId>, SlotId> places;
    for (const Slot &slot : aside)
        places.insert({slot.conversation, slot.user}, slot.id);
    QList<SlotId> removed;
    for (const Slot &slot : added) {
        if (const SlotId place = places.value({slot.conversation, slot.user}))
            removed.append(place);
    }
    return m_storage.work().removeSlots(removed);
}

Result<void> AssignService::release(SlotId id)
{
    return runAudited(m_storage, m_clock, m_actor, Permission::Plan, [&](const User &) -> Result<AuditEntry> {
        ASSIGN_OR_RETURN(const auto slot, m_storage.work().slot(id));
        if (!slot)
            return notFound(tr("There is no such slot any more; the plan has changed."));
        ASSIGN_OR_RETURN(const auto changed,
                         applyTransition(*slot, SlotTransition::Release, sharedNowMs(m_storage, m_clock), 0));
        RETURN_IF_ERROR(m_storage.work().updateSlot(changed));
        ASSIGN_OR_RETURN(const auto row, m_storage.conversations().row(changed.conversation));
        return auditEntry(u"release"_s, row.externalId, Json::object());
    });
}

Result<HandedOver> AssignService::handOver(const HandOver &request)
{
    HandedOver handed;
    const auto done =
        runAudited(m_storage, m_clock, m_actor, Permission::Plan, [&](const User &) -> Result<AuditEntry> {
            ASSIGN_OR_RETURN(const auto from, m_storage.project().user(request.from));
            ASSIGN_OR_RETURN(const auto to, m_storage.project().user(request.to));
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
            ASSIGN_OR_RETURN(const auto person, m_storage.project().user(user));
            ASSIGN_OR_RETURN(const auto held, m_storage.work().heldSlots(user, std::numeric_limits<int>::max()));
            if (held.isEmpty())
                return notFound(tr("%1 holds no item.").arg(person.name));
            for (const HeldSlot &one : held) {
                ASSIGN_OR_RETURN(const auto changed, applyTransition(one.slot, SlotTransition::Release,
                                                                     sharedNowMs(m_storage, m_clock), 0));
                RETURN_IF_ERROR(m_storage.work().updateSlot(changed));
            }
            released = held.size();
            return auditEntry(u"release_all"_s, person.name, {{"slots", released}});
        });
    if (!done)
        return done.error();
    return released;
}

}  // namespace gainsay
