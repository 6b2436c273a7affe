// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/engine/Database.h"
#include "db/project/ReadingPlace.h"

#include <memory>

namespace gainsay {

// A project that is there, on either engine; a file is known to be ours before the library touches it.
Result<std::unique_ptr<Database>> connectToProject(const QString &text);

// The same for whoever only reads; see ReadingPlace.
Result<std::unique_ptr<Database>> connectForReading(const QString &text, ReadingCopy copy = ReadingCopy::IfNeeded);

}  // namespace gainsay
