// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/format/ImportFormat.h"

namespace gainsay {

extern const ImportFormat doccanoFormat;
extern const ImportFormat doccanoSeq2seqFormat;

}  // namespace gainsay
