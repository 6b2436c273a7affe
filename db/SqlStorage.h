// SPDX-License-Identifier: GPL-3.0-or-later
// A project on one connection, with its stores.
#pragma once

#include "core/store/Storage.h"
#include "db/AuditStore.h"
#include "db/ConversationStore.h"
#include "db/Database.h"
#include "db/ProjectStore.h"
#include "db/UserStore.h"

#include <memory>

namespace gainsay {

class SqlStorage final : public Storage {
public:
    // The schema is the newest.
    explicit SqlStorage(std::unique_ptr<Database> database);

    QString location() const override { return m_database->location().display(); }
    Result<void> transaction(const std::function<Result<void>()> &work) override { return m_database->transaction(work); }
    Result<std::unique_ptr<Storage>> another() const override;

    ProjectStore &project() override { return m_project; }
    UserStore &users() override { return m_users; }
    ConversationStore &conversations() override { return m_conversations; }
    AuditStore &audit() override { return m_audit; }

private:
    std::unique_ptr<Database> m_database;
    SqlProjectStore m_project;
    SqlUserStore m_users;
    SqlConversationStore m_conversations;
    SqlAuditStore m_audit;
};

}  // namespace gainsay
