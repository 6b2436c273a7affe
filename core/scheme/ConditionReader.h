// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the conditions of a scheme file: {"question", "equals"}, {"all": […]}, {"not": …}, …
#pragma once

#include "core/base/JsonFields.h"
#include "core/scheme/Scheme.h"

namespace gainsay {

Condition readCondition(const Json &value, const QString &path, JsonFaults &faults);

}  // namespace gainsay
