// SPDX-License-Identifier: GPL-3.0-or-later
// Findings of core/errors as tables, for the Errors page and for gainsay-cli.
#pragma once

#include "core/errors/DoubtfulItems.h"
#include "core/errors/StudyTable.h"
#include "core/stats/Classification.h"

namespace gainsay {

// Gold in rows, the model in columns.
StudyTable matrixTable(const ConfusionTable &confusion, const LabelTitles &titles = {});

// What each doubted conversation is called is asked of `nameOf`.
StudyTable doubtTable(const QList<ModelDoubt> &doubts, const std::function<QString(const ModelDoubt &)> &nameOf,
                      const LabelTitles &titles = {});

}  // namespace gainsay
