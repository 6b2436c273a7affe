// SPDX-License-Identifier: GPL-3.0-or-later
// The scheme that a project works under, read once and handed to the services.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Result.h"
#include "core/scheme/Scheme.h"

namespace gainsay {

class ProjectStore;
class Storage;
struct SchemeRevision;

struct ActiveScheme {
    SchemeId id;
    Scheme scheme;
};

Result<ActiveScheme> activeScheme(ProjectStore &project);
Result<ActiveScheme> activeScheme(Storage &storage);
// The same of a revision that was read already.
Result<ActiveScheme> activeScheme(const SchemeRevision &revision);

}  // namespace gainsay
