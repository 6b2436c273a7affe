// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/people/UserService.h"

#include "core/base/PasswordHash.h"
#include "core/model/User.h"
#include "core/service/access/Authorization.h"
#include "core/service/people/SignIn.h"
#include "core/service/plan/WorkTransfer.h"
#include "core/service/project/SettingsService.h"
#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

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
    const QString hash = hashPassword(password);
    if (hash.isEmpty())
        return ioError(tr("There is too little memory to protect the password; close other programs and try again."));
    return hash;
}

Result<UserId> UserService::add(const QString &name, Role role, const std::optional<QString> &password)
{
    UserId added;
    ASSIGN_OR_RETURN(const auto wanted, checkedUserName(name));
    ASSIGN_OR_RETURN(const auto hash, password ? checkedHash(*password) : Result<QString>(QString()));
    const auto done =
        runAudited(m_storage, m_clock, m_actor, Permission::ManageUsers, [&](const User &) -> Result<AuditEntry> {
            User user;
            user.name = wanted;
            user.role = role;
            user.passwordHash = hash;
            user.createdAt = m_clock.nowMs();
            ASSIGN_OR_RETURN(const auto others, m_storage.project().users());
            for (const User &other : others) {
                if (foldedUserName(other.name) == foldedUserName(wanted) && other.name != wanted)
                    return conflict(
                        tr("There is %1 already; a name so much like it would be taken for the same.").arg(other.name));
            }
            ASSIGN_OR_RETURN(const auto id, m_storage.project().addUser(user));
            added = id;
            return auditEntry(u"add_user"_s, user.name, {{"role", toUtf8(toString(role))}});
        });
    if (!done)
        return done.error();
    return added;
}

QList<NewPerson> peopleFromText(const QString &text, Role role)
{
    QHash<QString, Role> roles;
    for (const Role one : {Role::Annotator, Role::Adjudicator, Role::Supervisor, Role::Researcher, Role::Admin}) {
        roles.insert(toString(one).toCaseFolded(), one);
        roles.insert(roleTitle(one).toCaseFolded(), one);
    }
    QList<NewPerson> people;
    static const QRegularExpression lineEnds(u"[\\r\\n]+"_s);
    static const QRegularExpression between(u"[\\t,;，；、]+"_s);
    for (const QString &line : text.split(lineEnds, Qt::SkipEmptyParts)) {
        bool named = false;  // on this line
        for (const QString &part : line.split(between, Qt::SkipEmptyParts)) {
            const QString word = part.simplified();
            const auto known = roles.constFind(word.toCaseFolded());
            if (named && known != roles.constEnd())
                people.last().role = *known;
            else if (!word.isEmpty())
                people.append({word, role});
            named = !people.isEmpty();
        }
    }
    QSet<QString> seen;
    people.removeIf([&](const NewPerson &person) {
        const QString folded = foldedUserName(person.name);
        return seen.contains(folded) || (seen.insert(folded), false);
    });
    return people;
}

Result<void> UserService::addAll(const QList<NewPerson> &people)
{
    if (people.isEmpty())
        return invalidInput(tr("Name at least one person."));
    return m_storage.transaction([&]() -> Result<void> {
        for (const NewPerson &person : people)
            RETURN_IF_ERROR(add(person.name, person.role));
        ASSIGN_OR_RETURN(auto settings, m_storage.project().settings());
        if (!settings.alone)
            return {};
        settings.alone = false;
        return SettingsService(m_storage, m_clock, m_actor).change(settings);
    });
}

Result<UserId> UserService::addFirst(const QString &name, const std::optional<QString> &password)
{
    ASSIGN_OR_RETURN(const auto users, m_storage.project().users());
    if (!users.isEmpty())
        return conflict(tr("Somebody works on this project already. Open it anew and say who you are."));
    return add(name, Role::Supervisor, password);
}

Result<QList<User>> UserService::list()
{
    return m_storage.project().users();
}

Result<void> UserService::someoneStillLeads(const User &changed)
{
    ASSIGN_OR_RETURN(const auto users, m_storage.project().users());
    const auto before = std::count_if(users.begin(), users.end(), leads);
    const auto others = std::count_if(users.begin(), users.end(),
                                      [&](const User &user) { return leads(user) && user.id != changed.id; });
    if (before > 0 && others == 0 && !leads(changed))
        return notAllowed(tr("%1 is the last one who leads the project; make someone else supervisor or admin first.")
                              .arg(changed.name));
    return {};
}

Result<void> UserService::change(UserId id, const QString &action, const Json &payload,
                                 const std::function<void(User &)> &edit)
{
    return runAudited(m_storage, m_clock, m_actor, Permission::ManageUsers, [&](const User &) -> Result<AuditEntry> {
        ASSIGN_OR_RETURN(auto user, m_storage.project().user(id));
        edit(user);
        RETURN_IF_ERROR(someoneStillLeads(user));
        RETURN_IF_ERROR(m_storage.project().updateUser(user));
        return auditEntry(action, user.name, payload);
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
    ASSIGN_OR_RETURN(const auto hash, checkedHash(password));
    return m_storage.transaction([&]() -> Result<void> {
        if (const auto stored = storePassword(id, hash); !stored)
            return stored;
        auto record = signInRecord(m_storage, id);
        return record ? setSignInRecord(m_storage, id, {0, 0, record->seenAt}) : record.error();
    });
}

Result<void> UserService::storePassword(UserId id, const QString &hash)
{
    if (id != m_actor)
        return change(id, u"set_password"_s, Json::object(), [&hash](User &one) { one.passwordHash = hash; });
    ASSIGN_OR_RETURN(auto user, m_storage.project().user(id));
    user.passwordHash = hash;
    if (const auto updated = m_storage.project().updateUser(user); !updated)
        return updated;
    return m_storage.audit().append({user.name, u"set_password"_s, user.name, Json::object(), m_clock.nowMs()});
}

Result<void> UserService::changeOwnPassword(const QString &current, const QString &wanted)
{
    ASSIGN_OR_RETURN(const auto self, m_storage.project().user(m_actor));
    if (!self.passwordHash.isEmpty()) {
        if (const auto confirmed = SignIn(m_storage, m_clock).confirm(self, current); !confirmed)
            return confirmed;
    }
    return setPassword(m_actor, wanted);
}

Result<void> UserService::mayInherit(UserId leaver, const QList<UserId> &heirs)
{
    for (const UserId id : heirs) {
        ASSIGN_OR_RETURN(const auto user, m_storage.project().user(id));
        if (id == leaver || !user.active)
            return notAllowed(tr("%1 leaves or is paused and takes nothing over.").arg(user.name));
        RETURN_IF_ERROR(requireRole(user.name, user.role, Permission::Annotate));
    }
    return {};
}

// What none of the heirs can take is free for anybody.
Result<Departure> UserService::shareOut(UserId leaver, const ActiveScheme &scheme, const QList<UserId> &heirs)
{
    WorkTransfer transfer(m_storage, m_clock, scheme, m_actor);
    ASSIGN_OR_RETURN(const auto open, transfer.openWork(leaver));
    ASSIGN_OR_RETURN(const auto shared, transfer.share(open, heirs, WorkTransfer::Rest::BecomesFree));
    RETURN_IF_ERROR(transfer.tellHeirs(
        {}, [](int count) { return tr("%n item(s) of somebody who left are now yours.", nullptr, count); }));
    return Departure{shared.given, shared.freed};
}

Result<Departure> UserService::leave(UserId id, const ActiveScheme &scheme, const QList<UserId> &heirs)
{
    Departure departure;
    const auto done =
        runAudited(m_storage, m_clock, m_actor, Permission::ManageUsers, [&](const User &) -> Result<AuditEntry> {
            ASSIGN_OR_RETURN(auto user, m_storage.project().user(id));
            user.active = false;
            RETURN_IF_ERROR(someoneStillLeads(user));
            RETURN_IF_ERROR(mayInherit(id, heirs));
            ASSIGN_OR_RETURN(const auto shared, shareOut(id, scheme, heirs));
            departure = shared;
            RETURN_IF_ERROR(m_storage.project().markDeparted(id));
            return auditEntry(u"leave"_s, user.name,
                              {{"handed_over", departure.handedOver}, {"freed", departure.freed}});
        });
    if (!done)
        return done.error();
    return departure;
}

}  // namespace gainsay
