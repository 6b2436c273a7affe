// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/UserStore.h"
#include "db/engine/Database.h"

namespace gainsay {

class SqlUserStore final : public UserStore {
public:
    explicit SqlUserStore(Database &database) : m_database(database) {}

    Result<UserId> add(const User &user) override;
    Result<QList<User>> list() override;
    Result<User> byId(UserId id) override;
    Result<User> byName(const QString &name) override;
    Result<void> update(const User &user) override;
    Result<void> leave(UserId id) override;
    Result<QList<UserId>> departed() override;

private:
    Database &m_database;
};

}  // namespace gainsay
