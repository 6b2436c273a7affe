// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/project/Backup.h"

#include "core/base/TranslatableText.h"
#include "db/engine/Query.h"
#include "db/engine/RowSeal.h"
#include "db/engine/SqliteFile.h"
#include "db/engine/SqlitePlace.h"
#include "db/project/Migrator.h"
#include "db/project/NewFile.h"
#include "db/stores/AuditStore.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <memory>
#include <sqlite3.h>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int pagesPerStep = 4096;

using SqliteHandle = std::unique_ptr<sqlite3, decltype(&sqlite3_close)>;

Error backupFailed(const QString &target, const char *reason)
{
    return ioError(TranslatableText::translate("db", "The backup %1 could not be written (%2), and was removed. Make "
                                                     "room there or choose another place, and try again.")
                       .arg(QDir::toNativeSeparators(target), QString::fromUtf8(reason)));
}

Result<void> copyPages(sqlite3 *from, sqlite3 *to, const QString &target, Progress &progress)
{
    sqlite3_backup *backup = sqlite3_backup_init(to, "main", from, "main");
    if (!backup)
        return backupFailed(target, sqlite3_errmsg(to));
    int code = SQLITE_OK;
    bool stopped = false;
    while (!stopped && (code == SQLITE_OK || code == SQLITE_BUSY || code == SQLITE_LOCKED)) {
        code = sqlite3_backup_step(backup, pagesPerStep);
        const int total = sqlite3_backup_pagecount(backup);
        progress.report(total - sqlite3_backup_remaining(backup), total);
        stopped = progress.isCancelled();
        if (code == SQLITE_BUSY || code == SQLITE_LOCKED)
            sqlite3_sleep(10);
    }
    sqlite3_backup_finish(backup);
    if (code == SQLITE_DONE)
        return {};
    if (stopped)
        return cancelled(TranslatableText::translate("db", "The backup was cancelled"));
    return backupFailed(target, sqlite3_errstr(code));
}

// Nobody needs a journal of a file that is removed when it is not finished; it is flushed once, when it is whole.
Result<void> copyInto(Database &database, const QString &temporary, const QString &target, Progress &progress)
{
    RETURN_IF_ERROR(reserveFile(temporary));
    sqlite3 *opened = nullptr;
    const int code = sqlite3_open(QFile::encodeName(temporary).constData(), &opened);
    const SqliteHandle copy(opened, &sqlite3_close);
    if (code != SQLITE_OK || sqlite3_exec(copy.get(), "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF", nullptr,
                                          nullptr, nullptr) != SQLITE_OK)
        return backupFailed(target, sqlite3_errmsg(copy.get()));
    // All pages come from one moment: otherwise the copy would begin again whenever somebody writes.
    return database.snapshot([&]() -> Result<void> {
        RETURN_IF_ERROR(database.executeScript(QStringLiteral("SELECT COUNT(*) FROM sqlite_master")));
        RETURN_IF_ERROR(copyPages(database.sqliteHandle(), copy.get(), target, progress));
        const QByteArray number = "PRAGMA user_version = " + QByteArray::number(freshFileNumber());
        return sqlite3_exec(copy.get(), number.constData(), nullptr, nullptr, nullptr) == SQLITE_OK
                   ? Result<void>()
                   : backupFailed(target, sqlite3_errmsg(copy.get()));
    });
}

}  // namespace

Result<void> backupSqlite(Database &database, const QString &target, Progress &progress)
{
    auto copied = makeFileWhole(
        target, [&](const QString &temporary) { return copyInto(database, temporary, target, progress); });
    // While it was copied, the log could not be emptied. Whoever may only read leaves it to the others.
    if (database.location().access == FileAccess::Write)
        (void)database.tidy();
    return copied;
}

Result<void> backupDatabase(Database &database, const QString &target, Progress &progress)
{
    return database.engine() == Engine::Sqlite ? backupSqlite(database, target, progress)
                                               : backupPostgres(database, target, progress);
}

namespace {

constexpr qint64 copiedRowsPerReport = 4096;

Error backupCancelled()
{
    return cancelled(TranslatableText::translate("db", "The backup was cancelled"));
}

// Tables as the source has them: a project that was not opened since an upgrade of the program is copied as it is.
Result<void> createTablesLike(Database &source, Database &copy)
{
    ASSIGN_OR_RETURN(auto migrations, builtInMigrations());
    ASSIGN_OR_RETURN(const auto version, Migrator(source, migrations, {}).version());
    migrations.removeIf([&](const Migration &step) { return step.version > version; });
    return Migrator(copy, migrations, {}).create();
}

class TableCopier {
public:
    TableCopier(Database &source, Database &copy, Progress &progress)
        : m_source(source), m_copy(copy), m_progress(progress)
    {
    }

    Result<void> copyAll()
    {
        const auto name = [](const Row &row) { return row.get<QString>(0); };
        ASSIGN_OR_RETURN(const auto tables,
                         sql::all(m_copy,
                                  u"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"_s,
                                  name));
        for (const QString &table : tables) {
            ASSIGN_OR_RETURN(const auto rows, sql::number(m_source, u"SELECT COUNT(*) FROM "_s + table));
            m_total += rows;
        }
        for (const QString &table : tables) {
            ASSIGN_OR_RETURN(const auto columns,
                             sql::all(m_copy, u"SELECT name FROM pragma_table_info(?) ORDER BY cid"_s, name, table));
            if (auto copied = copyTable(table, columns); !copied)
                return copied;
        }
        return {};
    }

private:
    Result<void> copyTable(const QString &table, const QStringList &columns)
    {
        // A new file has rows that the migrations put there; the source has its own.
        RETURN_IF_ERROR(sql::execute(m_copy, u"DELETE FROM "_s + table));
        const QString names = columns.join(", "_L1);
        Query insert(m_copy, u"INSERT INTO %1 (%2) VALUES (%3)"_s.arg(table, names, sql::placeholders(columns.size())));
        return m_source.scan(u"SELECT %2 FROM %1"_s.arg(table, names), [&](const QSqlQuery &row) -> Result<void> {
            for (int column = 0; column < columns.size(); ++column)
                insert.add(row.value(column));
            RETURN_IF_ERROR(insert.run());
            if (++m_done % copiedRowsPerReport == 0) {
                m_progress.report(m_done, m_total);
                if (m_progress.isCancelled())
                    return backupCancelled();
            }
            return {};
        });
    }

    Database &m_source;
    Database &m_copy;
    Progress &m_progress;
    qint64 m_done = 0;
    qint64 m_total = 0;
};

}  // namespace

Result<void> backupPostgres(Database &database, const QString &target, Progress &progress)
{
    ASSIGN_OR_RETURN(const auto wanted, parseLocation(target));
    if (wanted.engine != Engine::Sqlite)
        return invalidInput(
            TranslatableText::translate("db", "A backup is written to a file; %1 is a server").arg(target));
    const auto fill = [&](Database &copy) -> Result<void> {
        if (auto made = createTablesLike(database, copy); !made)
            return made;
        // Tables are copied by name, not in the order in which they refer to each other.
        if (auto loose = copy.executeScript(u"PRAGMA foreign_keys = OFF"_s); !loose)
            return loose;
        return database.snapshot([&] {
            return copy.transaction([&]() -> Result<void> {
                RETURN_IF_ERROR(TableCopier(database, copy, progress).copyAll());
                return sealProject(copy);
            });
        });
    };
    joinAudit(database);
    return makeFileWhole(target, [&](const QString &temporary) {
        Location location = wanted;
        location.path = temporary;
        return createSqliteProject(location, fill);
    });
}

}  // namespace gainsay
