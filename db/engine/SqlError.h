// SPDX-License-Identifier: GPL-3.0-or-later
// What an engine's error means to a person: locked, disk full, server gone, constraint, damaged file.
#pragma once

#include "core/base/Result.h"
#include "db/engine/Location.h"

#include <QSqlError>

struct sqlite3;

namespace gainsay {

Error describeSqlError(const Location &location, const QSqlError &error);
// The last one of a connection that was used without Qt.
Error describeSqliteError(const Location &location, sqlite3 *handle);
bool meansLostConnection(Engine engine, const QSqlError &error);
// A server that had been there.
Error connectionLost(const Location &location);

// The file that is open has lost its name, or its name stands for another one.
Error projectMoved(const Location &location);

}  // namespace gainsay
