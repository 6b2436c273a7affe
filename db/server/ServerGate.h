// SPDX-License-Identifier: GPL-3.0-or-later
// A project whose server keeps its rules: made by the project's owner, who alone is not bound by it. Everybody else
// connects with a login of their own and finds, under the same names, views of what they may see, and triggers that
// judge what they write. docs/decisions/0012-the-server-keeps-the-rules.md.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Result.h"
#include "db/engine/Database.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

namespace gainsay {

// A login and the person who comes with it.
struct ServerLogin {
    QString login;
    QString person;
    QString role;
};

class ServerGate {
    Q_DECLARE_TR_FUNCTIONS(gainsay::ServerGate)

public:
    ServerGate(Database &database, const Clock &clock);

    // Makes roles, views, triggers and grants, or makes them again after an upgrade; who has a login keeps it.
    Result<void> setUp();
    // Gives a person of the project a login, made if the server has none of that name. With a password it is set, also
    // on a login that was there.
    Result<void> grant(const QString &person, const QString &login, const QString &password);
    // The login stays on the server; it is nobody's here any more.
    Result<void> revoke(const QString &login);
    Result<QList<ServerLogin>> logins();
    // Whether setUp() was run here.
    Result<bool> isSetUp();

    // The role of the server that all logins of the project are in.
    QString group() const;

private:
    Result<void> run(const QStringList &statements);
    Result<void> makeGroup();
    Result<void> makeViews();
    Result<void> addViewsOfOthers();
    Result<void> makeTriggers();
    Result<void> closeTables();
    Result<void> makeLogin(const QString &login, const QString &password);
    Result<QStringList> tables();
    Result<bool> hasRole(const QString &name);

    Database &m_database;
    const Clock &m_clock;
    QString m_schema;
    QString m_gate;
};

}  // namespace gainsay
