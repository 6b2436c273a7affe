// SPDX-License-Identifier: GPL-3.0-or-later
// A consistent copy of a SQLite project while others go on working in it.
#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "db/engine/Database.h"

#include <QString>

namespace gainsay {

// As it was at one moment, however much is written meanwhile. `target` must not exist and appears when it is whole.
Result<void> backupSqlite(Database &database, const QString &target, Progress &progress);

// The same from either engine.
Result<void> backupDatabase(Database &database, const QString &target, Progress &progress);

// A consistent copy of a PostgreSQL project as a SQLite file, which opens like any other project: both engines have the
// same tables.
// `target` must not exist and appears when it is whole.
Result<void> backupPostgres(Database &database, const QString &target, Progress &progress);

}  // namespace gainsay
