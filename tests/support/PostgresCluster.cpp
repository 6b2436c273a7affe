// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/PostgresCluster.h"

#include <QDir>
#include <QElapsedTimer>
#include <QStandardPaths>
#include <QThread>

#include <csignal>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int startTimeoutMs = 60'000;

// Debian keeps the server's programs out of the path, one folder per version.
QString findBinaries()
{
    const QDir versions(u"/usr/lib/postgresql"_s);
    QStringList names = versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (auto name = names.crbegin(); name != names.crend(); ++name) {
        if (const QString folder = versions.filePath(*name + u"/bin"_s); QFile::exists(folder + u"/initdb"_s))
            return folder;
    }
    const QString initdb = QStandardPaths::findExecutable(u"initdb"_s);
    return initdb.isEmpty() ? QString() : QFileInfo(initdb).path();
}

// The server refuses to run as root; and it must end when the test does, also when that is killed.
QStringList wrapped(const QStringList &command)
{
    QStringList prefix{u"setpriv"_s, u"--pdeathsig"_s, u"INT"_s};
    if (::geteuid() == 0)
        prefix += {u"--reuid"_s, u"postgres"_s, u"--regid"_s, u"postgres"_s, u"--clear-groups"_s};
    return prefix + command;
}

// Gives what went wrong, or nothing.
QString runToEnd(const QStringList &command)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(command.first(), command.mid(1));
    if (!process.waitForFinished(startTimeoutMs) || process.exitCode() != 0)
        return u"%1: %2"_s.arg(command.join(u' '), QString::fromUtf8(process.readAll()));
    return {};
}

}  // namespace

PostgresCluster::~PostgresCluster()
{
    if (m_server.state() == QProcess::NotRunning)
        return;
    ::kill(pid_t(m_server.processId()), SIGINT);  // "fast shutdown": open sessions are cut
    if (!m_server.waitForFinished(20'000))
        m_server.kill();
}

QString PostgresCluster::start()
{
    if (m_server.state() != QProcess::NotRunning || !m_problem.isEmpty())
        return m_problem;
    if (m_binaries.isEmpty()) {
        m_binaries = findBinaries();
        m_problem = m_binaries.isEmpty() ? u"PostgreSQL is not installed: these tests ran on SQLite alone"_s
                                         : makeCluster(m_binaries);
    }
    if (m_problem.isEmpty())
        m_problem = startServer(m_binaries);
    return m_problem;
}

void PostgresCluster::crash()
{
    ::kill(pid_t(m_server.processId()), SIGQUIT);
    m_server.waitForFinished();
}

QString PostgresCluster::makeCluster(const QString &binaries)
{
    if (::geteuid() == 0) {
        if (const QString problem = runToEnd({u"chown"_s, u"postgres"_s, m_folder.path()}); !problem.isEmpty())
            return problem;
    }
    return runToEnd(wrapped({binaries + u"/initdb"_s, u"-D"_s, m_folder.filePath(u"data"_s), u"-U"_s, u"gainsay"_s,
                             u"-A"_s, u"trust"_s, u"-E"_s, u"UTF8"_s, u"--locale=C.UTF-8"_s, u"--no-sync"_s}));
}

QString PostgresCluster::startServer(const QString &binaries)
{
    QStringList command{binaries + u"/postgres"_s, u"-D"_s, m_folder.filePath(u"data"_s), u"-k"_s,
                        m_folder.path(),           u"-c"_s, u"listen_addresses="_s};
    // Nothing here has to survive a power cut, but some tests crash the server.
    for (const QString &setting :
         {u"fsync=off"_s, u"full_page_writes=off"_s, u"shared_buffers=32MB"_s, u"autovacuum=off"_s})
        command += {u"-c"_s, setting};
    command = wrapped(command);
    m_server.setProcessChannelMode(QProcess::MergedChannels);
    m_server.setStandardOutputFile(m_folder.filePath(u"log"_s));
    m_server.start(command.first(), command.mid(1));
    QElapsedTimer waited;
    waited.start();
    while (m_server.waitForStarted(100) && m_server.state() == QProcess::Running && waited.elapsed() < startTimeoutMs) {
        if (runToEnd({binaries + u"/pg_isready"_s, u"-h"_s, m_folder.path()}).isEmpty())
            return {};
        QThread::msleep(50);
    }
    return u"PostgreSQL did not start; its log is in %1"_s.arg(m_folder.path());
}

QString PostgresCluster::freshAddress()
{
    return u"postgresql://gainsay@localhost/postgres?schema=project%1&host=%2"_s.arg(++m_schemas).arg(m_folder.path());
}

}  // namespace gainsay
