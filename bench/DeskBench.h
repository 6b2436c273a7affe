// SPDX-License-Identifier: GPL-3.0-or-later
// What a supervisor waits for on a large project: each page and tab of the desk, from opening it until it is filled,
// and the longest time that the window did not answer meanwhile.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"

#include <QString>

namespace gainsay {

// {"spotcheck": {"filled_ms", "longest_stall_ms"}, "team-1": …}. Needs a QApplication; adds a supervisor to the
// project.
Result<Json> measureDesk(const QString &projectFile);

}  // namespace gainsay
