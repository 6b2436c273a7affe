// SPDX-License-Identifier: GPL-3.0-or-later
// Measures CDConv's pipeline offline: openings, the chatbot that ships, all eight trigger methods, into a project.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"

namespace gainsay {

// `project` is there already. At least one opening.
Result<Json> measureCollecting(const QString &project, int openings);

}  // namespace gainsay
