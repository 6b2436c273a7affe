// SPDX-License-Identifier: GPL-3.0-or-later
// The line that opens an "everything" file: {"gainsay": 1, "project": {…}}. Conversations follow, one a line.
#pragma once

#include "core/base/Json.h"

namespace gainsay {

inline constexpr const char *everythingVersionField = "gainsay";
inline constexpr int everythingVersion = 1;

inline bool isProjectLine(const Json &line)
{
    return line.is_object() && line.contains(everythingVersionField) && line.contains("project");
}

}  // namespace gainsay
