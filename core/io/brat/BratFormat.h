// SPDX-License-Identifier: GPL-3.0-or-later
// brat's standoff files: a text, a line per turn, and beside it an .ann file with spans, relations, attributes and
// notes. A folder of them, or one of the two files.
#pragma once

#include "core/io/format/ImportFormat.h"

namespace gainsay {

extern const ImportFormat bratFormat;

}  // namespace gainsay
