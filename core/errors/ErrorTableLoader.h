// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the error table of a project. Blocks that are stored are read; those that are missing, since they were never
// made or what they hold has changed, are computed, stored and reported as progress. Any thread.
#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/errors/ErrorTable.h"
#include "core/scheme/Scheme.h"

#include <memory>

namespace gainsay {

class Storage;
struct PrelabelRun;

using SharedErrorTable = std::shared_ptr<const ErrorTable>;

Result<SharedErrorTable> loadErrorTable(Storage &storage, const Scheme &scheme, Progress &progress);

// "starter-zh 1.0 · flatten"; an imported run is called as it was named.
QString runTitle(const PrelabelRun &run);

}  // namespace gainsay
