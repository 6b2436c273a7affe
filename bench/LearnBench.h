// SPDX-License-Identifier: GPL-3.0-or-later
// Measures learning from labels: features, cross-validation and the final fit on made-up conversations.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"

namespace gainsay {

// {"labels", "features_s", "learn_s", "peak_mb", "accuracy"} for 500 labels and for `most`; no base model.
Result<Json> measureLearning(int most);

}  // namespace gainsay
