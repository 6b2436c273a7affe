// SPDX-License-Identifier: GPL-3.0-or-later
// A consistent copy of a PostgreSQL project as a SQLite file, which opens like any other project: both engines have the
// same tables.
#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "db/engine/Database.h"

#include <QString>

namespace gainsay {

// `target` must not exist and appears when it is whole.
Result<void> backupPostgres(Database &database, const QString &target, Progress &progress);

}  // namespace gainsay
