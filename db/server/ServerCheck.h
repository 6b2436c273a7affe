// SPDX-License-Identifier: GPL-3.0-or-later
// Tries, with a login of each role, what a server that keeps the rules refuses, and looks at how the server is set up.
// The logins are made for the purpose, hold for ten minutes at most and are taken away again; nothing that they try is
// committed.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Result.h"
#include "db/engine/Database.h"

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QStringList>

namespace gainsay {

struct ServerFault {
    QString role;       // "nobody": a login that is no person's
    QString statement;  // what went through
    QString outcome;    // what came of it
};

struct ServerFindings {
    bool enforced = false;      // the gate is there
    int tried = 0;              // statements
    QStringList roles;          // that were tried
    QStringList untried;        // no active person has them
    QList<ServerFault> faults;  // what the server gives away
    QStringList remarks;        // what makes the rules worth less: accounts, passwords, the way there
};

class ServerCheck {
    Q_DECLARE_TR_FUNCTIONS(gainsay::ServerCheck)

public:
    // `database` is the owner's connection.
    ServerCheck(Database &database, const Clock &clock);

    Result<ServerFindings> run();

private:
    struct Probe {
        QString role;
        QString person;  // empty: nobody
        qint64 id = 0;
        QString login;
        QString password;
    };

    Result<void> tryRole(Probe probe, ServerFindings &findings);
    Result<void> addLogin(Probe &probe);
    Result<void> removeLogin(const Probe &probe);
    Result<void> tryStatements(Database &database, const Probe &probe, ServerFindings &findings);
    Result<QString> filledIn(QString statement, const Probe &probe);
    Result<void> addRemarks(ServerFindings &findings);
    Result<QStringList> names(const QString &select);

    Database &m_database;
    const Clock &m_clock;
    QString m_schema;
};

}  // namespace gainsay
