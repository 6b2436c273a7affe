// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/project/SchemeCache.h"

#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"

namespace gainsay {

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
