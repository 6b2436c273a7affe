// SPDX-License-Identifier: GPL-3.0-or-later
// A report into the file that --out names.
#pragma once

#include "app/cli/support/Invocation.h"
#include "core/report/Report.h"

namespace gainsay {

// Of the file's name, in small letters; empty without --out.
QString reportEnding(const Invocation &call);

// The ending of the name says how; one that cannot be written is wrong usage.
Exit saveReportAs(Invocation &call, const Report &report, const Json &json);

}  // namespace gainsay
