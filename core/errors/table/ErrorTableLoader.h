// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the error table of a project. Blocks that are stored are read; those that are missing, since they were never
// made or what they hold has changed, are computed, stored and reported as progress. That takes long the first time;
// meanwhile whoever waits is given what is there so far. Any thread.
#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/errors/table/ErrorTable.h"
#include "core/scheme/Scheme.h"

#include <functional>
#include <memory>
#include <vector>

namespace gainsay {

class Storage;
struct PrelabelRun;

using SharedErrorTable = std::shared_ptr<const ErrorTable>;
// Gets tables of the first conversations, each at least twice as long as the one before.
using ErrorTableSoFar = std::function<void(SharedErrorTable)>;

Result<SharedErrorTable> loadErrorTable(Storage &storage, const Scheme &scheme, Progress &progress,
                                        const ErrorTableSoFar &soFar = {});

// Per row of the table: equal where the turns before the reply are; 0 where they are not known.
Result<std::vector<quint64>> readContexts(Storage &storage, const ErrorTable &table);

// "starter-zh 1.0 · flatten"; an imported run is called as it was named.
QString runTitle(const PrelabelRun &run);

}  // namespace gainsay
