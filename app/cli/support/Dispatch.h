// SPDX-License-Identifier: GPL-3.0-or-later
// From the words on the command line to a command, or to help.
#pragma once

#include "app/cli/support/Command.h"

namespace gainsay {

class CliLanguage;

// `words` starts with the program's name.
Exit dispatch(const QList<Command> &commands, const QStringList &words, CliLanguage &language);

}  // namespace gainsay
