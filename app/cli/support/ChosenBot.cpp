// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/ChosenBot.h"

#include "app/detect/InstalledBots.h"
#include "core/bots/BotSpec.h"

#include <QCoreApplication>

namespace gainsay {

Result<BotPtr> openChosenBot(const QString &name)
{
    const InstalledBots installed(QCoreApplication::applicationDirPath());
    BotOpeners openers;
    openers.embedded = [&installed](const QString &package) { return installed.openEmbedded(package); };
    return openBot(name, openers);
}

Result<BotPtr> openScoringBot(const QString &name)
{
    ASSIGN_OR_RETURN(auto bot, openChosenBot(name));
    if (!bot->abilities().scores)
        return bot->score({}, {}, true).error();
    return bot;
}

}  // namespace gainsay
