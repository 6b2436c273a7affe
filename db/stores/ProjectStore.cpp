// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/ProjectStore.h"

#include "core/base/TranslatableText.h"
#include "db/engine/Query.h"
#include "db/engine/Values.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const QString selectScheme = u"SELECT id, name, version, body, created_at FROM schemes "_s;
const QString settingsKey = u"settings"_s;

SchemeRevision readSchemeRevision(const Row &row)
{
    return {row.get<SchemeId>(0), row.get<QString>(1), row.get<int>(2), row.get<QString>(3).toUtf8(),
            row.get<qint64>(4)};
}

}  // namespace

Result<std::optional<QString>> SqlProjectStore::value(const QString &key)
{
    return sql::one(
        m_database, u"SELECT value FROM meta WHERE key = ?"_s, [](const Row &row) { return row.get<QString>(0); }, key);
}

Result<void> SqlProjectStore::setValue(const QString &key, const QString &value)
{
    m_settingsOf = 0;
    // In two steps: what a guarded login sees of the table takes no ON CONFLICT.
    return m_database.transaction([&]() -> Result<void> {
        ASSIGN_OR_RETURN(const auto changed,
                         sql::execute(m_database, u"UPDATE meta SET value = ? WHERE key = ?"_s, value, key));
        return changed > 0
                   ? Result<void>()
                   : succeeded(sql::execute(m_database, u"INSERT INTO meta (key, value) VALUES (?, ?)"_s, key, value));
    });
}

// Asked several times while an answer is stored.
Result<ProjectSettings> SqlProjectStore::settings()
{
    const qint64 transaction = m_database.transactionNumber();
    if (transaction != 0 && transaction == m_settingsOf)
        return m_settings;
    auto read = readSettings();
    if (read) {
        m_settings = *read;
        m_settingsOf = transaction;
    }
    return read;
}

Result<ProjectSettings> SqlProjectStore::readSettings()
{
    ASSIGN_OR_RETURN(const auto stored, value(settingsKey));
    if (!stored)
        return ProjectSettings();
    const auto json = parseJson(stored->toUtf8());
    if (!json)
        return corrupt(
            TranslatableText::translate("db", "The project's settings cannot be read: %1").arg(json.error().message));
    return ProjectSettings::fromJson(*json);
}

Result<void> SqlProjectStore::setSettings(const ProjectSettings &settings)
{
    return setValue(settingsKey, QString::fromUtf8(dumpJson(settings.toJson())));
}

Result<SchemeId> SqlProjectStore::addScheme(const SchemeRevision &scheme)
{
    const auto id = sql::number(
        m_database, u"INSERT INTO schemes (name, version, body, created_at) VALUES (?, ?, ?, ?) RETURNING id"_s,
        scheme.name, scheme.version, QString::fromUtf8(scheme.body), scheme.createdAt);
    if (id)
        return SchemeId{*id};
    if (id.error().kind == ErrorKind::Conflict)
        return conflict(TranslatableText::translate("db", "The project has version %2 of the scheme %1 already; "
                                                          "a revision needs a higher version")
                            .arg(scheme.name, QString::number(scheme.version)));
    return id.error();
}

Result<SchemeRevision> SqlProjectStore::currentScheme()
{
    ASSIGN_OR_RETURN(auto found, sql::one(m_database, selectScheme + u"ORDER BY version DESC, id DESC LIMIT 1"_s,
                                          readSchemeRevision));
    if (!found)
        return notFound(TranslatableText::translate("db", "The project has no scheme"));
    return std::move(*found);
}

Result<SchemeRevision> SqlProjectStore::scheme(SchemeId id)
{
    ASSIGN_OR_RETURN(auto found, sql::one(m_database, selectScheme + u"WHERE id = ?"_s, readSchemeRevision, id));
    if (!found)
        return notFound(TranslatableText::translate("db", "The project has no scheme number %1").arg(id.value));
    return std::move(*found);
}

Result<QList<SchemeRevision>> SqlProjectStore::schemes()
{
    return sql::all(m_database, selectScheme + u"ORDER BY version, id"_s, readSchemeRevision);
}

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

Result<UserId> SqlProjectStore::addUser(const User &user)
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

Result<QList<User>> SqlProjectStore::users()
{
    return sql::all(m_database, selectUser + u"ORDER BY id"_s, readUser);
}

Result<User> SqlProjectStore::user(UserId id)
{
    ASSIGN_OR_RETURN(auto found, sql::one(m_database, selectUser + u"WHERE id = ?"_s, readUser, id));
    if (!found)
        return notFound(TranslatableText::translate("db", "There is no user number %1").arg(id.value));
    return std::move(*found);
}

Result<User> SqlProjectStore::userNamed(const QString &name)
{
    ASSIGN_OR_RETURN(auto found, sql::one(m_database, selectUser + u"WHERE name = ?"_s, readUser, name));
    if (!found)
        return notFound(TranslatableText::translate("db", "There is no user %1 in this project").arg(name));
    return std::move(*found);
}

Result<void> SqlProjectStore::updateUser(const User &user)
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

Result<void> SqlProjectStore::markDeparted(UserId id)
{
    return succeeded(sql::execute(m_database, u"UPDATE users SET state = ? WHERE id = ?"_s, leftState, id));
}

Result<QList<UserId>> SqlProjectStore::departedUsers()
{
    return sql::all(
        m_database, u"SELECT id FROM users WHERE state = ? ORDER BY id"_s,
        [](const Row &row) { return row.get<UserId>(0); }, leftState);
}

}  // namespace gainsay
