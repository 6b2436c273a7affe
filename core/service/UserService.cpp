// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/UserService.h"

#include "core/base/PasswordHash.h"
#include "core/service/Acting.h"
#include "core/service/SignIn.h"
#include "core/service/SignInRecord.h"
#include "core/service/WorkTransfer.h"
#include "core/store/Storage.h"
#include "core/store/UserStore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int shortestPassword = 8;

bool leads(const User &user)
{
    return user.active && roleMay(user.role, Permission::ManageUsers);
}

}  // namespace

UserService::UserService(Storage &storage, const Clock &clock, UserId actor)
    : m_storage(storage), m_clock(clock), m_actor(actor)
{
}

Result<QString> UserService::checkedHash(const QString &password)
{
    if (password.size() < shortestPassword)
        return invalidInput(tr("A password has at least %1 characters.").arg(shortestPassword));
    return hashPassword(password);
}

Result<UserId> UserService::add(const QString &name, Role role, const std::optional<QString> &password)
{
    UserId added;
    const Result<QString> hash = password ? checkedHash(*password) : Result<QString>(QString());
    if (!hash)
        return hash.error();
    const auto done =
        decideAs(m_storage, m_clock, m_actor, Permission::ManageUsers, [&](const User &) -> Result<AuditEntry> {
            User user;
            user.name = name.trimmed();
            user.role = role;
            user.passwordHash = *hash;
            user.createdAt = m_clock.nowMs();
            if (user.name.isEmpty())
                return invalidInput(tr("A person needs a name."));
            const auto id = m_storage.users().add(user);
            if (!id)
                return id.error();
            added = *id;
            return auditEntry(u"add_user"_s, user.name, {{"role", toUtf8(toString(role))}});
        });
    if (!done)
        return done.error();
    return added;
}

Result<UserId> UserService::addFirst(const QString &name, const std::optional<QString> &password)
{
    const auto users = m_storage.users().list();
    if (!users)
        return users.error();
    if (!users->isEmpty())
        return conflict(tr("Somebody works on this project already. Open it anew and say who you are."));
    return add(name, Role::Supervisor, password);
}

Result<QList<User>> UserService::list()
{
    return m_storage.users().list();
}

Result<void> UserService::someoneStillLeads(const User &changed)
{
    const auto users = m_storage.users().list();
    if (!users)
        return users.error();
    const auto before = std::count_if(users->begin(), users->end(), leads);
    const auto others = std::count_if(users->begin(), users->end(),
                                      [&](const User &user) { return leads(user) && user.id != changed.id; });
    if (before > 0 && others == 0 && !leads(changed))
        return notAllowed(tr("%1 is the last one who leads the project; make someone else supervisor or admin first.")
                              .arg(changed.name));
    return {};
}

Result<void> UserService::change(UserId id, const QString &action, const Json &payload,
                                 const std::function<void(User &)> &edit)
{
    return decideAs(m_storage, m_clock, m_actor, Permission::ManageUsers, [&](const User &) -> Result<AuditEntry> {
        auto user = m_storage.users().byId(id);
        if (!user)
            return user.error();
        edit(*user);
        if (const auto fine = someoneStillLeads(*user); !fine)
            return fine.error();
        if (const auto updated = m_storage.users().update(*user); !updated)
            return updated.error();
        return auditEntry(action, user->name, payload);
    });
}

Result<void> UserService::setRole(UserId user, Role role)
{
    return change(user, u"set_role"_s, {{"role", toUtf8(toString(role))}}, [role](User &one) { one.role = role; });
}

Result<void> UserService::setActive(UserId user, bool active)
{
    return change(user, active ? u"resume"_s : u"pause"_s, Json::object(),
                  [active](User &one) { one.active = active; });
}

Result<void> UserService::setPassword(UserId id, const QString &password)
{
    const Result<QString> hash = checkedHash(password);
    if (!hash)
        return hash.error();
    return m_storage.transaction([&]() -> Result<void> {
        if (const auto stored = storePassword(id, *hash); !stored)
            return stored;
        auto record = signInRecord(m_storage, id);
        return record ? setSignInRecord(m_storage, id, {0, 0, record->seenAt}) : record.error();
    });
}

Result<void> UserService::storePassword(UserId id, const QString &hash)
{
    if (id != m_actor)
        return change(id, u"set_password"_s, Json::object(), [&hash](User &one) { one.passwordHash = hash; });
    auto user = m_storage.users().byId(id);
    if (!user)
        return user.error();
    user->passwordHash = hash;
    if (const auto updated = m_storage.users().update(*user); !updated)
        return updated;
    return m_storage.audit().append({user->name, u"set_password"_s, user->name, Json::object(), m_clock.nowMs()});
}

Result<void> UserService::changeOwnPassword(const QString &current, const QString &wanted)
{
    const auto self = m_storage.users().byId(m_actor);
    if (!self)
        return self.error();
    if (!self->passwordHash.isEmpty()) {
        if (const auto confirmed = SignIn(m_storage, m_clock).confirm(*self, current); !confirmed)
            return confirmed;
    }
    return setPassword(m_actor, wanted);
}

Result<void> UserService::mayInherit(UserId leaver, const QList<UserId> &heirs)
{
    for (const UserId id : heirs) {
        const auto user = m_storage.users().byId(id);
        if (!user)
            return user.error();
        if (id == leaver || !user->active)
            return notAllowed(tr("%1 leaves or is paused and takes nothing over.").arg(user->name));
        if (const auto allowed = requireRole(user->name, user->role, Permission::Annotate); !allowed)
            return allowed.error();
    }
    return {};
}

// What none of the heirs can take is free for anybody.
Result<Departure> UserService::shareOut(UserId leaver, const ActiveScheme &scheme, const QList<UserId> &heirs)
{
    WorkTransfer transfer(m_storage, m_clock, scheme, m_actor);
    const auto open = transfer.openWork(leaver);
    if (!open)
        return open.error();
    const auto shared = transfer.share(*open, heirs, WorkTransfer::Rest::BecomesFree);
    if (!shared)
        return shared.error();
    const auto told = transfer.tellHeirs(
        {}, [](int count) { return tr("%n item(s) of somebody who left are now yours.", nullptr, count); });
    if (!told)
        return told.error();
    return Departure{shared->given, shared->freed};
}

Result<Departure> UserService::leave(UserId id, const ActiveScheme &scheme, const QList<UserId> &heirs)
{
    Departure departure;
    const auto done =
        decideAs(m_storage, m_clock, m_actor, Permission::ManageUsers, [&](const User &) -> Result<AuditEntry> {
            auto user = m_storage.users().byId(id);
            if (!user)
                return user.error();
            user->active = false;
            if (const auto fine = someoneStillLeads(*user); !fine)
                return fine.error();
            if (const auto able = mayInherit(id, heirs); !able)
                return able.error();
            const auto shared = shareOut(id, scheme, heirs);
            if (!shared)
                return shared.error();
            departure = *shared;
            if (const auto left = m_storage.users().leave(id); !left)
                return left.error();
            return auditEntry(u"leave"_s, user->name,
                              {{"handed_over", departure.handedOver}, {"freed", departure.freed}});
        });
    if (!done)
        return done.error();
    return departure;
}

}  // namespace gainsay
