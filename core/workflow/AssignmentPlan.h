// SPDX-License-Identifier: GPL-3.0-or-later
// Who labels what: balanced, nobody twice on an item, the same for the same seed. Pure; the service stores it.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Result.h"

#include <QList>

namespace gainsay {

struct PlannedSlot {
    ConversationId conversation;
    SlotId slot;  // none: to be made
    UserId user;
    bool fixed = false;  // answered, or being worked on by someone who stays

    friend bool operator==(const PlannedSlot &, const PlannedSlot &) = default;
};

struct PlanRequest {
    QList<UserId> people;
    int raters = 2;
    quint64 seed = 0;
};

struct AssignmentPlan {
    QList<PlannedSlot> slotList;  // every slot of every item, item by item in the given order
    QList<SlotId> dropped;        // unanswered ones beyond the wanted number of raters
};

// Plans `items`; `existing` are their slots so far. Unanswered slots of people who are no longer named go to
// others; then unanswered slots move until the loads differ by at most one, where the items allow it.
Result<AssignmentPlan> planAssignment(const QList<ConversationId> &items, const QList<PlannedSlot> &existing,
                                      const PlanRequest &request);

// How many conversations go into each of several batches. Pure.
// As many batches of `size` as `total` fills; the last one may be smaller.
QList<qint64> equalSizes(qint64 total, qint64 size);

// `count` batches that grow as 1 : 2 : 3 …, so that criteria settle on the small ones before the large ones are
// annotated. None is empty; fewer than `count` when there are too few conversations.
QList<qint64> growingSizes(qint64 total, int count);

}  // namespace gainsay
