// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workflow/AssignmentPlan.h"

#include "core/base/Random.h"
#include "core/base/TranslatableText.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <span>

namespace gainsay {

namespace {

struct AssignmentPlanText {
    GAINSAY_TR(gainsay::AssignmentPlan)
};

using ItemSlots = QList<PlannedSlot>;

class Planner {
public:
    explicit Planner(const PlanRequest &request) : m_request(request), m_random(request.seed)
    {
        for (const UserId person : request.people)
            m_load.insert(person, 0);
    }

    // Keeps what is fixed or still with a named person, and notes what is beyond the wanted number.
    ItemSlots keep(ConversationId item, const ItemSlots &existing, QList<SlotId> &dropped)
    {
        ItemSlots kept;
        ItemSlots open;
        for (const PlannedSlot &slot : existing)
            (slot.fixed ? kept : open).append(slot);
        // Those whose person stays come first, so that a re-plan changes as little as possible.
        std::stable_partition(open.begin(), open.end(),
                              [this](const PlannedSlot &slot) { return m_load.contains(slot.user); });
        for (PlannedSlot &slot : open) {
            if (kept.size() >= m_request.raters) {
                dropped.append(slot.slot);
                continue;
            }
            if (!m_load.contains(slot.user))
                slot.user = {};
            kept.append(slot);
        }
        while (kept.size() < m_request.raters)
            kept.append({item, {}, {}, false});
        for (const PlannedSlot &slot : kept)
            count(slot.user, 1);
        return kept;
    }

    void fill(std::span<PlannedSlot> itemSlots)
    {
        for (PlannedSlot &slot : itemSlots) {
            if (slot.user)
                continue;
            slot.user = leastLoaded(itemSlots);
            count(slot.user, 1);
        }
    }

    // Moves one open slot of the item, that of its busiest person, to someone with at least two slots less.
    bool level(std::span<PlannedSlot> itemSlots)
    {
        PlannedSlot *busiest = nullptr;
        for (PlannedSlot &slot : itemSlots) {
            if (!slot.fixed && (!busiest || m_load.value(slot.user) > m_load.value(busiest->user)))
                busiest = &slot;
        }
        const UserId other = busiest ? leastLoaded(itemSlots) : UserId();
        if (!other || m_load.value(other) + 1 >= m_load.value(busiest->user))
            return false;
        count(busiest->user, -1);
        busiest->user = other;
        count(other, 1);
        return true;
    }

private:
    void count(UserId person, int change)
    {
        if (const auto found = m_load.find(person); found != m_load.end())
            *found += change;
    }

    // Ties are drawn, so that over many items everybody meets everybody.
    UserId leastLoaded(std::span<PlannedSlot> itemSlots)
    {
        UserId best;
        qint64 bestLoad = 0;
        quint64 ties = 0;
        for (const UserId person : m_request.people) {
            const bool onItem = std::any_of(itemSlots.begin(), itemSlots.end(),
                                            [person](const PlannedSlot &slot) { return slot.user == person; });
            if (onItem)
                continue;
            const qint64 load = m_load.value(person);
            if (best && load > bestLoad)
                continue;
            ties = best && load == bestLoad ? ties + 1 : 1;
            if (ties == 1 || m_random.below(ties) == 0)
                best = person;
            bestLoad = load;
        }
        return best;
    }

    const PlanRequest &m_request;
    FairDraw m_random;
    QHash<UserId, qint64> m_load;
};

Result<void> checkRequest(const PlanRequest &request)
{
    const QSet<UserId> people(request.people.begin(), request.people.end());
    if (people.size() != request.people.size())
        return invalidInput(AssignmentPlanText::tr("An annotator is named twice; name each once."));
    if (request.raters < 1)
        return invalidInput(AssignmentPlanText::tr("Each item needs at least one rater."));
    if (people.size() < request.raters) {
        return invalidInput(
            AssignmentPlanText::tr("%1 raters per item need at least as many annotators, but %2 are named.")
                .arg(request.raters)
                .arg(people.size()));
    }
    return {};
}

}  // namespace

Result<AssignmentPlan> planAssignment(const QList<ConversationId> &items, const QList<PlannedSlot> &existing,
                                      const PlanRequest &request)
{
    RETURN_IF_ERROR(checkRequest(request));
    QHash<ConversationId, ItemSlots> byItem;
    for (const PlannedSlot &slot : existing)
        byItem[slot.conversation].append(slot);

    AssignmentPlan plan;
    Planner planner(request);
    QList<qsizetype> starts;
    for (const ConversationId item : items) {
        starts.append(plan.slotList.size());
        plan.slotList.append(planner.keep(item, byItem.value(item), plan.dropped));
    }
    starts.append(plan.slotList.size());

    const auto slotsOf = [&](qsizetype i) {
        return std::span(plan.slotList.data() + starts.at(i), static_cast<size_t>(starts.at(i + 1) - starts.at(i)));
    };
    for (qsizetype i = 0; i < items.size(); ++i)
        planner.fill(slotsOf(i));
    // Every move brings two loads closer, so this ends.
    for (bool changed = true; changed;) {
        changed = false;
        for (qsizetype i = 0; i < items.size(); ++i)
            changed |= planner.level(slotsOf(i));
    }
    return plan;
}

QList<qint64> equalSizes(qint64 total, qint64 size)
{
    QList<qint64> sizes;
    for (qint64 left = total; left > 0 && size > 0; left -= size)
        sizes.append(std::min(left, size));
    return sizes;
}

QList<qint64> growingSizes(qint64 total, int count)
{
    const qint64 wanted = std::min<qint64>(count, total);
    const qint64 parts = wanted * (wanted + 1) / 2;
    QList<qint64> sizes;
    qint64 given = 0;
    for (qint64 i = 1; i <= wanted; ++i) {
        // What comes after needs at least one each.
        const qint64 share = i == wanted ? total - given : std::max<qint64>(1, total * i / parts);
        sizes.append(share);
        given += share;
    }
    return sizes;
}

}  // namespace gainsay
