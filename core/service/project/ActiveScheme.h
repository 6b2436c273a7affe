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

// The scheme in force, read again only when it is another one: a page asks for it with every answer. One thread.
class SchemeCache {
public:
    Result<ActiveScheme> active(Storage &storage);

private:
    QByteArray m_body;  // told apart by their text: numbers are the same in every project
    ActiveScheme m_scheme;
};

}  // namespace gainsay
