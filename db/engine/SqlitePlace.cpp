// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/engine/SqlitePlace.h"

#include <QFile>

#include <sqlite3.h>

#include <sys/stat.h>

namespace gainsay {

std::optional<SqlitePlace::FileId> SqlitePlace::idOf(const QByteArray &path)
{
    struct stat found = {};
    if (::stat(path.constData(), &found) != 0)
        return std::nullopt;
    return FileId(found.st_dev, found.st_ino);
}

void SqlitePlace::remember(sqlite3 *handle)
{
    // As the library has it: absolute, and behind links, where the log lies too.
    const QByteArray path(sqlite3_db_filename(handle, "main"));
    m_log = path + "-wal";
    m_fileId = idOf(path);
    m_logId = idOf(m_log);
}

bool SqlitePlace::isKept(sqlite3 *handle) const
{
    int moved = 0;
    if (sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0)
        return false;
    // As long as a connection is open, nobody who keeps the rules removes its log.
    return !m_logId || idOf(m_log) == m_logId;
}

bool SqlitePlace::isThisFile(const QString &path) const
{
    return m_fileId && idOf(QFile::encodeName(path)) == m_fileId;
}

bool SqlitePlace::hasOtherLog(const QString &path) const
{
    const auto there = idOf(QFile::encodeName(path) + "-wal");
    return there && there != m_logId;
}

}  // namespace gainsay
