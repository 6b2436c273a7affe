// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/SchemeCache.h"

#include "core/scheme/SchemeReader.h"

namespace gainsay {

Result<ActiveScheme> SchemeCache::active(ProjectStore &project)
{
    const auto revision = project.currentScheme();
    if (!revision)
        return revision.error();
    if (revision->id != m_scheme.id || revision->body != m_body) {
        auto scheme = readScheme(revision->body);
        if (!scheme)
            return scheme.error();
        m_scheme = {revision->id, std::move(*scheme)};
        m_body = revision->body;
    }
    return m_scheme;
}

}  // namespace gainsay
