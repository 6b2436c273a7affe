// SPDX-License-Identifier: GPL-3.0-or-later
// Runs gainsay-cli as a script would, in a folder of its own.
#pragma once

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>

#include <csignal>
#include <grp.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace gainsay::test {

struct CliResult {
    int exit = -1;  // -1: crashed or did not end
    QByteArray out;
    QByteArray err;

    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
    bool says(const char *text) const { return err.contains(text); }
};

class CliFolder {
public:
    QString path(const QString &name) const { return m_folder.filePath(name); }

    QString write(const QString &name, const QByteArray &content) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("the fixture cannot be written");
        return path(name);
    }

    QByteArray read(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    CliResult run(const QStringList &arguments, const QByteArray &input = QByteArray()) const
    {
        QProcess process;
        return finish(process, arguments, input);
    }

    // Where the environment asks for a language: {"LANG=ja_JP.UTF-8"} and no other variable of that kind.
    CliResult runWhere(const QStringList &asked, const QStringList &arguments) const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const QString &name : environment.keys()) {
            if (name.startsWith(QLatin1StringView("LC_")) || name.startsWith(QLatin1StringView("LANG")))
                environment.remove(name);
        }
        for (const QString &variable : asked)
            environment.insert(variable.section(u'=', 0, 0), variable.section(u'=', 1));
        QProcess process;
        process.setProcessEnvironment(environment);
        return finish(process, arguments, {});
    }

    // No file may grow beyond so many bytes, as on a disk that is full.
    CliResult runWithRoom(rlim_t bytes, const QStringList &arguments) const
    {
        QProcess process;
        process.setChildProcessModifier([bytes] {
            ::signal(SIGXFSZ, SIG_IGN);
            const rlimit limit{bytes, bytes};
            ::setrlimit(RLIMIT_FSIZE, &limit);
        });
        return finish(process, arguments, {});
    }

    // As another account of this computer, in a folder that it may use as `folderMode` says. Only root can.
    CliResult runAsStranger(const QStringList &arguments, mode_t folderMode) const
    {
        ::chmod(QFile::encodeName(m_folder.path()).constData(), folderMode);
        QProcess process;
        process.setChildProcessModifier([] {
            constexpr uid_t stranger = 65534;  // "nobody"
            if (::setgroups(0, nullptr) != 0 || ::setgid(stranger) != 0 || ::setuid(stranger) != 0)
                ::_exit(97);
        });
        return finish(process, arguments, {});
    }

    // Standard output goes there.
    CliResult runInto(const QString &file, const QStringList &arguments) const
    {
        QProcess process;
        process.setStandardOutputFile(file);
        return finish(process, arguments, {});
    }

private:
    CliResult finish(QProcess &process, const QStringList &arguments, const QByteArray &input) const
    {
        process.setWorkingDirectory(m_folder.path());
        process.start(qEnvironmentVariable("GAINSAY_BIN") + QStringLiteral("/gainsay-cli"), arguments);
        process.write(input);
        process.closeWriteChannel();
        const bool ended = process.waitForFinished(120'000) && process.exitStatus() == QProcess::NormalExit;
        return {ended ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError()};
    }

    QTemporaryDir m_folder;
};

// A file of tests/data/cli.
inline QByteArray golden(const QString &name)
{
    QFile file(QStringLiteral(GAINSAY_TEST_DATA "/cli/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("missing golden file");
}

}  // namespace gainsay::test
