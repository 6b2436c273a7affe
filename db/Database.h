// SPDX-License-Identifier: GPL-3.0-or-later
// One connection to one project, on either engine. Belongs to the thread that opened it.
#pragma once

#include "core/base/Result.h"
#include "db/Location.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>

#include <functional>
#include <memory>
#include <unordered_map>

struct sqlite3;

namespace gainsay {

class Database {
public:
    // Connects to what is there; never creates a file or a schema. For SQLite the file must be known to be ours.
    static Result<std::unique_ptr<Database>> connect(const Location &location);
    ~Database();
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;

    Engine engine() const { return m_location.engine; }
    const Location &location() const { return m_location; }

    // See Storage.
    Result<void> transaction(const std::function<Result<void>()> &work);
    Result<void> snapshot(const std::function<Result<void>()> &work);

    // Statements of the dialect that cannot be prepared: pragmas, schema.
    Result<void> executeScript(const QString &statement);
    // SQLite: as much of the log as nobody reads goes into the file. PostgreSQL sees to that by itself.
    Result<void> tidy();

    // Visits the rows of a statement without values as they arrive, however many; no other statement may run meanwhile.
    Result<void> scan(const QString &select, const std::function<Result<void>(const QSqlQuery &)> &visit);

    // The library's own handle, for backups and bulk inserts; null on PostgreSQL.
    sqlite3 *sqliteHandle() const;

private:
    friend class Query;

    explicit Database(Location location);
    Result<void> openConnection();
    Result<void> beginWriting();
    Result<void> beginReading();
    Result<void> runBegun(const std::function<Result<void>()> &work);

    // A prepared statement: one kept from before, or a new one. Taken out while in use, so that the same
    // statement can run inside itself.
    Result<QSqlQuery> takeStatement(const QString &sql);
    void returnStatement(const QString &sql, QSqlQuery statement);

    Location m_location;
    QString m_name;
    QSqlDatabase m_connection;
    std::unordered_map<QString, QSqlQuery> m_statements;
    int m_depth = 0;
};

}  // namespace gainsay
