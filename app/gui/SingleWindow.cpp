// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/SingleWindow.h"

#include "ui/MainWindow.h"
#include "ui/session/ProjectSession.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QLocalSocket>
#include <QLockFile>
#include <QUrl>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr int kAnswerMs = 300;
constexpr int kClaimMs = 1000;

// The same project by any path, with its password or without.
QString identityOf(const QString &project)
{
    const QString canonical = QFileInfo(project).canonicalFilePath();
    if (!canonical.isEmpty())
        return canonical;
    return project.contains("://"_L1) ? QUrl(project).toString(QUrl::RemovePassword) : project;
}

// A short one, since the names of sockets are limited.
QString serverName(const QString &project)
{
    const QByteArray key = identityOf(project).toUtf8() + qgetenv("USER");
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

bool SingleWindow::claim(const QString &project)
{
    const QString name = serverName(project);
    if (m_server.isListening() && m_server.serverName() == name)
        return true;
    // Two starts at once must not both find nobody.
    QLockFile others(QDir::temp().filePath(name + u".lock"_s));
    others.tryLock(kClaimMs);
    if (handOver(project))
        return false;
    m_server.close();
    QLocalServer::removeServer(name);  // a socket that a crash left behind answers nobody
    m_server.listen(name);
    return true;
}

void SingleWindow::release(const QString &project)
{
    if (m_server.serverName() == serverName(project))
        m_server.close();
}

void SingleWindow::watch(MainWindow &window, ProjectSession &session)
{
    window.setOpeningGuard([this](const QString &project) { return claim(project); });
    for (const auto signal : {&ProjectSession::opened, &ProjectSession::relocated}) {
        connect(&session, signal, this, [this, &session] {
            m_open = session.facts().location;
            claim(m_open);
        });
    }
    connect(&session, &ProjectSession::closed, this, [this] { release(m_open); });
    // The one that could not be opened is free for others; the one on screen stays ours.
    connect(&session, &ProjectSession::openFailed, this, [this, &session] {
        m_server.close();
        if (session.isOpen())
            claim(m_open);
    });
    connect(this, &SingleWindow::raiseRequested, &window, [&window] {
        window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
        window.show();
        window.raise();
        window.activateWindow();
    });
}

}  // namespace gainsay
