// SPDX-License-Identifier: GPL-3.0-or-later
// Two slices beside each other: is the model worse in one of them? Rows may belong to both, so that differences are
// drawn with a bootstrap over the rows of either: what both share moves both.
#pragma once

#include "core/errors/figures/ModelFigures.h"

namespace gainsay {

// Accuracy, macro-F1 and F1 per label of the model in each slice, first minus second with interval and p.
StudyTable compareSlices(const ErrorTable &table, const ErrorRun &run, LabelSetting setting, const SliceRows &first,
                         const SliceRows &second, const LabelTitles &titles = {},
                         const BootstrapOptions &bootstrap = {});

}  // namespace gainsay
