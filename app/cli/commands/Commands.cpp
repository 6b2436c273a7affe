// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"

namespace gainsay {

QList<Command> allCommands()
{
    return {
        initCommand(),
        userCommand(),
        importCommand(),
        assignCommand(),
        annotateCommand(),
        adjudicateCommand(),
        spotCheckCommand(),
        agreementCommand(),
        reportCommand(),
        synthCommand(),
        verifyCommand(),
        backupCommand(),
        initCommand(),  userCommand(),   importCommand(), agreementCommand(),
        synthCommand(), verifyCommand(), backupCommand(),
    };
}

}  // namespace gainsay
