// SPDX-License-Identifier: GPL-3.0-or-later
// How a project is opened by whoever only reads it, so that nothing is left behind that its owner could not open, and
// so that it can be read where nothing can be written: on a read-only medium, in somebody else's folder.
#pragma once

#include "core/base/Result.h"
#include "db/engine/Database.h"
#include "db/engine/Location.h"

#include <memory>

namespace gainsay {

enum class ReadingCopy { IfNeeded, Always };

// Where to read: the project itself, or a private copy of it that lives as long as the location. On a server nothing
// is to be seen to.
Result<Location> placeForReading(const Location &project, ReadingCopy copy = ReadingCopy::IfNeeded);

// Before anything is made beside a project that this account cannot write to: the project itself or its folder is
// protected, or another account left files there. The error says whose they are and what to do.
Result<void> checkWritable(const QString &path);

// A project that is there, on either engine; a file is known to be ours before the library touches it.
Result<std::unique_ptr<Database>> connectToProject(const QString &text);

// The same for whoever only reads; see ReadingPlace.
Result<std::unique_ptr<Database>> connectForReading(const QString &text, ReadingCopy copy = ReadingCopy::IfNeeded);

}  // namespace gainsay
