// SPDX-License-Identifier: GPL-3.0-or-later
// How long an annotator waits: from the key that submits, over the answer on disk, to the next conversation painted,
// on the window as the program wires it.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"

#include <QString>

namespace gainsay {

// Plans every conversation of the project for two people and lets one of them answer `items` of them. Needs a
// QApplication; milliseconds as percentiles, beside the floor that no program gets below: one bare commit and one
// paint.
Result<Json> measureKeyLatency(const QString &projectFile, int items);

}  // namespace gainsay
