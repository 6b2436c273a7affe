// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/access/Authorization.h"

#include "core/base/Clock.h"
#include "core/base/TranslatableText.h"
#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"

namespace gainsay {

namespace {

struct ActingText {
    GAINSAY_TR(gainsay::Authorization)
};

}  // namespace

Result<User> authorize(Storage &storage, UserId actor, Permission permission)
{
    if (!actor) {
        if (permission == Permission::Annotate)
            return notAllowed(ActingText::tr("Nobody is named; answers belong to a person of the project."));
        User operatorUser;
        operatorUser.role = Role::Admin;
        return operatorUser;
    }
    auto user = storage.project().user(actor);
    if (!user)
        return user;
    if (!user->active)
        return notAllowed(
            ActingText::tr("%1 is paused; a supervisor can make the account active again.").arg(user->name));
    RETURN_IF_ERROR(requireRole(user->name, user->role, permission));
    return user;
}

Result<void> runAudited(Storage &storage, const Clock &clock, UserId actor, Permission permission,
                        const AuditedAction &action)
{
    return storage.transaction([&]() -> Result<void> {
        ASSIGN_OR_RETURN(const auto user, authorize(storage, actor, permission));
        ASSIGN_OR_RETURN(auto entry, action(user));
        entry.user = user.name;
        entry.at = clock.nowMs();
        return storage.audit().append(entry);
    });
}

}  // namespace gainsay
