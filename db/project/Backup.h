// SPDX-License-Identifier: GPL-3.0-or-later
// A consistent copy of a SQLite project while others go on working in it.
#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "db/engine/Database.h"

#include <QString>

namespace gainsay {

// `target` must not exist; a copy that was not finished is removed.
Result<void> backupSqlite(Database &database, const QString &target, Progress &progress);

}  // namespace gainsay
