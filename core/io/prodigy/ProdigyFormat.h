// SPDX-License-Identifier: GPL-3.0-or-later
// Prodigy's JSONL (`db-out`): a text, or messages, with a label, chosen options and spans, and whether the task was
// accepted.
#pragma once

#include "core/io/format/ImportFormat.h"

namespace gainsay {

extern const ImportFormat prodigyFormat;

}  // namespace gainsay
