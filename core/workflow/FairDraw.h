// SPDX-License-Identifier: GPL-3.0-or-later
// Draws and shuffles that a seed reproduces on every machine, without the slightest bias: samples and plans
// are shown to be fair, so the quick draw of the bootstrap will not do here.
#pragma once

#include "core/base/Random.h"
#include "core/stats/Random.h"

namespace gainsay {

using FairDraw = SeededDraw<SplitMix64>;

}  // namespace gainsay
