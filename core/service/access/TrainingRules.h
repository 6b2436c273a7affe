// SPDX-License-Identifier: GPL-3.0-or-later
// How long the tutorial and the test are and how many mistakes are allowed: as the project says, else as its scheme.
#pragma once

#include "core/model/ProjectSettings.h"
#include "core/scheme/Scheme.h"

namespace gainsay {

QualityRules trainingRules(const Scheme &scheme, const ProjectSettings &settings);

}  // namespace gainsay
