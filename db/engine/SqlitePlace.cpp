// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/engine/SqlitePlace.h"

#include "db/engine/SqliteFile.h"

#include <QFile>
#include <QRandomGenerator>
#include <QtEndian>

#include <sqlite3.h>

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cstring>

namespace gainsay {

namespace {

// The places in the first page of an SQLite file.
constexpr int changesAt = 24;
constexpr int numberAt = 60;
constexpr int applicationAt = 68;
// The log is moved into the file every thousand pages, which is fewer commits than this.
constexpr size_t knownStamps = 1024;

}  // namespace

qint32 freshFileNumber()
{
    return qint32(QRandomGenerator::system()->bounded(1, std::numeric_limits<qint32>::max()));
}

std::optional<SqlitePlace::Head> SqlitePlace::headOf(sqlite3 *handle)
{
    sqlite3_file *file = nullptr;
    std::array<char, 100> bytes = {};
    if (sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK || !file ||
        !file->pMethods || file->pMethods->xRead(file, bytes.data(), int(bytes.size()), 0) != SQLITE_OK ||
        std::memcmp(bytes.data(), "SQLite format 3", 16) != 0 ||
        qFromBigEndian<qint32>(bytes.data() + applicationAt) != sqliteApplicationId)
        return std::nullopt;
    return Head{qFromBigEndian<quint32>(bytes.data() + numberAt), qFromBigEndian<quint32>(bytes.data() + changesAt)};
}

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
    m_head = headOf(handle);
    m_stamps.clear();
    if (m_head)
        m_stamps.push_back(m_head->stamp());
    m_commitsOfOthers = asked(handle, "PRAGMA data_version");
    m_othersWrote = !m_head || m_head->number != asked(handle, "PRAGMA user_version");
}

quint32 SqlitePlace::asked(sqlite3 *handle, const char *pragma)
{
    sqlite3_stmt *statement = nullptr;
    quint32 number = 0;
    if (sqlite3_prepare_v2(handle, pragma, -1, &statement, nullptr) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW)
        number = quint32(sqlite3_column_int64(statement, 0));
    sqlite3_finalize(statement);
    return number;
}

std::optional<qint32> SqlitePlace::stampCommit()
{
    if (!m_head)
        return std::nullopt;
    const auto stamp = quint16(QRandomGenerator::global()->generate());
    m_stamps.push_back(stamp);
    if (m_stamps.size() > knownStamps)
        m_stamps.pop_front();
    return qint32(quint32(m_head->project()) << 16 | stamp);
}

// The file changes when a log is moved into it, by whoever does it; then its stamp is one that was committed, and later
// than the one it had.
bool SqlitePlace::isNextOfOurs(sqlite3 *handle, quint16 stamp) const
{
    const quint32 others = asked(handle, "PRAGMA data_version");
    m_othersWrote = m_othersWrote || others != m_commitsOfOthers;
    m_commitsOfOthers = others;
    const auto before = std::ranges::find(m_stamps, m_head->stamp());
    const bool isNext =
        std::find(before == m_stamps.end() ? m_stamps.begin() : before, m_stamps.end(), stamp) != m_stamps.end();
    const bool taken = isNext || m_othersWrote;
    // All that was committed is in it; what comes next from others is told by their number.
    if (taken && stamp == quint16(asked(handle, "PRAGMA user_version")))
        m_othersWrote = false;
    return taken;
}

bool SqlitePlace::isOverwritten(sqlite3 *handle) const
{
    if (!m_head)
        return false;
    const auto head = headOf(handle);
    if (!head || head->project() != m_head->project() || head->changes < m_head->changes)
        return true;
    if (head->stamp() != m_head->stamp() && !isNextOfOurs(handle, head->stamp()))
        return true;
    m_head = head;
    return false;
}

bool SqlitePlace::isKept(sqlite3 *handle) const
{
    int moved = 0;
    if (sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0)
        return false;
    if (isOverwritten(handle))
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
