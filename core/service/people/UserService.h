// SPDX-License-Identifier: GPL-3.0-or-later
// The people of a project: adding them, their roles, pauses and passwords. People are never deleted.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Json.h"
#include "core/base/Result.h"
#include "core/base/TranslatableText.h"
#include "core/model/User.h"
#include "core/service/project/ActiveScheme.h"

#include <QList>

#include <functional>
#include <optional>

namespace gainsay {

class Storage;

// What became of the open work of somebody who left.
struct Departure {
    qint64 handedOver = 0;
    qint64 freed = 0;
};

struct NewPerson {
    QString name;
    Role role = Role::Annotator;

    friend bool operator==(const NewPerson &, const NewPerson &) = default;
};

// People as they are pasted from a list or a table: names on lines or between commas, tabs and semicolons; a role that
// follows a name, in English or in the language of the program, is that person's, others have `role`. Names given twice
// count once.
QList<NewPerson> peopleFromText(const QString &text, Role role);

class UserService {
    GAINSAY_TR(gainsay::UserService)

public:
    // `actor` manages; none stands for the command line.
    UserService(Storage &storage, const Clock &clock, UserId actor);

    // With a first password, if one is given.
    Result<UserId> add(const QString &name, Role role, const std::optional<QString> &password = std::nullopt);
    // All of them or nobody; a project of one person becomes one of a team.
    Result<void> addAll(const QList<NewPerson> &people);
    // Whoever comes to a project without people leads it.
    Result<UserId> addFirst(const QString &name, const std::optional<QString> &password = std::nullopt);
    Result<QList<User>> list();
    Result<void> setRole(UserId user, Role role);
    // A paused person can neither sign in nor work; what was answered stays.
    Result<void> setActive(UserId user, bool active);
    // Of oneself, or of others for those who manage the team. Slow on purpose, see core/base/PasswordHash.h.
    // Whoever had to wait after wrong passwords need not any more.
    Result<void> setPassword(UserId user, const QString &password);
    // One's own, by who knows the present one; who has none yet gives an empty one.
    Result<void> changeOwnPassword(const QString &current, const QString &wanted);
    // For good: what the person has not answered goes to `heirs`, evenly; what none of them can take becomes free
    // for anybody. What was answered stays.
    Result<Departure> leave(UserId user, const ActiveScheme &scheme, const QList<UserId> &heirs);

private:
    Result<void> change(UserId user, const QString &action, const Json &payload,
                        const std::function<void(User &)> &edit);
    Result<void> someoneStillLeads(const User &changed);
    Result<void> mayInherit(UserId leaver, const QList<UserId> &heirs);
    Result<Departure> shareOut(UserId leaver, const ActiveScheme &scheme, const QList<UserId> &heirs);
    static Result<QString> checkedHash(const QString &password);
    Result<void> storePassword(UserId user, const QString &hash);

    Storage &m_storage;
    const Clock &m_clock;
    UserId m_actor;
};

}  // namespace gainsay
