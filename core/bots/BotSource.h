// SPDX-License-Identifier: GPL-3.0-or-later
// Where chatbots come from. The program implements it, since only it knows what is built in; the window and the
// command line use it alike. Calls block (loading, the keyring) and belong on a worker thread; any thread.
#pragma once

#include "core/bots/Bot.h"
#include "core/bots/BotRegistry.h"

namespace gainsay {

class BotSource {
public:
    virtual ~BotSource() = default;

    // Folders of packages with a chatbot, the one that ships first.
    virtual QStringList installedModels() const = 0;
    // What may be offered by name: "embedded" where a chatbot is installed, then the servers that were added.
    virtual QStringList names() const = 0;
    // `embedded`, `replay:FILE`, `command:PROGRAM ARGS` or the name of a server that was added.
    virtual Result<BotPtr> open(const QString &bot) const = 0;
    // A server that need not be in the list yet, to try it out; an empty key is looked up where the settings say.
    virtual Result<BotPtr> openServer(const ServerBotSettings &settings, const QString &key) const = 0;

    virtual const BotRegistry &registry() const = 0;
    // Keeps the settings and, if there is one, the key.
    virtual Result<void> add(const ServerBotSettings &settings, const QString &key, bool replace) const = 0;
    // Forgets settings and key.
    virtual Result<void> remove(const QString &name) const = 0;
};

}  // namespace gainsay
