// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/AuditStore.h"
#include "db/engine/Database.h"

namespace gainsay {

// A server's rows that wait are joined to the chain, where this account may do so.
void joinAudit(Database &database);

class SqlAuditStore final : public AuditStore {
public:
    explicit SqlAuditStore(Database &database) : m_database(database) {}

    Result<void> append(const AuditEntry &entry) override;
    Result<QList<AuditRow>> list(qint64 before, int limit) override;
    Result<qint64> verifyChain() override;
    Result<AuditHead> head() override;
    Result<std::optional<AuditHead>> row(qint64 sequence) override;
    Result<QList<StoredDigest>> digests() override;
    Result<QList<StoredDigest>> digestsUpTo(const QList<StoredDigest> &earlier) override;

private:
    Database &m_database;
};

}  // namespace gainsay
