// SPDX-License-Identifier: GPL-3.0-or-later
// How much each label counts in learning, by the ability of the people who gave it: the probability of the settled
// label by Dawid & Skene (core/stats/agreement/DawidSkene.h). Labels that nobody of the project gave count in full.
#pragma once

#include "core/base/Progress.h"
#include "core/scheme/Scheme.h"
#include "core/service/detect/LearnRows.h"

namespace gainsay {

struct LabelWeights {
    std::vector<float> values;  // per row, above 0; empty where abilities cannot be told
    qint64 weighed = 0;         // rows that people of the project answered
};

// Abilities cannot be told where fewer than two people answered or all answers are the same.
Result<LabelWeights> weightsByAbility(Storage &storage, const Scheme &scheme, const Question &question,
                                      const QList<LabelledRow> &rows, Progress &progress);

}  // namespace gainsay
