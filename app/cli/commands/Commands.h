// SPDX-License-Identifier: GPL-3.0-or-later
// Every command, one file each. A new one is declared here and listed in Commands.cpp.
#pragma once

#include "app/cli/support/Command.h"

namespace gainsay {

Command initCommand();
Command schemeCommand();
Command userCommand();
Command importCommand();
Command exportCommand();
Command agreementCommand();
Command evaluateCommand();
Command reportCommand();
Command batchCommand();
Command assignCommand();
Command annotateCommand();
Command adjudicateCommand();
Command spotCheckCommand();
Command deskCommand();
Command detectCommand();
Command modelCommand();
Command triggerCommand();
Command collectCommand();
Command botCommand();
Command judgeCommand();
Command scoreCommand();
Command fqnessCommand();
Command pairsCommand();
Command writingCommand();
Command predictionsCommand();
Command errorsCommand();
Command synthCommand();
Command demoCommand();
Command verifyCommand();
Command backupCommand();
Command offlineCommand();
Command serverCommand();

// In the order in which help lists them.
QList<Command> allCommands();

}  // namespace gainsay
