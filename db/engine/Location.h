// SPDX-License-Identifier: GPL-3.0-or-later
// Where a project lives: a file, or a schema of a PostgreSQL database. Values only.
#pragma once

#include "core/base/Result.h"

#include <QString>

namespace gainsay {

enum class Engine { Sqlite, PostgreSql };

struct Location {
    Engine engine = Engine::Sqlite;
    QString path;  // SQLite

    QString host;  // PostgreSQL: name, address or folder of the local socket
    int port = 5432;
    QString database;
    QString schema;
    QString user;
    QString password;

    // Fit to be shown: never a password.
    QString display() const;
};

// "folder/project.gainsay" or "postgresql://user@host:port/database?schema=name[&host=/socket/folder]".
Result<Location> parseLocation(const QString &text);

}  // namespace gainsay
