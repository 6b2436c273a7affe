// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/engine/SqliteFile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QtEndian>

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
    return invalidInput(QCoreApplication::translate("db", "%1 is not a Gainsay project").arg(shownPath(path)));
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
    if (auto filled = fill(*database); !filled)
        return filled;
    return database->executeScript(u"PRAGMA journal_mode = WAL"_s);
}

}  // namespace

Result<void> checkSqliteProject(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return notFound(QCoreApplication::translate("db", "There is no project %1").arg(shownPath(path)));
    if (!info.isFile())
        return notAProject(path);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return ioError(
            QCoreApplication::translate("db", "%1 cannot be read: %2").arg(shownPath(path), file.errorString()));
    const QByteArray header = file.read(headerSize);
    if (header.size() < headerSize || !header.startsWith(QByteArrayView("SQLite format 3\0", 16)))
        return notAProject(path);
    if (qFromBigEndian<qint32>(header.constData() + applicationIdOffset) != sqliteApplicationId)
        return notAProject(path);
    return {};
}

Result<void> createSqliteProject(const Location &location, const std::function<Result<void>(Database &)> &fill)
{
    const QString &path = location.path;
    if (QFileInfo::exists(path))
        return conflict(
            QCoreApplication::translate("db", "%1 exists already; choose another name").arg(shownPath(path)));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return ioError(
            QCoreApplication::translate("db", "%1 cannot be created: %2").arg(shownPath(path), file.errorString()));
    file.close();
    auto filled = fillNewFile(location, fill);
    if (!filled)
        removeProjectFiles(path);
    return filled;
}

}  // namespace gainsay
