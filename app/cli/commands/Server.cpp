// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/commands/Gate.h"
#include "app/cli/commands/Seal.h"
#include "app/cli/support/Invocation.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ServerWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

Exit runServer(Invocation &call)
{
    const QString action = call.argument(0);
    if (action == "seal"_L1)
        return runSeal(call);
    if (isGateAction(action))
        return runGate(call);
    return call.usage(ServerWords::tr("“%1” is none of setup, grant, revoke, logins, check and seal").arg(action));
}

}  // namespace

Command serverCommand()
{
    return {
        u"server"_s,
        ServerWords::tr("have a PostgreSQL server keep the rules of a project; sign the audit trail of any"),
        {u"setup|grant|revoke|logins|check|seal"_s, u"PROJECT"_s, u"[PERSON]"_s},
        gateOptions() + sealOptions(),
        ServerWords::tr("All but seal run as the owner of a project on a server. setup makes what is needed there,\n"
                        "on an empty project or one that is in use, and can be run again after an upgrade. grant\n"
                        "gives a person a login of their own; its password is one line of standard input. revoke\n"
                        "takes a LOGIN from its person. check tries, with a login of each role, what must be\n"
                        "refused, and says what the server would give away: exit code 1 if there is anything.\n"
                        "docs/server.md has the whole way.") +
            u'\n' +
            ServerWords::tr("seal prints one line that names the last row of the audit trail and its hash, signed with "
                            "a key of yours (Ed25519).\n"
                            "Whoever has the line and the public key can prove later that no row before it, no text, "
                            "answer, decision or\n"
                            "comment was changed since, also not by those who can write the file or administer the "
                            "server."),
        {u"server setup 'postgresql://owner@host/db?schema=team'"_s,
         u"server grant 'postgresql://owner@host/db?schema=team' lin.mei < password.txt"_s,
         u"server check 'postgresql://owner@host/db?schema=team' --json"_s, u"server seal team.gainsay"_s,
         u"verify team.gainsay --seal seals.txt"_s},
        runServer,
        {{u"login"_s, {u"grant"_s}},
         {u"no-password"_s, {u"grant"_s}},
         {u"key"_s, {u"seal"_s}},
         {u"user"_s, {u"seal"_s}}}};
}

}  // namespace gainsay
