// SPDX-License-Identifier: GPL-3.0-or-later
// `collect PROJECT cdconv`: conversations made by CDConv's pipeline.
#pragma once

#include "app/cli/support/Invocation.h"

namespace gainsay {

QList<QCommandLineOption> collectCdconvOptions();
Exit runCollectCdconv(Invocation &call);

}  // namespace gainsay
