// SPDX-License-Identifier: GPL-3.0-or-later
// Our own rows (what export writes), and anybody's once a mapping names their columns: as JSON lines and as tables.
#pragma once

#include "core/io/format/ImportFormat.h"

namespace gainsay {

extern const ImportFormat jsonlFormat;
extern const ImportFormat csvFormat;
extern const ImportFormat tsvFormat;

}  // namespace gainsay
