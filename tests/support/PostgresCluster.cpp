// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/PostgresCluster.h"

#include <QDir>
#include <QElapsedTimer>
#include <QHostAddress>
#include <QStandardPaths>
#include <QTcpServer>
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

QString PostgresCluster::startWithTls()
{
    if (m_server.state() != QProcess::NotRunning || QStandardPaths::findExecutable(u"openssl"_s).isEmpty())
        return u"openssl is needed, and a server that is not running yet"_s;
    QTcpServer free;
    if (!free.listen(QHostAddress::LocalHost))
        return free.errorString();
    m_port = free.serverPort();
    free.close();
    return start();
}

QString PostgresCluster::makeCertificate()
{
    const QString key = m_folder.filePath(u"server.key"_s);
    const QString problem =
        runToEnd(wrapped({u"openssl"_s, u"req"_s, u"-x509"_s, u"-newkey"_s, u"rsa:2048"_s, u"-nodes"_s, u"-days"_s,
                          u"2"_s, u"-subj"_s, u"/CN=localhost"_s, u"-addext"_s, u"subjectAltName=DNS:localhost"_s,
                          u"-keyout"_s, key, u"-out"_s, tlsCertificate()}));
    return problem.isEmpty() ? runToEnd(wrapped({u"chmod"_s, u"600"_s, key})) : problem;
}

QString PostgresCluster::tcpAddress(const QString &schema) const
{
    return u"postgresql://gainsay@localhost:%1/postgres?schema=%2"_s.arg(QString::number(m_port), schema);
}

QString PostgresCluster::startServer(const QString &binaries)
{
    QStringList command{binaries + u"/postgres"_s, u"-D"_s, m_folder.filePath(u"data"_s), u"-k"_s, m_folder.path()};
    if (m_port == 0) {
        command += {u"-c"_s, u"listen_addresses="_s};
    } else {
        if (const QString problem = makeCertificate(); !problem.isEmpty())
            return problem;
        command += {u"-p"_s, QString::number(m_port),
                    u"-c"_s, u"listen_addresses=localhost"_s,
                    u"-c"_s, u"ssl=on"_s,
                    u"-c"_s, u"ssl_cert_file="_s + tlsCertificate(),
                    u"-c"_s, u"ssl_key_file="_s + m_folder.filePath(u"server.key"_s)};
    }
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
        if (runToEnd({binaries + u"/pg_isready"_s, u"-h"_s, m_folder.path(), u"-p"_s,
                      QString::number(m_port == 0 ? 5432 : m_port)})
                .isEmpty())
            return {};
        QThread::msleep(50);
    }
    return u"PostgreSQL did not start; its log is in %1"_s.arg(m_folder.path());
}

QString PostgresCluster::freshAddress()
{
    return u"postgresql://gainsay@localhost:%1/postgres?schema=project%2&host=%3"_s.arg(
        QString::number(m_port == 0 ? 5432 : m_port), QString::number(++m_schemas), m_folder.path());
}

}  // namespace gainsay
