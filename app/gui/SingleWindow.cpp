// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/SingleWindow.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QLocalSocket>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr int kAnswerMs = 300;

// The same file by any path has the same name; a short one, since socket names are limited.
QString serverName(const QString &project)
{
    const QString canonical = QFileInfo(project).canonicalFilePath();
    const QByteArray key = (canonical.isEmpty() ? project : canonical).toUtf8() + qgetenv("USER");
    return u"gainsay-"_s +
           QString::fromLatin1(QCryptographicHash::hash(key, QCryptographicHash::Sha256).toHex().left(24));
}

}  // namespace

SingleWindow::SingleWindow(QObject *parent) : QObject(parent)
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket *caller = m_server.nextPendingConnection())
            caller->deleteLater();
        Q_EMIT raiseRequested();
    });
}

bool SingleWindow::handOver(const QString &project)
{
    QLocalSocket socket;
    socket.connectToServer(serverName(project));
    return socket.waitForConnected(kAnswerMs);
}

void SingleWindow::claim(const QString &project)
{
    const QString name = serverName(project);
    if (m_server.isListening() && m_server.serverName() == name)
        return;
    m_server.close();
    // A socket that a crash left behind answers nobody.
    if (!handOver(project))
        QLocalServer::removeServer(name);
    m_server.listen(name);
}

}  // namespace gainsay
