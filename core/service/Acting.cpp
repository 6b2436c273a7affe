// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/Acting.h"

#include "core/base/Clock.h"
#include "core/store/Storage.h"
#include "core/store/UserStore.h"

#include <QCoreApplication>

namespace gainsay {

namespace {

struct ActingText {
    Q_DECLARE_TR_FUNCTIONS(gainsay::Acting)
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
    auto user = storage.users().byId(actor);
    if (!user)
        return user;
    if (!user->active)
        return notAllowed(
            ActingText::tr("%1 is paused; a supervisor can make the account active again.").arg(user->name));
    if (const auto allowed = requireRole(user->name, user->role, permission); !allowed)
        return allowed.error();
    return user;
}

Result<void> decideAs(Storage &storage, const Clock &clock, UserId actor, Permission permission, const Deed &deed)
{
    return storage.transaction([&]() -> Result<void> {
        const auto user = authorize(storage, actor, permission);
        if (!user)
            return user.error();
        auto entry = deed(*user);
        if (!entry)
            return entry.error();
        entry->user = user->name;
        entry->at = clock.nowMs();
        return storage.audit().append(*entry);
    });
}

}  // namespace gainsay
