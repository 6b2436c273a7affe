// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/ProjectStore.h"
#include "db/engine/Database.h"

namespace gainsay {

class SqlProjectStore final : public ProjectStore {
public:
    explicit SqlProjectStore(Database &database) : m_database(database) {}

    Result<std::optional<QString>> value(const QString &key) override;
    Result<void> setValue(const QString &key, const QString &value) override;
    Result<ProjectSettings> settings() override;
    Result<void> setSettings(const ProjectSettings &settings) override;
    Result<SchemeId> addScheme(const SchemeRevision &scheme) override;
    Result<SchemeRevision> currentScheme() override;
    Result<SchemeRevision> scheme(SchemeId id) override;
    Result<QList<SchemeRevision>> schemes() override;
    Result<UserId> addUser(const User &user) override;
    Result<QList<User>> users() override;
    Result<User> user(UserId id) override;
    Result<User> userNamed(const QString &name) override;
    Result<void> updateUser(const User &user) override;
    Result<void> markDeparted(UserId id) override;
    Result<QList<UserId>> departedUsers() override;

private:
    Result<ProjectSettings> readSettings();

    Database &m_database;
    ProjectSettings m_settings;
    qint64 m_settingsOf = 0;  // the transaction in which they were read
};

}  // namespace gainsay
