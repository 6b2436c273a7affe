// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/engine/SqliteFile.h"

#include "core/base/TranslatableText.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <sqlite3.h>

#include <cerrno>
#include <memory>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int headerSize = 100;
constexpr int applicationIdOffset = 68;

QString shownPath(const QString &path)
{
    return QDir::toNativeSeparators(path);
}

Error notAProject(const QString &path)
{
    return invalidInput(TranslatableText::translate("db", "%1 is not a Gainsay project").arg(shownPath(path)));
}

void removeProjectFiles(const QString &path)
{
    for (const QString &suffix : {u""_s, u"-journal"_s, u"-wal"_s, u"-shm"_s})
        QFile::remove(path + suffix);
}

// The id is written before the write-ahead log is switched on, so that it stands in the file itself from the start.
Result<void> fillNewFile(const Location &location, const std::function<Result<void>(Database &)> &fill)
{
    ASSIGN_OR_RETURN(auto database, Database::connect(location));
    if (auto marked = database->executeScript(u"PRAGMA application_id = %1"_s.arg(sqliteApplicationId)); !marked)
        return marked;
    RETURN_IF_ERROR(database->executeScript(u"PRAGMA user_version = %1"_s.arg(freshFileNumber())));
    if (auto filled = fill(*database); !filled)
        return filled;
    return database->executeScript(u"PRAGMA journal_mode = WAL"_s);
}

Result<QByteArray> readHeader(const QString &path)
{
    sqlite3 *opened = nullptr;
    const int code = sqlite3_open_v2(QFile::encodeName(path).constData(), &opened, SQLITE_OPEN_READONLY, nullptr);
    const std::unique_ptr<sqlite3, decltype(&sqlite3_close)> handle(opened, &sqlite3_close);
    sqlite3_file *file = nullptr;
    if (code == SQLITE_OK)
        sqlite3_file_control(handle.get(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
    QByteArray header(headerSize, '\0');
    const int read = file && file->pMethods ? file->pMethods->xRead(file, header.data(), headerSize, 0) : code;
    if (read == SQLITE_OK)
        return header;
    if (read == SQLITE_IOERR_SHORT_READ)
        return QByteArray();
    const int reason = sqlite3_system_errno(handle.get());
    return ioError(
        TranslatableText::translate("db", "%1 cannot be read: %2")
            .arg(shownPath(path), reason != 0 ? qt_error_string(reason) : QString::fromUtf8(sqlite3_errstr(read))));
}

}  // namespace

Result<void> checkSqliteProject(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return notFound(TranslatableText::translate("db", "There is no project %1").arg(shownPath(path)));
    if (!info.isFile())
        return notAProject(path);
    ASSIGN_OR_RETURN(const auto header, readHeader(path));
    if (header.size() < headerSize || !header.startsWith(QByteArrayView("SQLite format 3\0", 16)))
        return notAProject(path);
    if (qFromBigEndian<qint32>(header.constData() + applicationIdOffset) != sqliteApplicationId)
        return notAProject(path);
    return {};
}

Result<void> reserveFile(const QString &path)
{
    if (QFileInfo::exists(path))
        return conflict(
            TranslatableText::translate("db", "%1 exists already; choose another name").arg(shownPath(path)));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly, QFile::ReadOwner | QFile::WriteOwner))
        return ioError(
            TranslatableText::translate("db", "%1 cannot be created: %2").arg(shownPath(path), file.errorString()));
    return {};
}

Result<void> createSqliteProject(const Location &location, const std::function<Result<void>(Database &)> &fill)
{
    const QString &path = location.path;
    RETURN_IF_ERROR(reserveFile(path));
    auto filled = fillNewFile(location, fill);
    if (!filled)
        removeProjectFiles(path);
    return filled;
}

}  // namespace gainsay
