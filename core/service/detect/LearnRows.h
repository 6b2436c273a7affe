// SPDX-License-Identifier: GPL-3.0-or-later
// Which conversations of a project a detector can learn from, and their labels.
#pragma once

#include "core/base/Progress.h"
#include "core/service/detect/LearnService.h"

namespace gainsay {

struct LabelledRow {
    ConversationId id;
    QString label;
};

// In the order of adding. Training items, what left the set and what has no answer to the question are left out.
Result<QList<LabelledRow>> labelledRows(Storage &storage, const Scheme &scheme, const Question &question,
                                        LearnGold gold, Progress &progress);

}  // namespace gainsay
