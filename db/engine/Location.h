// SPDX-License-Identifier: GPL-3.0-or-later
// Where a project lives: a file, or a schema of a PostgreSQL database. Values only.
#pragma once

#include "core/base/Result.h"

#include <QList>
#include <QString>

#include <memory>
#include <utility>

class QTemporaryDir;

namespace gainsay {

enum class Engine { Sqlite, PostgreSql };

// How a file is opened. Still: on a medium that nobody can write, where SQLite must not look for files beside it.
enum class FileAccess { Write, Read, Still };

struct Location {
    Engine engine = Engine::Sqlite;
    QString path;  // SQLite
    FileAccess access = FileAccess::Write;
    QString shownAs;                        // of a private copy: what it is a copy of
    std::shared_ptr<QTemporaryDir> folder;  // which goes with the last connection

    QString host;  // PostgreSQL: name, address or folder of the local socket; "a,b" are tried one after the other
    QString port = QStringLiteral("5432");  // one for all hosts, or "5432,5433"
    QString database;
    QString schema;
    QString user;
    QString password;
    // What else libpq is told, as the address has it: {"sslmode", "verify-full"}. Names are those that we know.
    QList<std::pair<QString, QString>> parameters;

    QString parameter(const QString &name) const;
    // Fit to be shown: never a password.
    QString display() const;
};

// "folder/project.gainsay" or "postgresql://user@host:port[,host:port]/database?schema=name[&sslmode=…]": the address
// and the parameters of libpq. One that is not known is refused, lest somebody believes to be protected by it.
Result<Location> parseLocation(const QString &text);

}  // namespace gainsay
