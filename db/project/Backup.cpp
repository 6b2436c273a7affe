// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/project/Backup.h"

#include "core/base/TranslatableText.h"
#include "db/engine/SqliteFile.h"
#include "db/engine/SqlitePlace.h"
#include "db/project/NewFile.h"
#include "db/project/PostgresBackup.h"

#include <QDir>
#include <QFile>

#include <sqlite3.h>

#include <memory>

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
    // All pages come from one moment: otherwise the copy would begin anew whenever somebody writes.
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

}  // namespace gainsay
