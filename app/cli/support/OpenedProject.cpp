// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/OpenedProject.h"

#include "core/store/UserStore.h"
#include "db/project/ProjectFactory.h"

using namespace Qt::StringLiterals;

namespace gainsay {

Result<OpenedProject> openedProject(const Invocation &call, ProjectUse use)
{
    const auto open = use == ProjectUse::Read ? openProjectForReading : openProject;
    ASSIGN_OR_RETURN(auto storage, open(call.argument(0)));
    auto waiting = std::make_unique<WaitNotice>();
    storage->watchLock(waiting->lock());
    ASSIGN_OR_RETURN(auto scheme, activeScheme(storage->project()));
    OpenedProject project{std::move(waiting), std::move(storage), std::move(scheme), {}};
    if (const QString name = call.option(u"user"_s); !name.isEmpty()) {
        ASSIGN_OR_RETURN(const auto user, project.storage->users().byName(name));
        project.user = user.id;
    }
    return project;
}

}  // namespace gainsay
