// SPDX-License-Identifier: GPL-3.0-or-later
// The people of a project: adding them, their roles, pauses and passwords. People are never deleted.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Json.h"
#include "core/base/Result.h"
#include "core/model/User.h"

#include <QCoreApplication>
#include <QList>

#include <functional>

namespace gainsay {

class Storage;

class UserService {
    Q_DECLARE_TR_FUNCTIONS(gainsay::UserService)

public:
    // `actor` manages; none stands for the command line.
    UserService(Storage &storage, const Clock &clock, UserId actor);

    Result<UserId> add(const QString &name, Role role);
    Result<QList<User>> list();
    Result<void> setRole(UserId user, Role role);
    // A paused person can neither sign in nor work; what was answered stays.
    Result<void> setActive(UserId user, bool active);
    // Of oneself, or of others for those who manage the team. Slow on purpose, see core/base/PasswordHash.h.
    Result<void> setPassword(UserId user, const QString &password);

private:
    Result<void> change(UserId user, const QString &action, const Json &payload,
                        const std::function<void(User &)> &edit);
    Result<void> someoneStillLeads(const User &changed);

    Storage &m_storage;
    const Clock &m_clock;
    UserId m_actor;
};

}  // namespace gainsay
