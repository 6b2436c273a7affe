// SPDX-License-Identifier: GPL-3.0-or-later
// What Potato writes for each person: annotated_instances as JSONL, CSV or TSV. In tables each label has a column
// "schema:::label".
#pragma once

#include "core/io/format/ImportFormat.h"

namespace gainsay {

extern const ImportFormat potatoFormat;

}  // namespace gainsay
