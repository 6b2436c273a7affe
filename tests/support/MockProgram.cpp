// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/MockProgram.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTcpSocket>
#include <QThread>
#include <QVersionNumber>

using namespace Qt::StringLiterals;

namespace gainsay::test {

namespace {

// What the package's own description asks for, like ">=20.15.0"; none if it asks for nothing.
QVersionNumber leastNode(const QString &package)
{
    QFile file(package + u"/package.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QString asked = QJsonDocument::fromJson(file.readAll())[u"engines"_s][u"node"_s].toString();
    return asked.startsWith(">="_L1) ? QVersionNumber::fromString(asked.sliced(2).trimmed()) : QVersionNumber();
}

QVersionNumber versionOf(const QString &node)
{
    QProcess process;
    process.start(node, {u"--version"_s});
    process.waitForFinished();
    const QString said = QString::fromUtf8(process.readAllStandardOutput()).trimmed();
    return QVersionNumber::fromString(said.startsWith(u'v') ? said.sliced(1) : said);
}

}  // namespace

MockProgram::MockProgram(const QString &script, QStringList arguments, const QStringList &environment)
{
    const QString path = QStringLiteral(GAINSAY_SOURCE_DIR "/third_party/mock-servers/node_modules/") + script;
    const QString node = QStandardPaths::findExecutable(u"node"_s);
    if (!QFileInfo::exists(path) || node.isEmpty()) {
        m_fault = u"the mock servers are not there; ./dev test fetches them"_s;
        return;
    }
    const QString name = script.section(u'/', 0, script.startsWith(u'@') ? 1 : 0);
    const QVersionNumber least = leastNode(path.first(path.size() - script.size()) + name);
    if (const QVersionNumber there = versionOf(node); there < least) {
        m_fault = u"%1 wants Node.js %2 or newer; %3 is %4"_s.arg(name, least.toString(), node, there.toString());
        return;
    }
    QTcpServer free;
    free.listen(QHostAddress::LocalHost);
    m_port = free.serverPort();
    free.close();
    arguments.replaceInStrings(u"PORT"_s, QString::number(m_port));
    QProcessEnvironment surroundings = QProcessEnvironment::systemEnvironment();
    for (const QString &variable : environment)
        surroundings.insert(variable.section(u'=', 0, 0), variable.section(u'=', 1));
    m_process.setProcessEnvironment(surroundings);
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    const QString loopback = QStringLiteral(GAINSAY_SOURCE_DIR "/tests/bots/servers/loopback.cjs");
    m_process.start(node, QStringList{u"--require"_s, loopback, path} + arguments);
    QElapsedTimer timer;
    timer.start();
    constexpr qint64 patience = 60'000;
    while (timer.elapsed() < patience && m_process.state() != QProcess::NotRunning) {
        QTcpSocket socket;
        socket.connectToHost(QHostAddress::LocalHost, m_port);
        if (socket.waitForConnected(1000))
            return;
        m_process.waitForReadyRead(50);
    }
    m_fault = u"%1 did not start: %2"_s.arg(script, QString::fromUtf8(m_process.readAll()));
}

MockProgram::~MockProgram()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.terminate();
    if (!m_process.waitForFinished(5000)) {
        m_process.kill();
        m_process.waitForFinished();
    }
}

}  // namespace gainsay::test
