// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/project/Backup.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <sqlite3.h>

#include <memory>

namespace gainsay {

namespace {

constexpr int pagesPerStep = 4096;

using SqliteHandle = std::unique_ptr<sqlite3, decltype(&sqlite3_close)>;

Error backupFailed(const QString &target, const char *reason)
{
    return ioError(QCoreApplication::translate("db", "The backup %1 could not be written (%2), and was removed. Make "
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
        return cancelled(QCoreApplication::translate("db", "The backup was cancelled"));
    return backupFailed(target, sqlite3_errstr(code));
}

}  // namespace

Result<void> backupSqlite(Database &database, const QString &target, Progress &progress)
{
    if (QFileInfo::exists(target))
        return conflict(QCoreApplication::translate("db", "%1 exists already; choose another name")
                            .arg(QDir::toNativeSeparators(target)));
    sqlite3 *opened = nullptr;
    const int code = sqlite3_open(QFile::encodeName(target).constData(), &opened);
    SqliteHandle copy(opened, &sqlite3_close);
    auto done = code == SQLITE_OK ? copyPages(database.sqliteHandle(), copy.get(), target, progress)
                                  : Result<void>(backupFailed(target, sqlite3_errmsg(copy.get())));
    copy.reset();
    if (!done)
        QFile::remove(target);
    return done;
}

}  // namespace gainsay
