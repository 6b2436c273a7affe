// SPDX-License-Identifier: GPL-3.0-or-later
// Unpacks a zipped model package. Entries that would land outside the folder, links and absurd sizes are refused.
#pragma once

#include "core/base/Result.h"

#include <QString>

namespace gainsay {

// Writes all files of the archive below `folder`, which exists and is empty.
Result<void> unpackArchive(const QString &archive, const QString &folder);

// Whether `path` stays below the folder it is relative to: not absolute, no "..", no drive, no backslash.
bool isInnerPath(const QString &path);

}  // namespace gainsay
