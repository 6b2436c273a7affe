// SPDX-License-Identifier: GPL-3.0-or-later
// Who did what, when: append-only, each row's hash covers its content and the hash before it.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

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

// The row that all before it lead to.
struct AuditHead {
    qint64 sequence = 0;  // 0: nothing was written yet
    QByteArray hash;

    friend bool operator==(const AuditHead &, const AuditHead &) = default;
};

// A fingerprint of what nobody changes once it is stored ("texts", "answers", …), of all rows up to one of them.
struct StoredDigest {
    QString what;
    qint64 last = 0;  // the row's id
    qint64 rows = 0;
    QByteArray hash;

    friend bool operator==(const StoredDigest &, const StoredDigest &) = default;
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
    virtual Result<AuditHead> head() = 0;
    // As it is stored; none if there is no such row.
    virtual Result<std::optional<AuditHead>> row(qint64 sequence) = 0;
    // Of everything that is there now, or as far as those went; in a transaction, so that nothing is on its way.
    virtual Result<QList<StoredDigest>> digests() = 0;
    virtual Result<QList<StoredDigest>> digestsUpTo(const QList<StoredDigest> &earlier) = 0;
};

}  // namespace gainsay
