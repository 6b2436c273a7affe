// SPDX-License-Identifier: GPL-3.0-or-later
// What a person of a project may be called. Names of older projects are left as they are.
#pragma once

#include "core/base/Result.h"

#include <QString>

namespace gainsay {

// The name as it is stored (trimmed, composed characters): one line of letters and digits of any script, spaces and
// . _ - '. An error says what is wrong.
Result<QString> checkedUserName(const QString &name);

// Equal for names that people would take for the same: case and width do not matter.
QString foldedUserName(const QString &name);

}  // namespace gainsay
