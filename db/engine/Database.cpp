// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/engine/Database.h"

#include "db/engine/SqlError.h"

#include <QSqlDriver>
#include <QVariant>

#include <sqlite3.h>

#include <atomic>
#include <chrono>
#include <thread>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// Long enough for many writers in a row; what still waits after it is told so.
constexpr std::chrono::milliseconds busyPatience{30'000};
constexpr std::chrono::milliseconds busyPause{5};
constexpr int keptStatements = 200;
// A server whose machine or network is gone says nothing; without these a window would wait for many minutes.
const QString noticeDeadServers =
    u"keepalives_idle=30;keepalives_interval=10;keepalives_count=3;tcp_user_timeout=30000"_s;

// Whoever waits long has the same chance as whoever has just come. SQLite's own waiting sleeps ever longer, so that a
// file could starve behind many small answers.
int waitForTurn(void *, int timesAsked)
{
    std::this_thread::sleep_for(busyPause);
    return timesAsked < busyPatience / busyPause ? 1 : 0;
}

QString freshConnectionName()
{
    static std::atomic<qint64> counter = 0;
    return u"gainsay-%1"_s.arg(++counter);
}

}  // namespace

QString quotedIdentifier(const QString &name)
{
    return u'"' + QString(name).replace(u'"', "\"\""_L1) + u'"';
}

Database::Database(Location location) : m_location(std::move(location)), m_name(freshConnectionName()) {}

Database::~Database()
{
    m_statements.clear();
    m_connection = {};
    QSqlDatabase::removeDatabase(m_name);
}

Result<std::unique_ptr<Database>> Database::connect(const Location &location)
{
    std::unique_ptr<Database> database(new Database(location));
    RETURN_IF_ERROR(database->openConnection());
    return database;
}

Result<void> Database::openConnection()
{
    const bool sqlite = engine() == Engine::Sqlite;
    m_connection = QSqlDatabase::addDatabase(sqlite ? u"QSQLITE"_s : u"QPSQL"_s, m_name);
    if (sqlite) {
        m_connection.setDatabaseName(m_location.path);
    } else {
        m_connection.setHostName(m_location.host);
        m_connection.setPort(m_location.port);
        m_connection.setDatabaseName(m_location.database);
        m_connection.setUserName(m_location.user);
        m_connection.setPassword(m_location.password);
        m_connection.setConnectOptions(u"connect_timeout=10;application_name=gainsay;"_s + noticeDeadServers);
    }
    if (!m_connection.open())
        return describeSqlError(m_location, m_connection.lastError());
    return prepareConnection();
}

Result<void> Database::prepareConnection()
{
    const bool sqlite = engine() == Engine::Sqlite;
    if (sqlite) {
        const QVariant handle = m_connection.driver()->handle();
        sqlite3_busy_handler(*static_cast<sqlite3 *const *>(handle.constData()), waitForTurn, nullptr);
    }
    // Sorting a million answers in memory would take hundreds of megabytes: what the cache cannot hold goes to a
    // temporary file.
    const QStringList settings = sqlite ? QStringList{u"PRAGMA foreign_keys = ON"_s, u"PRAGMA synchronous = FULL"_s,
                                                      u"PRAGMA temp_store = FILE"_s, u"PRAGMA cache_size = -16384"_s}
                                        : QStringList{u"SET search_path TO "_s + quotedIdentifier(m_location.schema),
                                                      u"SET client_min_messages TO error"_s};
    for (const QString &statement : settings) {
        if (auto done = executeScript(statement); !done)
            return done;
    }
    return {};
}

Result<void> Database::reconnect()
{
    m_statements.clear();
    ++m_connections;
    m_connection.close();
    m_lost = !m_connection.open() || !prepareConnection();
    return m_lost ? connectionLost(m_location) : Result<void>();
}

Error Database::describe(const QSqlError &error)
{
    m_lost = m_lost || meansLostConnection(engine(), error);
    return m_lost ? connectionLost(m_location) : describeSqlError(m_location, error);
}

Result<void> Database::executeScript(const QString &statement)
{
    QSqlQuery query(m_connection);
    if (!query.exec(statement))
        return describe(query.lastError());
    return {};
}

// A connection that is found lost before anything was done on it may be made anew without anybody's noticing.
Result<void> Database::begin(const QString &statement)
{
    if (!canReconnect()) {
        auto begun = executeScript(statement);
        if (begun || !canReconnect())
            return begun;
    }
    auto connected = reconnect();
    return connected ? executeScript(statement) : connected;
}

Result<void> Database::tidy()
{
    return engine() == Engine::Sqlite ? executeScript(u"PRAGMA wal_checkpoint(PASSIVE)"_s) : Result<void>();
}

// SQLite: BEGIN IMMEDIATE waits for the write lock. PostgreSQL: writers of one project queue on an advisory
// lock, so that both engines give `work` the same guarantee.
Result<void> Database::beginWriting()
{
    if (engine() == Engine::Sqlite)
        return begin(u"BEGIN IMMEDIATE"_s);
    if (auto begun = begin(u"BEGIN"_s); !begun)
        return begun;
    auto locked = executeScript(u"SELECT pg_advisory_xact_lock(hashtext('gainsay'), hashtext(current_schema()))"_s);
    if (!locked)
        (void)executeScript(u"ROLLBACK"_s);
    return locked;
}

Result<void> Database::beginReading()
{
    return begin(engine() == Engine::Sqlite ? u"BEGIN"_s : u"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"_s);
}

Result<void> Database::transaction(const std::function<Result<void>()> &work)
{
    if (m_depth > 0)
        return work();
    auto begun = beginWriting();
    return begun ? runBegun(work) : begun;
}

Result<void> Database::snapshot(const std::function<Result<void>()> &work)
{
    if (m_depth > 0)
        return work();
    auto begun = beginReading();
    return begun ? runBegun(work) : begun;
}

Result<void> Database::runBegun(const std::function<Result<void>()> &work)
{
    ++m_depth;
    auto outcome = work();
    --m_depth;
    if (outcome) {
        outcome = executeScript(u"COMMIT"_s);
        if (outcome)
            return outcome;
    }
    // The engine may have rolled back by itself (disk full, server gone); the first error is what counts.
    (void)executeScript(u"ROLLBACK"_s);
    return outcome;
}

Result<void> Database::scan(const QString &select, const std::function<Result<void>(const QSqlQuery &)> &visit)
{
    QSqlQuery query(m_connection);
    query.setForwardOnly(true);
    if (!query.exec(select))
        return describe(query.lastError());
    while (query.next()) {
        if (auto visited = visit(query); !visited)
            return visited;
    }
    if (query.lastError().isValid())
        return describe(query.lastError());
    return {};
}

sqlite3 *Database::sqliteHandle() const
{
    const QVariant handle = m_connection.driver()->handle();
    if (!handle.isValid() || qstrcmp(handle.typeName(), "sqlite3*") != 0)
        return nullptr;
    return *static_cast<sqlite3 *const *>(handle.constData());
}

Result<QSqlQuery> Database::takeStatement(const QString &sql)
{
    if (canReconnect()) {
        RETURN_IF_ERROR(reconnect());
    }
    if (const auto kept = m_statements.find(sql); kept != m_statements.end()) {
        QSqlQuery statement = std::move(kept->second);
        m_statements.erase(kept);
        return statement;
    }
    auto prepared = prepare(sql);
    if (prepared || !canReconnect())
        return prepared;
    const auto connected = reconnect();
    return connected ? prepare(sql) : connected.error();
}

Result<QSqlQuery> Database::prepare(const QString &sql)
{
    QSqlQuery statement(m_connection);
    // Elsewhere Qt would stream from the server and lose the rest when another statement runs.
    statement.setForwardOnly(engine() == Engine::Sqlite);
    if (!statement.prepare(sql))
        return describe(statement.lastError());
    return statement;
}

void Database::returnStatement(const QString &sql, QSqlQuery statement, int connection)
{
    if (connection != m_connections)
        return;
    statement.finish();
    if (m_statements.size() >= keptStatements)
        m_statements.clear();
    m_statements.insert_or_assign(sql, std::move(statement));
}

}  // namespace gainsay
