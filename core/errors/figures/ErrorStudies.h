// SPDX-License-Identifier: GPL-3.0-or-later
// Findings of core/errors as tables, for the Errors page and for gainsay-cli.
#pragma once

#include "core/errors/figures/DoubtfulItems.h"
#include "core/errors/figures/StudyTable.h"
#include "core/stats/predictions/Classification.h"

namespace gainsay {

// Gold in rows, the model in columns.
StudyTable matrixTable(const ConfusionTable &confusion, const LabelTitles &titles = {});

// What each doubted conversation is called is asked of `nameOf`.
StudyTable doubtTable(const QList<ModelDoubt> &doubts, const std::function<QString(const ModelDoubt &)> &nameOf,
                      const LabelTitles &titles = {});

}  // namespace gainsay
