// SPDX-License-Identifier: GPL-3.0-or-later
// `gainsay-cli model tune`: how a project reads what its newest detector run has said.
#pragma once

#include "app/cli/support/Command.h"

namespace gainsay {

class Invocation;

Exit tuneModel(Invocation &call);

}  // namespace gainsay
