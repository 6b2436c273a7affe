// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/OpenedProject.h"

#include "core/store/UserStore.h"
#include "db/ProjectFactory.h"

using namespace Qt::StringLiterals;

namespace gainsay {

Result<OpenedProject> openedProject(const Invocation &call)
{
    auto storage = openProject(call.argument(0));
    if (!storage)
        return storage.error();
    auto scheme = activeScheme((*storage)->project());
    if (!scheme)
        return scheme.error();
    OpenedProject project{std::move(*storage), std::move(*scheme), {}};
    if (const QString name = call.option(u"user"_s); !name.isEmpty()) {
        const auto user = project.storage->users().byName(name);
        if (!user)
            return user.error();
        project.user = user->id;
    }
    return project;
}

}  // namespace gainsay
