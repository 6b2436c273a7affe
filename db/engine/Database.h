// SPDX-License-Identifier: GPL-3.0-or-later
// One connection to one project, on either engine. Belongs to the thread that opened it. When a server goes away, what
// was begun fails; whatever comes next connects again.
#pragma once

#include "core/base/Result.h"
#include "core/store/ConnectionSecurity.h"
#include "core/store/LockWait.h"
#include "core/store/ServerRules.h"
#include "db/engine/Location.h"
#include "db/engine/RowSeal.h"
#include "db/engine/SqlitePlace.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>

#include <functional>
#include <memory>
#include <unordered_map>

struct sqlite3;

namespace gainsay {

// A name as it stands in a statement, where no value can be bound.
QString quotedIdentifier(const QString &name);

// Personal: see Storage::personalTransaction().
enum class WriteScope { Project, Personal };

// What became of a statement that may fail.
struct Attempt {
    QString state;      // SQLSTATE of the refusal; empty: it went through
    qint64 rows = 0;    // read or changed
    bool lost = false;  // there is no connection any more
};

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
    Result<void> transaction(const std::function<Result<void>()> &work, WriteScope scope = WriteScope::Project);
    Result<void> snapshot(const std::function<Result<void>()> &work);

    // Which transaction is open; 0: none. Within one, what a change of the project would need all of it for stays.
    qint64 transactionNumber() const { return m_depth > 0 ? m_transactions : 0; }

    // Statements of the dialect that cannot be prepared: pragmas, schema.
    Result<void> executeScript(const QString &statement);
    Attempt attempt(const QString &statement);
    // SQLite: as much of the log as nobody reads goes into the file. PostgreSQL sees to that by itself.
    Result<void> tidy();
    // See Storage.
    Result<void> checkPlace() const;
    bool isOverwritten() const;
    // The checksums of what this connection has stored last; empty if others have changed the file since, or it stored
    // nothing. For SQLite.
    QString sealOfOwnState() const;
    Result<void> settleIn(const QString &found);
    Result<ConnectionSecurity> security();
    const ServerRules &serverRules() const { return m_rules; }
    // Where this connection finds the tables: the schema of the project or the one of those whom the server guards.
    QString homeSchema() const;
    qint64 clockOffsetMs() const { return m_clockOffsetMs; }
    void watchLock(std::shared_ptr<LockWait> wait) { m_lockWait = std::move(wait); }

    // Visits the rows of a statement without values as they arrive, however many; no other statement may run meanwhile.
    Result<void> scan(const QString &select, const std::function<Result<void>(const QSqlQuery &)> &visit);

    // The library's own handle, for backups and bulk inserts; null on PostgreSQL.
    sqlite3 *sqliteHandle() const;
    // Counts what is written to a SQLite project; does nothing on PostgreSQL.
    RowSeal &seal() { return m_seal; }

private:
    friend class Query;

    explicit Database(Location location);
    Result<void> openConnection();
    Result<void> prepareConnection();
    // Not within a transaction, which ends with its connection.
    bool canReconnect() const { return m_depth == 0 && m_lost; }
    Result<void> reconnect();
    // Also sees that the connection is lost, which shows only when something is asked of the server.
    Error describe(const QSqlError &error);
    Result<void> begin(const QString &statement);
    Result<void> beginWriting(WriteScope scope);
    Result<void> queueForWriting(WriteScope scope);
    Result<void> learnRules();
    Result<void> beginReading();
    Result<void> stampCommit();
    Result<void> runBegun(const std::function<Result<void>()> &work);
    // A single statement that is its own transaction.
    bool commitsByItself(const QString &sql) const;
    // After a statement outside of a transaction: its rows are sealed by one of their own.
    void sealStray();

    // A prepared statement: one kept from before, or a new one. Taken out while in use, so that the same
    // statement can run inside itself.
    Result<QSqlQuery> takeStatement(const QString &sql);
    Result<QSqlQuery> prepare(const QString &sql);
    // One of an earlier connection is dropped.
    void returnStatement(const QString &sql, QSqlQuery statement, int connection);

    Location m_location;
    QString m_name;
    QSqlDatabase m_connection;
    std::unordered_map<QString, QSqlQuery> m_statements;
    SqlitePlace m_place;
    std::shared_ptr<LockWait> m_lockWait;
    ServerRules m_rules;
    qint64 m_clockOffsetMs = 0;  // the server's clock minus this computer's
    bool m_lost = false;
    bool m_writing = false;     // the transaction that is open took the write lock
    bool m_deadlocked = false;  // the server has undone it, since two waited for each other
    int m_depth = 0;
    qint64 m_transactions = 0;
    RowSeal m_seal;
    int m_connections = 0;  // so many were made, one after the other
};

}  // namespace gainsay
