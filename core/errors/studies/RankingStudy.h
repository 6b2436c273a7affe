// SPDX-License-Identifier: GPL-3.0-or-later
// MuTual: where the right reply stands in each model's ranking; R@1, R@2 and MRR overall, by reasoning type and by
// number of turns. Reads every ranking, hence a job.
#pragma once

#include "core/base/Progress.h"
#include "core/errors/figures/StudyTable.h"
#include "core/errors/table/RowSet.h"
#include "core/stats/Bootstrap.h"

namespace gainsay {

class Storage;

// Nothing is ranked: an empty list.
Result<QList<StudyTable>> rankingStudy(Storage &storage, const ErrorTable &table, const RowSet &rows,
                                       Progress &progress, const LabelTitles &titles = {},
                                       const BootstrapOptions &bootstrap = {});

}  // namespace gainsay
