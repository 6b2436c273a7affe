// SPDX-License-Identifier: GPL-3.0-or-later
// The files built into the program (":/schemes", ":/samples", …).
#pragma once

namespace gainsay {

// A static library's resources are linked only when asked for. Cheap; call it before opening one.
void initResources();

}  // namespace gainsay
