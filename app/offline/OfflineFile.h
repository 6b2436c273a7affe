// SPDX-License-Identifier: GPL-3.0-or-later
// The file that a person takes along, for the window and for `gainsay-cli offline`.
#pragma once

#include "core/service/offline/OfflineCopy.h"
#include "core/service/offline/OfflineMerge.h"

#include <QString>

namespace gainsay {

// `target` must not exist; it appears when it is whole and the items are claimed.
Result<OfflineTaken> makeOfflineFile(Storage &home, const Clock &clock, const ActiveScheme &scheme, UserId person,
                                     const QString &target, const OfflineRequest &request, Progress &progress);

// The file is only read; it can go on being worked on and be brought back again.
Result<OfflineMerged> mergeOfflineFile(Storage &home, const Clock &clock, const ActiveScheme &scheme, UserId actor,
                                       const QString &file, OfflineMerge::Rest rest, Progress &progress);

}  // namespace gainsay
