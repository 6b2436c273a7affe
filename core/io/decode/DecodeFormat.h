// SPDX-License-Identifier: GPL-3.0-or-later
// DECODE (Nie et al., ACL 2021): dialogues of two people, whether the last turn contradicts an earlier one, and which.
#pragma once

#include "core/io/format/ImportFormat.h"

namespace gainsay {

extern const ImportFormat decodeFormat;

}  // namespace gainsay
