// SPDX-License-Identifier: GPL-3.0-or-later
// `gainsay-cli model learn`: a model package from the labels of a project.
#pragma once

#include "app/cli/support/Command.h"

namespace gainsay {

class Invocation;

Exit learnModel(Invocation &call);

}  // namespace gainsay
