// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold between the parts of a scheme, once each part has been read.
#pragma once

#include "core/base/JsonFields.h"
#include "core/scheme/Scheme.h"

namespace gainsay {

void checkScheme(const Scheme &scheme, JsonFaults &faults);

}  // namespace gainsay
