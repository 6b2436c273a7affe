// SPDX-License-Identifier: GPL-3.0-or-later
// `collect PROJECT rgm`, dispatched from Collect.cpp.
#pragma once

#include "app/cli/support/Invocation.h"

namespace gainsay {

// Those that no other way of collecting has.
QList<QCommandLineOption> collectRgmOptions();
Exit runCollectRgm(Invocation &call);

}  // namespace gainsay
