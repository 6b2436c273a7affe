// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the Errors page's work on a project of any size with three models: opening, filters, a cell, sorting.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"

#include <QString>

namespace gainsay {

// Adds three made-up models to the project and measures. Milliseconds; `first_open_s` prepares the blocks.
Result<Json> measureErrors(const QString &projectFile);

}  // namespace gainsay
