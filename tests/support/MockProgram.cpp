// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/MockProgram.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTcpSocket>
#include <QThread>

using namespace Qt::StringLiterals;

namespace gainsay::test {

MockProgram::MockProgram(const QString &script, QStringList arguments, const QStringList &environment)
{
    const QString path = QStringLiteral(GAINSAY_SOURCE_DIR "/third_party/mock-servers/node_modules/") + script;
    const QString node = QStandardPaths::findExecutable(u"node"_s);
    if (!QFileInfo::exists(path) || node.isEmpty()) {
        m_fault = u"the mock servers are not there; ./dev test fetches them"_s;
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
