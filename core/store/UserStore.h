// SPDX-License-Identifier: GPL-3.0-or-later
// The people of a project.
#pragma once

#include "core/base/Result.h"
#include "core/model/User.h"

#include <QList>

namespace gainsay {

class UserStore {
public:
    virtual ~UserStore() = default;

    // The id of `user` is ignored; a name that is taken is a Conflict.
    virtual Result<UserId> add(const User &user) = 0;
    // In the order in which they were added.
    virtual Result<QList<User>> list() = 0;
    // NotFound names whom it looked for.
    virtual Result<User> byId(UserId id) = 0;
    virtual Result<User> byName(const QString &name) = 0;
    // Writes role, password hash and activity. Who is made active again has no longer left.
    virtual Result<void> update(const User &user) = 0;
    // Gone for good: not active, and among departed().
    virtual Result<void> leave(UserId id) = 0;
    virtual Result<QList<UserId>> departed() = 0;
};

}  // namespace gainsay
