// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands of the workflow need of a project: its storage, its scheme and the person who acts.
#pragma once

#include "app/cli/support/ConsoleProgress.h"
#include "app/cli/support/Invocation.h"
#include "core/service/project/ActiveScheme.h"
#include "core/store/Storage.h"

#include <memory>

namespace gainsay {

struct OpenedProject {
    std::unique_ptr<WaitNotice> waiting;
    std::unique_ptr<Storage> storage;
    ActiveScheme scheme;
    UserId user;  // of --user; none if it was left out
};

// What only reads leaves nothing beside the project, and needs no right to write there.
enum class ProjectUse { Write, Read };

// Opens the project named by the argument at `place`; a --user who is not in it is an error.
Result<OpenedProject> openedProject(const Invocation &call, ProjectUse use = ProjectUse::Write, int place = 0);

}  // namespace gainsay
