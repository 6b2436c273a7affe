// SPDX-License-Identifier: GPL-3.0-or-later
// New projects and the sample, on the database of the program.
#pragma once

#include "core/base/Clock.h"
#include "ui/pages/home/ProjectMakers.h"

namespace gainsay {

ProjectMakers projectMakers(const Clock &clock);

}  // namespace gainsay
