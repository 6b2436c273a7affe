// SPDX-License-Identifier: GPL-3.0-or-later
// Opens and makes projects on either engine.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Result.h"
#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"

#include <QString>

#include <memory>

namespace gainsay {

// Never creates. What is not a project of ours, or a newer one, is refused and left as it is; an older one is
// migrated after a backup beside it.
Result<std::unique_ptr<Storage>> openProject(const QString &location);

// For whoever only reads: leaves nothing beside a file of somebody else, and works where nothing can be written. An
// older project of somebody else is migrated in a private copy. What is written may be refused or lost.
Result<std::unique_ptr<Storage>> openProjectForReading(const QString &location);

// Makes a project with its first scheme. A file or schema that exists is refused.
Result<std::unique_ptr<Storage>> createProject(const QString &location, const SchemeRevision &scheme,
                                               const Clock &clock);

}  // namespace gainsay
