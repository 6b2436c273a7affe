// SPDX-License-Identifier: GPL-3.0-or-later
// `server seal`: signs the end of a project's audit trail, in a file as on a server.
#pragma once

#include "app/cli/support/Command.h"

namespace gainsay {

class Invocation;

// Its project is the second argument.
Exit runSeal(Invocation &call);
// --key and --user.
QList<QCommandLineOption> sealOptions();

}  // namespace gainsay
