// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of `server` that make a PostgreSQL server keep the rules of a project, and try whether it does.
#pragma once

#include "app/cli/support/Command.h"

#include <QCommandLineOption>
#include <QList>

namespace gainsay {

// setup, grant, revoke, logins, check
bool isGateAction(const QString &action);
QList<QCommandLineOption> gateOptions();
Exit runGate(Invocation &call);

}  // namespace gainsay
