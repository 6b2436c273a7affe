// SPDX-License-Identifier: GPL-3.0-or-later
// How a person's own file is made and read; given by the program, since the window does not know the database. Called
// on a job's thread.
#pragma once

#include "core/service/offline/OfflineCopy.h"
#include "core/service/offline/OfflineMerge.h"

#include <functional>

namespace gainsay {

struct OfflineFiles {
    std::function<Result<OfflineTaken>(Storage &home, const Clock &clock, UserId person, const QString &target,
                                       const OfflineRequest &request, Progress &progress)>
        make;
    std::function<Result<OfflineMerged>(Storage &home, const Clock &clock, UserId actor, const QString &file,
                                        OfflineMerge::Rest rest, Progress &progress)>
        merge;
};

}  // namespace gainsay
