// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/AssignService.h"

#include "core/service/Acting.h"
#include "core/service/DerivedState.h"
#include "core/service/QueuePlaces.h"
#include "core/store/ConversationStore.h"
#include "core/store/SpotCheckStore.h"
#include "core/store/Storage.h"
#include "core/store/UserStore.h"
#include "core/workflow/SlotRules.h"

#include <QHash>
#include <QSet>

#include <algorithm>

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
        const auto user = m_storage.users().byName(name);
        if (!user)
            return user.error();
        if (!user->active)
            return notAllowed(tr("%1 is paused and gets no new items.").arg(name));
        if (const auto allowed = requireRole(name, user->role, Permission::Annotate); !allowed)
            return allowed.error();
        people.append(user->id);
    }
    return people;
}

Result<BatchId> AssignService::plannableBatch(const QString &name)
{
    const auto batch = m_storage.conversations().batchByName(name);
    if (!batch)
        return batch.error();
    const auto facts = m_storage.spotChecks().lockFacts(batch->id);
    if (!facts)
        return facts.error();
    if (const auto allowed = batchAllows(deriveBatch(*facts), BatchMove::Plan, name); !allowed)
        return allowed.error();
    return batch->id;
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
    const auto batch = plannableBatch(request.batch);
    if (!batch)
        return batch.error();
    const auto people = eligible(request.annotators);
    if (!people)
        return people.error();
    const auto items = m_storage.workSlots().itemsOfBatch(*batch);
    if (!items)
        return items.error();
    auto before = m_storage.workSlots().ofBatch(*batch);
    if (!before)
        return before.error();
    const int raters = request.raters > 0 ? request.raters : m_scheme.scheme.raters;
    auto plan = planAssignment(*items, plannable(*before, *people), {*people, raters, request.seed});
    if (!plan)
        return plan.error();
    return Draft{*batch, items->size(), raters, std::move(*before), std::move(*plan)};
}

Result<PlanPreview> AssignService::preview(const AssignRequest &request)
{
    if (const auto user = authorize(m_storage, m_actor, Permission::Plan); !user)
        return user.error();
    const auto draft = this->draft(request);
    if (!draft)
        return draft.error();
    QHash<SlotId, bool> answered;
    QHash<UserId, PlannedLoad> loads;
    for (const Slot &slot : draft->before) {
        answered.insert(slot.id, slot.state == SlotState::Submitted);
        ++(slot.state == SlotState::Submitted ? loads[slot.user].answered : loads[slot.user].before);
    }
    for (const PlannedSlot &slot : draft->plan.slotList) {
        if (!answered.value(slot.slot))
            ++loads[slot.user].after;
    }
    const auto users = m_storage.users().list();
    if (!users)
        return users.error();
    PlanPreview preview{draft->items, draft->raters, {}};
    for (const User &user : *users) {
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
    const auto done = decideAs(m_storage, m_clock, m_actor, Permission::Plan, [&](const User &) -> Result<AuditEntry> {
        const auto draft = this->draft(request);
        if (!draft)
            return draft.error();
        if (const auto stored = store(draft->plan, draft->before, draft->batch); !stored)
            return stored.error();
        auto assigned = m_storage.workSlots().assigned(draft->batch);
        if (!assigned)
            return assigned.error();
        assignment = {draft->items, std::move(*assigned)};
        return auditEntry(
            u"assign"_s, request.batch,
            {{"annotators", jsonTexts(request.annotators)}, {"raters", draft->raters}, {"seed", request.seed}});
    });
    if (!done)
        return done.error();
    return assignment;
}

Result<void> AssignService::store(const AssignmentPlan &plan, const QList<Slot> &before, BatchId batch)
{
    const auto places = QueuePlaces::ofBatch(m_storage, batch);
    if (!places)
        return places.error();
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
            slot.position = places->of(planned.conversation);
            added.append(slot);
        } else if (const Slot &old = known[planned.slot]; old.user != planned.user) {
            auto slot = moved(old, SlotMove::Reassign, m_clock.nowMs(), 0);
            if (!slot)
                return slot.error();
            slot->user = planned.user;
            slot->pool = false;
            if (const auto updated = m_storage.workSlots().update(*slot); !updated)
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
    if (const auto inserted = m_storage.workSlots().insert(added); !inserted)
        return inserted;
    if (const auto removed = m_storage.workSlots().remove(plan.dropped); !removed)
        return removed;
    for (const ConversationId item : std::as_const(touched)) {
        if (const auto derived = rederive(m_storage, m_scheme.scheme, item); !derived)
            return derived.error();
    }
    return {};
}

// Who becomes a rater of an item loses the place beside its work: they answer it for the data set now.
Result<void> AssignService::makeWay(const QList<Slot> &added, BatchId batch)
{
    const auto aside = m_storage.workSlots().asideOfItems(batch);
    if (!aside)
        return aside.error();
    QHash<std::pair<ConversationId, UserId>, SlotId> places;
    for (const Slot &slot : *aside)
        places.insert({slot.conversation, slot.user}, slot.id);
    QList<SlotId> removed;
    for (const Slot &slot : added) {
        if (const SlotId place = places.value({slot.conversation, slot.user}))
            removed.append(place);
    }
    return m_storage.workSlots().remove(removed);
}

}  // namespace gainsay
