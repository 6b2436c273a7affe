// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/detect/Telemetry.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include <cerrno>
#include <csignal>
#include <unistd.h>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

bool isOurFile(const QFileInfo &file)
{
    return file.isFile() && !file.isSymLink() && file.ownerId() == ::geteuid();
}

void removeQueueAndDeviceId(const QDir &cache)
{
    const QString folder = u"Microsoft/DeveloperTools/.onnxruntime"_s;
    QDir telemetry(cache.filePath(folder));
    if (!telemetry.exists())
        return;
    static const QRegularExpression ours(
        u"^(?:deviceid(?:\\.lock|\\.tmp\\.[0-9a-f-]{36})?|onnxruntime\\.db(?:-journal|-wal|-shm)?)$"_s);
    for (const QFileInfo &file : telemetry.entryInfoList(QDir::Files | QDir::Hidden)) {
        if (ours.match(file.fileName()).hasMatch() && isOurFile(file))
            QFile::remove(file.filePath());
    }
    // Folders go while they are empty; other tools of the same maker may have something beside it.
    for (QString path = folder; !path.isEmpty() && cache.rmdir(path); path = path.section(u'/', 0, -2)) {
    }
}

// A program that still runs, of whatever kind, keeps its log.
bool processEnded(const QString &logName)
{
    const auto process = pid_t(logName.section(u'-', -1).section(u'.', 0, 0).toInt());
    return process > 0 && ::kill(process, 0) != 0 && errno == ESRCH;
}

void removeLogs(const QDir &temporary)
{
    static const QRegularExpression logName(u"^mat-debug-[0-9]{1,9}\\.log$"_s);
    for (const QFileInfo &file : temporary.entryInfoList({u"mat-debug-*.log"_s}, QDir::Files)) {
        if (logName.match(file.fileName()).hasMatch() && isOurFile(file) && processEnded(file.fileName()))
            QFile::remove(file.filePath());
    }
}

// The name is short enough to be somebody else's: only a time and an id, as the library writes them, are taken away.
void removeSessionId(const QDir &temporary)
{
    QFile file(temporary.filePath(u".ses"_s));
    if (!isOurFile(QFileInfo(file)) || file.size() > 100 || !file.open(QIODevice::ReadOnly))
        return;
    static const QRegularExpression session(u"^[0-9]{13}\n[0-9a-f-]{36}\n?$"_s);
    if (session.match(QString::fromLatin1(file.readAll())).hasMatch())
        file.remove();
}

}  // namespace

void disableTelemetry()
{
    qputenv("ORT_DISABLE_TELEMETRY", "1");
}

void removeTelemetryLeftovers()
{
    removeQueueAndDeviceId(QDir(QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation)));
    removeLogs(QDir::temp());
    removeSessionId(QDir::temp());
}

}  // namespace gainsay
