// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"

namespace gainsay {

QList<Command> allCommands()
{
    // clang-format off
    return {
        initCommand(),
        schemeCommand(),
        userCommand(),
        importCommand(),
        exportCommand(),
        batchCommand(),
        assignCommand(),
        annotateCommand(),
        adjudicateCommand(),
        spotCheckCommand(),
        deskCommand(),
        agreementCommand(),
        evaluateCommand(),
        reportCommand(),
        detectCommand(),
        modelCommand(),
        triggerCommand(),
        collectCommand(),
        botCommand(),
        judgeCommand(),
        scoreCommand(),
        fqnessCommand(),
        pairsCommand(),
        writingCommand(),
        predictionsCommand(),
        errorsCommand(),
        synthCommand(),
        demoCommand(),
        verifyCommand(),
        backupCommand(),
        offlineCommand(),
        serverCommand(),
    };
    // clang-format on
}

}  // namespace gainsay
