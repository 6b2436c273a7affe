// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the detector that ships: tokenizing, the pipeline beside the bare runtime on ready numbers, evidence.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"

namespace gainsay {

// {"tokenizer_chars_per_s", "bare_per_s", "pipeline_per_s", "pipeline_ratio", "explain_ms": {…}}
Result<Json> measureDetector(int conversations);

}  // namespace gainsay
