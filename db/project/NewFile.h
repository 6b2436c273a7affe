// SPDX-License-Identifier: GPL-3.0-or-later
// A file that appears under its name when it is whole and on the disk, or not at all: also when the program is killed
// or the power goes.
#pragma once

#include "core/base/Result.h"

#include <QString>

#include <functional>

namespace gainsay {

// `write` makes the file `temporary`, a name beside `target`. A `target` that exists is refused.
Result<void> makeFileWhole(const QString &target, const std::function<Result<void>(const QString &temporary)> &write);

}  // namespace gainsay
