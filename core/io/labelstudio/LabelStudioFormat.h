// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/format/ImportFormat.h"

namespace gainsay {

extern const ImportFormat labelStudioFormat;

}  // namespace gainsay
