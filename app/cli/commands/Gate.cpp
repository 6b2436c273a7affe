// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Gate.h"

#include "app/cli/support/Invocation.h"
#include "core/base/Json.h"
#include "core/store/Storage.h"
#include "db/project/ProjectFactory.h"
#include "db/project/ReadingPlace.h"
#include "db/server/ServerCheck.h"
#include "db/server/ServerGate.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct GateWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

// Brought up to date first: what is guarded are the tables of this version.
Result<std::unique_ptr<Database>> ownersConnection(const QString &address)
{
    ASSIGN_OR_RETURN(const auto storage, openProject(address));
    if (storage->serverRules().kind == ServerRules::Kind::Enforced)
        return notAllowed(GateWords::tr("This login is one of those that the server guards; connect as the owner of "
                                        "the project."));
    return connectToProject(address);
}

// One line of standard input: an argument would stay in the history of the shell and be seen in the list of processes.
Result<QString> passwordFromInput()
{
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return ioError(GateWords::tr("Standard input cannot be read."));
    QByteArray line = input.readLine();
    while (line.endsWith('\n') || line.endsWith('\r'))
        line.chop(1);
    return QString::fromUtf8(line);
}

Exit setUpGate(Invocation &call, ServerGate &gate)
{
    if (const auto done = gate.setUp(); !done)
        return call.fail(done.error());
    if (call.json())
        call.printJson({{"rules", "enforced"}, {"group", toUtf8(gate.group())}});
    else
        call.print(GateWords::tr("The server keeps the rules of this project now. Give people logins with “server "
                                 "grant”, and try it with “server check”."));
    return Exit::Done;
}

Exit grantLogin(Invocation &call, ServerGate &gate)
{
    const QString person = call.argument(2);
    if (person.isEmpty())
        return call.usage(GateWords::tr("name the person who gets a login"));
    const QString login = call.isSet(u"login"_s) ? call.option(u"login"_s) : person;
    QString password;
    if (!call.isSet(u"no-password"_s)) {
        auto line = passwordFromInput();
        if (!line)
            return call.fail(line.error());
        password = *line;
    }
    if (const auto done = gate.grant(person, login, password); !done)
        return call.fail(done.error());
    if (call.json())
        call.printJson({{"person", toUtf8(person)}, {"login", toUtf8(login)}});
    else
        call.print(GateWords::tr("%1 comes in with the login %2.").arg(person, login));
    return Exit::Done;
}

Exit revokeLogin(Invocation &call, ServerGate &gate)
{
    const QString login = call.argument(2);
    if (const auto done = gate.revoke(login); !done)
        return call.fail(done.error());
    if (call.json())
        call.printJson({{"login", toUtf8(login)}, {"revoked", true}});
    else
        call.print(GateWords::tr("%1 is nobody's login in this project any more.").arg(login));
    return Exit::Done;
}

Exit listLogins(Invocation &call, ServerGate &gate)
{
    const auto logins = gate.logins();
    if (!logins)
        return call.fail(logins.error());
    Json list = Json::array();
    for (const ServerLogin &login : *logins) {
        list.push_back(
            {{"login", toUtf8(login.login)}, {"person", toUtf8(login.person)}, {"role", toUtf8(login.role)}});
        if (!call.json())
            call.print(u"%1  %2  %3"_s.arg(login.login, login.person, login.role));
    }
    if (call.json())
        call.printJson(list);
    return Exit::Done;
}

void printFindings(Invocation &call, const ServerFindings &findings)
{
    Json faults = Json::array();
    for (const ServerFault &fault : findings.faults) {
        faults.push_back(
            {{"role", toUtf8(fault.role)}, {"statement", toUtf8(fault.statement)}, {"outcome", toUtf8(fault.outcome)}});
        if (!call.json())
            call.print(u"%1: %2 (%3)"_s.arg(fault.role, fault.statement, fault.outcome));
    }
    if (call.json()) {
        call.printJson({{"rules", findings.enforced ? "enforced" : "trusting"},
                        {"tried", findings.tried},
                        {"roles", jsonTexts(findings.roles)},
                        {"untried", jsonTexts(findings.untried)},
                        {"faults", std::move(faults)},
                        {"remarks", jsonTexts(findings.remarks)}});
        return;
    }
    for (const QString &remark : findings.remarks)
        call.print(remark);
    if (findings.enforced)
        call.print(GateWords::tr("%1 statements were tried that must be refused, %2 went through.")
                       .arg(QString::number(findings.tried), QString::number(findings.faults.size())));
    if (!findings.untried.isEmpty())
        call.print(
            GateWords::tr("Not tried, because nobody active has the role: %1.").arg(findings.untried.join(u", "_s)));
}

Exit checkGate(Invocation &call, Database &database)
{
    const auto findings = ServerCheck(database, call.clock()).run();
    if (!findings)
        return call.fail(findings.error());
    printFindings(call, *findings);
    return findings->enforced && findings->faults.isEmpty() ? Exit::Done : Exit::Failed;
}

}  // namespace

bool isGateAction(const QString &action)
{
    return QStringList{u"setup"_s, u"grant"_s, u"revoke"_s, u"logins"_s, u"check"_s}.contains(action);
}

QList<QCommandLineOption> gateOptions()
{
    return {valueOption(u"login"_s, u"LOGIN"_s, GateWords::tr("grant: the name at the server, if not the person's")),
            QCommandLineOption(u"no-password"_s,
                               GateWords::tr("grant: read no password, the server has the login already"))};
}

Exit runGate(Invocation &call)
{
    const QString action = call.argument(0);
    auto database = ownersConnection(call.argument(1));
    if (!database)
        return call.fail(database.error());
    ServerGate gate(**database, call.clock());
    if (action == "setup"_L1)
        return setUpGate(call, gate);
    if (action == "grant"_L1)
        return grantLogin(call, gate);
    if (action == "revoke"_L1)
        return revokeLogin(call, gate);
    return action == "logins"_L1 ? listLogins(call, gate) : checkGate(call, **database);
}

}  // namespace gainsay
