// SPDX-License-Identifier: GPL-3.0-or-later
// `model fetch NAME`: optional parts, with size and licence said first.
#pragma once

#include "app/cli/support/Invocation.h"

namespace gainsay {

Exit fetchModelPart(Invocation &call);

}  // namespace gainsay
