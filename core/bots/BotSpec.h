// SPDX-License-Identifier: GPL-3.0-or-later
// How a bot is named on the command line and in settings: `embedded`, `embedded:DIR`, `replay:FILE`,
// `command:PROGRAM ARGS`, or the name of a configured one.
#pragma once

#include "core/bots/Bot.h"

namespace gainsay {

struct BotSpec {
    enum class Kind { Embedded, Replay, Command, Named };

    Kind kind = Kind::Named;
    QString argument;  // the package (empty: the one that is installed), file, command or name

    friend bool operator==(const BotSpec &, const BotSpec &) = default;
};

Result<BotSpec> parseBotSpec(const QString &text);

// What opens each kind; the program fills in what it was built with.
struct BotOpeners {
    std::function<Result<BotPtr>(const QString &package)> embedded;
    std::function<Result<BotPtr>(const QString &name)> named;
};

Result<BotPtr> openBot(const QString &text, const BotOpeners &openers);

}  // namespace gainsay
