// SPDX-License-Identifier: GPL-3.0-or-later
// How the people of the sample were trained: all but the newest passed the test before the work began.
#pragma once

#include "core/sample/SampleEvents.h"

namespace gainsay {

// The gold sets are in place; the clock goes on while they learn.
Result<void> trainSamplePeople(Storage &storage, const ActiveScheme &scheme, StoryClock &clock);
// The one who came last stops in the middle of the tutorial.
Result<void> beginNewcomer(Storage &storage, const ActiveScheme &scheme, StoryClock &clock);

}  // namespace gainsay
