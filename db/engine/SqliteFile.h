// SPDX-License-Identifier: GPL-3.0-or-later
// The file around a SQLite project: telling ours from others without touching them, making a new one.
#pragma once

#include "core/base/Result.h"
#include "db/engine/Database.h"

#include <QString>

namespace gainsay {

// Written into the file's header ("GSAY"), so that a database of another program is known at once.
constexpr qint32 sqliteApplicationId = 0x47534159;

// Reads the header only; the file is neither locked nor changed. Through SQLite: were it opened and closed behind its
// back, the locks of every connection that this program has on it would be gone.
Result<void> checkSqliteProject(const QString &path);

// An empty file that nobody but its owner can read; Conflict if there is one.
Result<void> reserveFile(const QString &path);

// Reserves a new file, then fills it by `fill`. A file that exists is refused; one that could not be filled is removed.
Result<void> createSqliteProject(const Location &location, const std::function<Result<void>(Database &)> &fill);

}  // namespace gainsay
