// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/offline/OfflineFile.h"

#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"
#include "db/project/NewFile.h"
#include "db/project/ProjectFactory.h"

namespace gainsay {

Result<OfflineTaken> makeOfflineFile(Storage &home, const Clock &clock, const ActiveScheme &scheme, UserId person,
                                     const QString &target, const OfflineRequest &request, Progress &progress)
{
    OfflineTaken taken;
    RETURN_IF_ERROR(makeFileWhole(target, [&](const QString &temporary) -> Result<void> {
        ASSIGN_OR_RETURN(auto revision, home.project().scheme(scheme.id));
        ASSIGN_OR_RETURN(const auto away, createProject(temporary, revision, clock));
        ASSIGN_OR_RETURN(taken, OfflineCopy(home, clock, scheme, person).take(*away, request, progress));
        return away->tidy();
    }));
    return taken;
}

Result<OfflineMerged> mergeOfflineFile(Storage &home, const Clock &clock, const ActiveScheme &scheme, UserId actor,
                                       const QString &file, OfflineMerge::Rest rest, Progress &progress)
{
    ASSIGN_OR_RETURN(const auto away, openProjectForReading(file));
    return OfflineMerge(home, clock, scheme, actor).merge(*away, rest, progress);
}

}  // namespace gainsay
