// SPDX-License-Identifier: GPL-3.0-or-later
// Who did what, when: append-only, each row's hash covers its content and the hash before it.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"

#include <QList>
#include <QString>

namespace gainsay {

struct AuditEntry {
    QString user;     // name; empty for whoever acts on the command line without naming a user
    QString action;   // "submit", "decide", "import", …
    QString subject;  // what it was done to: external id of a conversation, name of a batch or a user
    Json payload = Json::object();
    qint64 at = 0;
};

struct AuditRow {
    qint64 sequence = 0;  // 1, 2, 3, … without gaps
    AuditEntry entry;
};

class AuditStore {
public:
    virtual ~AuditStore() = default;

    // Called inside the transaction of what it records.
    virtual Result<void> append(const AuditEntry &entry) = 0;
    // Newest first, older than `before` (0: from the newest).
    virtual Result<QList<AuditRow>> list(qint64 before, int limit) = 0;
    // Recomputes every hash; Corrupt names the first row that does not fit. Gives the number of rows.
    virtual Result<qint64> verifyChain() = 0;
};

}  // namespace gainsay
