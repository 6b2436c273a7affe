// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/ChosenBot.h"

#include "app/detect/InstalledBots.h"

#include <QCoreApplication>

namespace gainsay {

Result<BotPtr> openChosenBot(const QString &name)
{
    return InstalledBots(QCoreApplication::applicationDirPath()).open(name);
}

Result<BotPtr> openScoringBot(const QString &name)
{
    ASSIGN_OR_RETURN(auto bot, openChosenBot(name));
    if (!bot->abilities().scores)
        return bot->score({}, {}, true).error();
    return bot;
}

}  // namespace gainsay
