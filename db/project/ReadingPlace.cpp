// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/project/ReadingPlace.h"

#include "core/base/TranslatableText.h"
#include "db/engine/SqliteFile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QThread>

#include <array>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int copyAttempts = 20;
constexpr int copyPauseMs = 50;

bool allows(const QString &path, int wanted)
{
    return ::access(QFile::encodeName(path).constData(), wanted) == 0;
}

bool hasContent(const QString &path)
{
    return QFileInfo(path).size() > 0;
}

// Whoever closes their own project as the last one leaves nothing beside it; root's files get the owner of the project.
bool isOwn(const QString &path)
{
    struct stat found = {};
    return ::stat(QFile::encodeName(path).constData(), &found) == 0 &&
           (found.st_uid == ::geteuid() || ::geteuid() == 0) && allows(path, R_OK | W_OK) &&
           allows(QFileInfo(path).path(), W_OK | X_OK);
}

bool onReadOnlyMedium(const QString &path)
{
    struct statvfs medium = {};
    return ::statvfs(QFile::encodeName(path).constData(), &medium) == 0 && (medium.f_flag & ST_RDONLY) != 0;
}

Error leftOver(const QString &file)
{
    const QFileInfo info(file);
    const QString owner = info.owner().isEmpty() ? QString::number(info.ownerId()) : info.owner();
    return ioError(TranslatableText::translate(
                       "db",
                       "%1 was left behind by the account “%2”, and the project cannot be opened without it. Have "
                       "“%2” open the project once and close it again, or have the rights to that file given to "
                       "you. Do not delete it: it can hold answers.")
                       .arg(QDir::toNativeSeparators(file), owner));
}

// Changes with every write.
std::array<qint64, 5> stampOf(const QString &path)
{
    struct stat found = {};
    if (::stat(QFile::encodeName(path).constData(), &found) != 0)
        return {};
    return {qint64(found.st_size), qint64(found.st_mtim.tv_sec), qint64(found.st_mtim.tv_nsec),
            qint64(found.st_ctim.tv_sec), qint64(found.st_ctim.tv_nsec)};
}

Result<void> copyFile(const QString &from, const QString &to)
{
    QFile::remove(to);
    QFile file(from);
    if (!file.copy(to))
        return ioError(TranslatableText::translate("db", "%1 cannot be copied to the temporary folder for reading: %2")
                           .arg(QDir::toNativeSeparators(from), file.errorString()));
    QFile::setPermissions(to, QFile::ReadOwner | QFile::WriteOwner);
    return {};
}

// The file and its log belong together: they are copied again if somebody wrote meanwhile.
Result<void> copyProject(const QString &from, const QString &to)
{
    const QString log = from + u"-wal"_s;
    for (int attempt = 0; attempt < copyAttempts; ++attempt) {
        const auto before = std::pair(stampOf(from), stampOf(log));
        RETURN_IF_ERROR(copyFile(from, to));
        QFile::remove(to + u"-wal"_s);
        if (hasContent(log)) {
            if (!allows(log, R_OK))
                return leftOver(log);
            RETURN_IF_ERROR(copyFile(log, to + u"-wal"_s));
        }
        if (before == std::pair(stampOf(from), stampOf(log)))
            return {};
        QThread::msleep(copyPauseMs);
    }
    return conflict(TranslatableText::translate("db",
                                                "%1 is being written to all the time. Try again when there is less "
                                                "to do.")
                        .arg(QDir::toNativeSeparators(from)));
}

Result<Location> privateCopy(const Location &project, const QString &path)
{
    auto folder = std::make_shared<QTemporaryDir>();
    if (!folder->isValid())
        return ioError(TranslatableText::translate("db", "There is no temporary folder to read the project in: %1")
                           .arg(folder->errorString()));
    Location copy = project;
    copy.shownAs = project.path;
    copy.path = folder->filePath(QFileInfo(path).fileName());
    copy.folder = folder;
    RETURN_IF_ERROR(copyProject(path, copy.path));
    return copy;
}

}  // namespace

Result<Location> placeForReading(const Location &project, ReadingCopy copy)
{
    if (project.engine != Engine::Sqlite)
        return project;
    const QString path = QFileInfo(project.path).canonicalFilePath();
    if (copy == ReadingCopy::Always)
        return privateCopy(project, path);
    if (isOwn(path))
        return project;
    Location place = project;
    const QString log = path + u"-wal"_s;
    const QString index = path + u"-shm"_s;
    if (onReadOnlyMedium(path) && !hasContent(log)) {
        place.access = FileAccess::Still;
        return place;
    }
    // Somebody has it open: their files beside it can be used, and none is made.
    if (!onReadOnlyMedium(path) && QFileInfo::exists(log) && QFileInfo::exists(index) && allows(log, R_OK) &&
        allows(index, R_OK)) {
        place.access = FileAccess::Read;
        return place;
    }
    return privateCopy(project, path);
}

Result<void> checkWritable(const QString &path)
{
    const QString project = QFileInfo(path).canonicalFilePath();
    if (!allows(project, R_OK | W_OK) || !allows(QFileInfo(project).path(), W_OK | X_OK))
        return ioError(TranslatableText::translate(
                           "db", "You may only read %1: the file or its folder is write-protected. gainsay-cli makes "
                                 "reports, exports and backups of it; to work in it, have the rights given to you, or "
                                 "work in a backup.")
                           .arg(QDir::toNativeSeparators(path)));
    for (const QString &suffix : {u"-wal"_s, u"-shm"_s}) {
        if (const QString file = project + suffix; QFileInfo::exists(file) && !allows(file, R_OK | W_OK))
            return leftOver(file);
    }
    return {};
}

namespace {

Result<Location> existingProject(const QString &text)
{
    ASSIGN_OR_RETURN(auto location, parseLocation(text));
    if (location.engine == Engine::Sqlite) {
        RETURN_IF_ERROR(checkSqliteProject(location.path));
    }
    return location;
}

}  // namespace

Result<std::unique_ptr<Database>> connectToProject(const QString &text)
{
    ASSIGN_OR_RETURN(const auto location, existingProject(text));
    if (location.engine == Engine::Sqlite) {
        RETURN_IF_ERROR(checkWritable(location.path));
    }
    return Database::connect(location);
}

Result<std::unique_ptr<Database>> connectForReading(const QString &text, ReadingCopy copy)
{
    ASSIGN_OR_RETURN(const auto location, existingProject(text));
    ASSIGN_OR_RETURN(const auto place, placeForReading(location, copy));
    // Its own left-overs are somebody else's, if it is opened as usual.
    if (place.engine == Engine::Sqlite && place.access == FileAccess::Write) {
        RETURN_IF_ERROR(checkWritable(place.path));
    }
    return Database::connect(place);
}

}  // namespace gainsay
