// SPDX-License-Identifier: GPL-3.0-or-later
// One place for one rater of one conversation. A planned slot belongs to its person from the start; a pool
// slot belongs to whoever holds the lease, and to nobody once that has expired.
#pragma once

#include "core/base/Ids.h"
#include "core/model/Workflow.h"

namespace gainsay {

// What an answer in the slot is for; numbers are stored, do not renumber. Only Work settles an item.
enum class SlotPurpose { Work = 0, HiddenGold = 1, Calibration = 2 };

struct Slot {
    SlotId id;
    ConversationId conversation;
    BatchId batch;
    int number = 0;  // 0-based among the raters of the conversation; below 0 beside the work
    UserId user;     // none: free in the pool
    qint64 position = 0;
    SlotState state = SlotState::Waiting;
    bool pool = false;
    qint64 leaseUntil = 0;    // 0: no lease
    AnnotationId annotation;  // the revision in force, none before the first answer
    SlotPurpose purpose = SlotPurpose::Work;

    bool leaseExpired(qint64 nowMs) const { return leaseUntil != 0 && leaseUntil <= nowMs; }
};

}  // namespace gainsay
