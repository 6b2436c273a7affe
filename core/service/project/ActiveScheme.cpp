// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/project/ActiveScheme.h"

#include "core/scheme/SchemeReader.h"
#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"

namespace gainsay {

Result<ActiveScheme> activeScheme(ProjectStore &project)
{
    const auto revision = project.currentScheme();
    return revision ? activeScheme(*revision) : revision.error();
}

Result<ActiveScheme> activeScheme(Storage &storage)
{
    return activeScheme(storage.project());
}

Result<ActiveScheme> activeScheme(const SchemeRevision &revision)
{
    ASSIGN_OR_RETURN(auto scheme, readScheme(revision.body));
    return ActiveScheme{revision.id, std::move(scheme)};
}

Result<ActiveScheme> SchemeCache::active(Storage &storage)
{
    ASSIGN_OR_RETURN(const auto revision, storage.project().currentScheme());
    if (revision.id != m_scheme.id || revision.body != m_body) {
        auto scheme = activeScheme(revision);
        if (!scheme)
            return scheme;
        m_scheme = std::move(*scheme);
        m_body = revision.body;
    }
    return m_scheme;
}

}  // namespace gainsay
