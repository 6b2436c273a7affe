// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/project/NewFile.h"

#include "core/base/TranslatableText.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstdio>

#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

Error takenName(const QString &target)
{
    return conflict(TranslatableText::translate("db", "%1 exists already; choose another name")
                        .arg(QDir::toNativeSeparators(target)));
}

Error notWritten(const QString &target, int code)
{
    return ioError(TranslatableText::translate("db", "%1 cannot be written: %2")
                       .arg(QDir::toNativeSeparators(target), qt_error_string(code)));
}

// Until then a name or its content may be in the computer's memory alone.
int flushToDisk(const QString &path, int flags)
{
    const int file = ::open(QFile::encodeName(path).constData(), flags | O_CLOEXEC);
    if (file < 0)
        return errno;
    const int code = ::fsync(file) == 0 ? 0 : errno;
    ::close(file);
    return code;
}

// Never over a file that somebody else has made meanwhile; 0 or what went wrong.
int giveName(const QString &temporary, const QString &target)
{
    const QByteArray from = QFile::encodeName(temporary);
    const QByteArray to = QFile::encodeName(target);
    if (::renameat2(AT_FDCWD, from.constData(), AT_FDCWD, to.constData(), RENAME_NOREPLACE) == 0)
        return 0;
    if (errno != EINVAL && errno != ENOSYS)
        return errno;
    // Some network file systems cannot do both at once.
    if (QFileInfo::exists(target))
        return EEXIST;
    return ::rename(from.constData(), to.constData()) == 0 ? 0 : errno;
}

Result<void> finish(const QString &temporary, const QString &target)
{
    if (const int code = flushToDisk(temporary, O_RDONLY))
        return notWritten(target, code);
    if (const int code = giveName(temporary, target))
        return code == EEXIST ? takenName(target) : notWritten(target, code);
    (void)flushToDisk(QFileInfo(target).absolutePath(), O_RDONLY | O_DIRECTORY);  // not every file system can
    return {};
}

}  // namespace

Result<void> makeFileWhole(const QString &target, const std::function<Result<void>(const QString &)> &write)
{
    if (QFileInfo::exists(target))
        return takenName(target);
    const QString temporary = u"%1.part-%2"_s.arg(target, QString::number(QCoreApplication::applicationPid()));
    QFile::remove(temporary);
    auto made = write(temporary);
    if (made)
        made = finish(temporary, target);
    if (!made) {
        for (const QString &suffix : {u""_s, u"-journal"_s, u"-wal"_s, u"-shm"_s})
            QFile::remove(temporary + suffix);
    }
    return made;
}

}  // namespace gainsay
