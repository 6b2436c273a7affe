// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/UserStore.h"

#include "core/base/TranslatableText.h"
#include "db/engine/Query.h"
#include "db/engine/Values.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const QString selectUser = u"SELECT id, name, role, password, state, created_at FROM users "_s;
const QString activeState = u"active"_s;
const QString inactiveState = u"inactive"_s;
const QString leftState = u"left"_s;

User readUser(const Row &row)
{
    User user;
    user.id = row.get<UserId>(0);
    user.name = row.get<QString>(1);
    user.role = roleFromString(row.get<QString>(2)).value_or(Role::Annotator);
    user.passwordHash = row.get<QString>(3);
    user.active = row.get<QString>(4) == activeState;
    user.createdAt = row.get<qint64>(5);
    return user;
}

const QString &stateOf(const User &user)
{
    return user.active ? activeState : inactiveState;
}

}  // namespace

Result<UserId> SqlUserStore::add(const User &user)
{
    const auto id = sql::number(m_database,
                                u"INSERT INTO users (name, role, password, state, created_at) VALUES (?, ?, ?, ?, ?) "
                                "RETURNING id"_s,
                                user.name, toString(user.role), user.passwordHash, stateOf(user), user.createdAt);
    if (id)
        return UserId{*id};
    if (id.error().kind == ErrorKind::Conflict)
        return conflict(TranslatableText::translate("db", "There is a user %1 already").arg(user.name));
    return id.error();
}

Result<QList<User>> SqlUserStore::list()
{
    return sql::all(m_database, selectUser + u"ORDER BY id"_s, readUser);
}

Result<User> SqlUserStore::byId(UserId id)
{
    ASSIGN_OR_RETURN(auto found, sql::one(m_database, selectUser + u"WHERE id = ?"_s, readUser, id));
    if (!found)
        return notFound(TranslatableText::translate("db", "There is no user number %1").arg(id.value));
    return std::move(*found);
}

Result<User> SqlUserStore::byName(const QString &name)
{
    ASSIGN_OR_RETURN(auto found, sql::one(m_database, selectUser + u"WHERE name = ?"_s, readUser, name));
    if (!found)
        return notFound(TranslatableText::translate("db", "There is no user %1 in this project").arg(name));
    return std::move(*found);
}

Result<void> SqlUserStore::update(const User &user)
{
    ASSIGN_OR_RETURN(
        const auto changed,
        sql::execute(m_database,
                     u"UPDATE users SET role = ?, password = ?, state = CASE WHEN state = ? AND ? = 0 THEN state "
                     "ELSE ? END WHERE id = ?"_s,
                     toString(user.role), user.passwordHash, leftState, user.active, stateOf(user), user.id));
    if (changed == 0)
        return notFound(TranslatableText::translate("db", "There is no user %1 in this project").arg(user.name));
    return {};
}

Result<void> SqlUserStore::leave(UserId id)
{
    return succeeded(sql::execute(m_database, u"UPDATE users SET state = ? WHERE id = ?"_s, leftState, id));
}

Result<QList<UserId>> SqlUserStore::departed()
{
    return sql::all(
        m_database, u"SELECT id FROM users WHERE state = ? ORDER BY id"_s,
        [](const Row &row) { return row.get<UserId>(0); }, leftState);
}

}  // namespace gainsay
