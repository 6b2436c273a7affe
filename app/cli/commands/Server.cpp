// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
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
    return call.usage(ServerWords::tr("“%1” is not seal").arg(action));
}

}  // namespace

Command serverCommand()
{
    return {u"server"_s,
            ServerWords::tr("sign the audit trail of a project, in a file or on a server"),
            {u"seal"_s, u"PROJECT"_s},
            sealOptions(),
            ServerWords::tr("Prints one line that names the last row of the audit trail and its hash, signed with a "
                            "key of yours (Ed25519).\n"
                            "Whoever has the line and the public key can prove later that no row before it, no text, "
                            "answer, decision or\n"
                            "comment was changed since, also not by those who can write the file or administer the "
                            "server."),
            {u"server seal team.gainsay"_s, u"verify team.gainsay --seal seals.txt"_s},
            runServer};
}

}  // namespace gainsay
