// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/engine/Database.h"

#include "core/base/TranslatableText.h"
#include "db/engine/SqlError.h"

#include <QDateTime>
#include <QDir>
#include <QSqlDriver>
#include <QUrl>
#include <QVariant>

#include <sqlite3.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <thread>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// Long enough for many writers in a row; what still waits after it is told so.
constexpr std::chrono::milliseconds busyPatience{30'000};
constexpr std::chrono::milliseconds busyPause{5};
constexpr int deadlockAttempts = 5;
constexpr int keptStatements = 200;
// What a question to the server takes is no difference between clocks.
constexpr qint64 clocksAgreeMs = 2'000;
// What a log that has grown is cut back to once it is in the file.
constexpr qint64 largestIdleLog = qint64(16) * 1024 * 1024;
// A program that was stopped in the middle of a change must not hold up everybody: its change is undone before those
// who wait give up. Only for changes; whoever reads may think for as long as it takes.
const QString beginPostgresChange = u"BEGIN; SET LOCAL lock_timeout = 30000; SET LOCAL statement_timeout = 600000; "
                                    "SET LOCAL idle_in_transaction_session_timeout = 20000"_s;

// Polling at a fixed interval keeps waiters fair: SQLite's own back-off sleeps ever longer, so that a
// file could starve behind many small answers.
int waitForTurn(void *, int timesAsked)
{
    std::this_thread::sleep_for(busyPause);
    return timesAsked < busyPatience / busyPause ? 1 : 0;
}

// As libpq reads it: 'it\'s'.
QString quotedOption(const QString &name, QString value)
{
    value.replace(u'\\', "\\\\"_L1).replace(u'\'', "\\'"_L1);
    return u"%1='%2'"_s.arg(name, value);
}

// Where the server is and what the address says of the way there. A server whose machine or network is gone says
// nothing; without the first ones a window would wait for many minutes.
QString serverOptions(const Location &location)
{
    QStringList options{u"application_name=gainsay"_s,         u"connect_timeout=10"_s, u"keepalives_idle=30"_s,
                        u"keepalives_interval=10"_s,           u"keepalives_count=3"_s, u"tcp_user_timeout=30000"_s,
                        quotedOption(u"port"_s, location.port)};
    if (!location.host.isEmpty())
        options.append(quotedOption(u"host"_s, location.host));
    // What is said twice counts as said last.
    for (const auto &[name, value] : location.parameters)
        options.append(quotedOption(name, value));
    return options.join(u';');
}

// The address of a file that SQLite takes for granted: no locks, no log, nothing beside it.
QString stillName(const QString &path)
{
    const QString absolute = QDir::current().absoluteFilePath(path);
    return u"file:"_s + QString::fromLatin1(QUrl::toPercentEncoding(absolute, "/")) + u"?immutable=1"_s;
}

// See db/server.
QString gateOf(const Location &location)
{
    return location.schema + u"_gate"_s;
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
        const bool still = m_location.access == FileAccess::Still;
        m_connection.setDatabaseName(still ? stillName(m_location.path) : m_location.path);
        m_connection.setConnectOptions(m_location.access == FileAccess::Write ? QString()
                                       : still ? u"QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"_s
                                               : u"QSQLITE_OPEN_READONLY"_s);
    } else {
        m_connection.setDatabaseName(m_location.database);
        m_connection.setUserName(m_location.user);
        m_connection.setPassword(m_location.password);
        m_connection.setConnectOptions(serverOptions(m_location));
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
        m_seal.attach(*static_cast<sqlite3 *const *>(handle.constData()));
    }
    // Sorting a million answers in memory would take hundreds of megabytes: what the cache cannot hold goes to a
    // temporary file. Compiling the views of guarded logins would take a hundred times as long as running them.
    const QStringList settings =
        sqlite ? QStringList{u"PRAGMA foreign_keys = ON"_s,
                             u"PRAGMA synchronous = FULL"_s,
                             u"PRAGMA temp_store = FILE"_s,
                             u"PRAGMA cache_size = -16384"_s,
                             u"PRAGMA journal_size_limit = %1"_s.arg(largestIdleLog),
                             u"SELECT COUNT(*) FROM sqlite_master"_s}
               : QStringList{u"SET search_path TO %1, %2"_s.arg(quotedIdentifier(m_location.schema),
                                                                quotedIdentifier(gateOf(m_location))),
                             u"SET client_min_messages TO error"_s, u"SET jit TO off"_s};
    for (const QString &statement : settings) {
        if (auto done = executeScript(statement); !done)
            return done;
    }
    if (!sqlite)
        return learnRules();
    m_place.remember(sqliteHandle());
    return {};
}

// A schema that an account has no right to is passed over in its search path.
Result<void> Database::learnRules()
{
    QSqlQuery query(m_connection);
    query.prepare(u"SELECT n.nspname, CASE WHEN has_schema_privilege(n.oid, 'USAGE') THEN 1 ELSE 0 END "
                  "FROM pg_catalog.pg_namespace n WHERE n.nspname IN (?, ?)"_s);
    query.addBindValue(m_location.schema);
    query.addBindValue(gateOf(m_location));
    if (!query.exec())
        return describe(query.lastError());
    bool owns = true;
    bool gate = false;
    bool entrance = false;
    while (query.next()) {
        const bool usable = query.value(1).toInt() != 0;
        if (query.value(0).toString() == m_location.schema)
            owns = usable;
        else
            gate = true, entrance = usable;
    }
    m_rules = {};
    if (!gate || (!owns && !entrance))
        return {};
    m_rules.kind = owns ? ServerRules::Kind::Owner : ServerRules::Kind::Enforced;
    if (owns)
        return {};
    if (!query.exec(u"SELECT who()"_s) || !query.next())
        return describe(query.lastError());
    m_rules.person = query.value(0).toString();
    return {};
}

QString Database::homeSchema() const
{
    return m_rules.kind == ServerRules::Kind::Enforced ? gateOf(m_location) : m_location.schema;
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
    m_deadlocked = m_deadlocked || error.nativeErrorCode() == "40P01"_L1;
    return m_lost ? connectionLost(m_location) : describeSqlError(m_location, error);
}

Result<void> Database::executeScript(const QString &statement)
{
    QSqlQuery query(m_connection);
    if (!query.exec(statement))
        return describe(query.lastError());
    return {};
}

Attempt Database::attempt(const QString &statement)
{
    QSqlQuery query(m_connection);
    if (query.exec(statement))
        return {{}, query.isSelect() ? query.size() : query.numRowsAffected(), false};
    return {query.lastError().nativeErrorCode(), 0, meansLostConnection(engine(), query.lastError())};
}

// A connection that is found lost before anything was done on it may be made again without anybody's noticing.
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
    if (engine() != Engine::Sqlite)
        return {};
    RETURN_IF_ERROR(executeScript(u"PRAGMA wal_checkpoint(PASSIVE)"_s));
    (void)isOverwritten();  // learns what the file looks like now
    return {};
}

Result<void> Database::checkPlace() const
{
    const bool file = engine() == Engine::Sqlite && m_location.access != FileAccess::Still;
    return !file || m_place.isKept(sqliteHandle()) ? Result<void>() : projectMoved(m_location);
}

bool Database::isOverwritten() const
{
    return engine() == Engine::Sqlite && m_location.access != FileAccess::Still &&
           m_place.isOverwritten(sqliteHandle());
}

QString Database::sealOfOwnState() const
{
    return m_place.isAlone() ? m_seal.lastCommitted() : QString();
}

Result<ConnectionSecurity> Database::security()
{
    if (engine() == Engine::Sqlite)
        return ConnectionSecurity::Local;
    QSqlQuery query(m_connection);
    if (!query.exec(u"SELECT CASE WHEN inet_client_addr() IS NULL THEN 1 ELSE 0 END, COALESCE((SELECT CASE WHEN ssl "
                    "THEN 1 ELSE 0 END FROM pg_stat_ssl WHERE pid = pg_backend_pid()), 0)"_s) ||
        !query.next())
        return describe(query.lastError());
    if (query.value(0).toInt() != 0)
        return ConnectionSecurity::Local;
    if (query.value(1).toInt() == 0)
        return ConnectionSecurity::Plain;
    const QString mode = m_location.parameter(u"sslmode"_s);
    if (mode == "verify-full"_L1)
        return ConnectionSecurity::Verified;
    return mode == "verify-ca"_L1 ? ConnectionSecurity::Certified : ConnectionSecurity::Encrypted;
}

Result<void> Database::settleIn(const QString &found)
{
    const QString shown = QDir::toNativeSeparators(found);
    if (!m_place.isThisFile(found) || isOverwritten())
        return conflict(TranslatableText::translate("db",
                                                    "%1 is not the file that was open, but another one or a copy: "
                                                    "what was stored last is not in it. Save a copy instead.")
                            .arg(shown));
    if (m_place.hasOtherLog(found))
        return conflict(TranslatableText::translate("db",
                                                    "%1 is open in another program. Close it there and try again, "
                                                    "or save a copy instead.")
                            .arg(shown));
    QSqlQuery query(m_connection);
    if (!query.exec(u"PRAGMA wal_checkpoint(TRUNCATE)"_s) || !query.next())
        return describe(query.lastError());
    if (query.value(0).toInt() != 0)
        return conflict(TranslatableText::translate("db", "%1 is being read. Try again in a moment, or save a copy "
                                                          "instead.")
                            .arg(shown));
    return {};
}

// SQLite: BEGIN IMMEDIATE waits for the write lock. PostgreSQL: writers of one project queue on an advisory
// lock, so that both engines give `work` the same guarantee.
Result<void> Database::beginWriting(WriteScope scope)
{
    const LockWait::Scope waiting(m_lockWait.get());
    if (engine() == Engine::Sqlite)
        return begin(u"BEGIN IMMEDIATE"_s);
    if (auto begun = begin(beginPostgresChange); !begun)
        return begun;
    auto locked = queueForWriting(scope);
    if (!locked)
        (void)executeScript(u"ROLLBACK"_s);
    return locked;
}

// With the lock comes the server's time, at no cost of another question. People who each work on their own items share
// it with each other.
Result<void> Database::queueForWriting(WriteScope scope)
{
    const QString text = u"SELECT pg_advisory_xact_lock%1(hashtext('gainsay'), hashtext(?)), "
                         "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"_s.arg(
                             scope == WriteScope::Personal ? u"_shared"_s : QString());
    auto taken = takeStatement(text);
    if (!taken)
        return taken.error();
    QSqlQuery query = *std::move(taken);
    query.addBindValue(m_location.schema);
    if (!query.exec() || !query.next())
        return describe(query.lastError());
    const qint64 offset = query.value(1).toLongLong() - QDateTime::currentMSecsSinceEpoch();
    m_clockOffsetMs = std::abs(offset) < clocksAgreeMs ? 0 : offset;
    returnStatement(text, std::move(query), m_connections);
    return {};
}

Result<void> Database::beginReading()
{
    return begin(engine() == Engine::Sqlite ? u"BEGIN"_s : u"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"_s);
}

Result<void> Database::transaction(const std::function<Result<void>()> &work, WriteScope scope)
{
    if (m_depth > 0)
        return work();
    for (int attempt = 1;; ++attempt) {
        RETURN_IF_ERROR(beginWriting(scope));
        m_writing = true;
        m_deadlocked = false;
        auto outcome = runBegun(work);
        m_writing = false;
        // Of two personal changes that wait for each other the server undoes one: nothing of it is there, so it is
        // done again. What takes the lock of the whole project waits for nobody behind it.
        if (outcome || !m_deadlocked || scope != WriteScope::Personal || attempt == deadlockAttempts)
            return outcome;
    }
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
    ++m_transactions;
    sqlite3 *const file = sqliteHandle();
    const int changes = file ? sqlite3_total_changes(file) : 0;
    auto outcome = work();
    if (outcome)
        outcome = m_seal.store(*this);
    if (outcome && file && m_writing && sqlite3_total_changes(file) != changes)
        outcome = stampCommit();
    --m_depth;
    if (outcome && m_writing)
        outcome = checkPlace();
    if (outcome) {
        outcome = executeScript(u"COMMIT"_s);
        // Whoever moves a file in this very moment: better told once too often than not at all.
        if (outcome) {
            m_seal.committed();
            return m_writing ? checkPlace() : outcome;
        }
    }
    // The engine may have rolled back by itself (disk full, server gone); the first error is what counts.
    (void)executeScript(u"ROLLBACK"_s);
    m_seal.forget();
    return outcome;
}

Result<void> Database::stampCommit()
{
    const auto number = m_place.stampCommit();
    return number ? executeScript(u"PRAGMA user_version = %1"_s.arg(*number)) : Result<void>();
}

bool Database::commitsByItself(const QString &sql) const
{
    return m_depth == 0 && engine() == Engine::Sqlite && !sql.startsWith("SELECT"_L1) && !sql.startsWith("PRAGMA"_L1);
}

// Services write in transactions; this is for single statements of tests and tools that give rows back.
void Database::sealStray()
{
    if (m_depth == 0 && !m_seal.isEmpty())
        (void)transaction([] { return Result<void>(); });
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
