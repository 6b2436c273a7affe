// SPDX-License-Identifier: GPL-3.0-or-later
// A PostgreSQL server of the test's own: made in a temporary folder, reached through a socket there, and
// stopped with the test however that ends.
#pragma once

#include <QProcess>
#include <QString>
#include <QTemporaryDir>

namespace gainsay {

class PostgresCluster {
public:
    PostgresCluster() = default;
    ~PostgresCluster();

    // Starts it unless it runs. Empty when it does, else why it does not.
    QString start();
    // Ends the server without a word to those who are connected, as a crash would; `start` then starts it again, with
    // all that was committed.
    void crash();
    // The same, reached through a port of this computer too, with a certificate for "localhost" that it has signed
    // itself. To be asked for before start().
    QString startWithTls();
    QString tlsCertificate() const { return m_folder.filePath(QStringLiteral("server.crt")); }
    QString tcpAddress(const QString &schema) const;
    // Address of a schema that does not exist yet.
    QString freshAddress();

private:
    QString makeCluster(const QString &binaries);
    QString startServer(const QString &binaries);
    QString makeCertificate();

    QTemporaryDir m_folder;
    QProcess m_server;
    QString m_binaries;
    QString m_problem;
    int m_schemas = 0;
    int m_port = 0;  // 0: only the socket
};

}  // namespace gainsay
