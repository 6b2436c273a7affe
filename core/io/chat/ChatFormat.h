// SPDX-License-Identifier: GPL-3.0-or-later
// Chat logs: `messages` with role and content, as the services of language models have them, and ShareGPT's
// `conversations` with from and value.
#pragma once

#include "core/io/format/ImportFormat.h"

namespace gainsay {

extern const ImportFormat chatFormat;

}  // namespace gainsay
