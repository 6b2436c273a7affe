// SPDX-License-Identifier: GPL-3.0-or-later
// A mock server from npm as ./dev fetched it, on loopback while the object lives.
#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>

namespace gainsay::test {

class MockProgram {
public:
    // `script` below node_modules. "PORT" in the arguments becomes a free port.
    MockProgram(const QString &script, QStringList arguments, const QStringList &environment = {});
    ~MockProgram();
    Q_DISABLE_COPY_MOVE(MockProgram)

    // Why there is none: not fetched, no Node.js, or what it said.
    const QString &fault() const { return m_fault; }
    quint16 port() const { return m_port; }
    QString address() const { return QStringLiteral("http://127.0.0.1:%1/v1").arg(m_port); }

private:
    QProcess m_process;
    QString m_fault;
    quint16 m_port = 0;
};

}  // namespace gainsay::test
