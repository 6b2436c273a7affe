// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of a project, its schemes and its people.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Result.h"
#include "core/model/ProjectSettings.h"
#include "core/model/User.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace gainsay {

// One version of a scheme as it was when something was annotated under it.
struct SchemeRevision {
    SchemeId id;
    QString name;
    int version = 1;
    QByteArray body;  // the JSON text as it was added; readScheme() reads it
    qint64 createdAt = 0;
};

class ProjectStore {
public:
    virtual ~ProjectStore() = default;

    // --- What is said about the project as a whole: key/value pairs, settings, the schemes it has used.
    virtual Result<std::optional<QString>> value(const QString &key) = 0;
    virtual Result<void> setValue(const QString &key, const QString &value) = 0;

    virtual Result<ProjectSettings> settings() = 0;
    virtual Result<void> setSettings(const ProjectSettings &settings) = 0;

    // The highest version is the one in force: an archive may add older ones later. The same name and version twice is
    // a Conflict.
    virtual Result<SchemeId> addScheme(const SchemeRevision &scheme) = 0;
    virtual Result<SchemeRevision> currentScheme() = 0;
    virtual Result<SchemeRevision> scheme(SchemeId id) = 0;
    // Oldest version first; the last is in force.
    virtual Result<QList<SchemeRevision>> schemes() = 0;

    // --- The people of a project.
    // The id of `user` is ignored; a name that is taken is a Conflict.
    virtual Result<UserId> addUser(const User &user) = 0;
    // In the order in which they were added.
    virtual Result<QList<User>> users() = 0;
    // NotFound names whom it looked for.
    virtual Result<User> user(UserId id) = 0;
    virtual Result<User> userNamed(const QString &name) = 0;
    // Writes role, password hash and activity. Who is made active again has no longer left.
    virtual Result<void> updateUser(const User &user) = 0;
    // Gone for good: not active, and among departedUsers().
    virtual Result<void> markDeparted(UserId id) = 0;
    virtual Result<QList<UserId>> departedUsers() = 0;
};

}  // namespace gainsay
