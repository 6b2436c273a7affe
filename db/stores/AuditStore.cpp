// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/AuditStore.h"

#include "core/base/TranslatableText.h"
#include "db/engine/Query.h"
#include "db/engine/Values.h"
#include "db/stores/StoredDigests.h"

#include <QCryptographicHash>

#include <limits>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int verifyPage = 2000;

AuditHead readHead(const Row &row)
{
    return {row.get<qint64>(0), row.get<QByteArray>(1)};
}

struct ChainRow {
    qint64 sequence = 0;
    AuditEntry entry;
    QString payload;  // the text as stored: what the hash covers
    QByteArray previous;
    QByteArray hash;
};

// A JSON array is unambiguous: no content can be moved from one field into the next unnoticed.
QByteArray hashOf(const QByteArray &previous, qint64 sequence, const AuditEntry &entry, const QString &payload)
{
    const Json fields = {sequence,       entry.at, toUtf8(entry.user), toUtf8(entry.action), toUtf8(entry.subject),
                         toUtf8(payload)};
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(previous);
    hash.addData(dumpJson(fields));
    return hash.result();
}

AuditEntry readEntry(const Row &row)
{
    return {row.get<QString>(2), row.get<QString>(3), row.get<QString>(4), {}, row.get<qint64>(1)};
}

bool fits(const ChainRow &row, const AuditHead &before)
{
    return row.sequence == before.sequence + 1 && row.previous == before.hash &&
           row.hash == hashOf(row.previous, row.sequence, row.entry, row.payload);
}

Error brokenAt(qint64 sequence)
{
    return corrupt(TranslatableText::translate("db",
                                               "The audit trail is broken at row %1: its content or its order was "
                                               "changed after it was written")
                       .arg(sequence));
}

}  // namespace

// Not within a transaction, which may be one that only reads, and would end with a refusal.
void joinAudit(Database &database)
{
    if (database.engine() != Engine::PostgreSql || database.transactionNumber() != 0)
        return;
    (void)database.transaction([&]() -> Result<void> {
        return succeeded(sql::one(database, u"SELECT join_audit(TRUE)"_s, [](const Row &) { return true; }));
    });
}

Result<void> SqlAuditStore::append(const AuditEntry &entry)
{
    // A server chains by itself, so that nobody waits for anybody to write down what was done.
    if (m_database.engine() == Engine::PostgreSql)
        return succeeded(sql::one(
            m_database, u"SELECT append_audit(?, ?, ?, ?, ?)"_s, [](const Row &) { return true; }, entry.at, entry.user,
            entry.action, entry.subject, QString::fromUtf8(dumpJson(entry.payload))));
    ASSIGN_OR_RETURN(const auto before, head());
    const qint64 sequence = before.sequence + 1;
    const QString payload = QString::fromUtf8(dumpJson(entry.payload));
    const auto added = sql::execute(m_database,
                                    u"INSERT INTO audit (seq, at, user_name, action, subject, payload, previous, hash) "
                                    "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"_s,
                                    sequence, entry.at, entry.user, entry.action, entry.subject, payload, before.hash,
                                    hashOf(before.hash, sequence, entry, payload));
    return added ? Result<void>() : added.error();
}

Result<AuditHead> SqlAuditStore::head()
{
    joinAudit(m_database);
    ASSIGN_OR_RETURN(const auto last,
                     sql::one(m_database, u"SELECT seq, hash FROM audit ORDER BY seq DESC LIMIT 1"_s, readHead));
    return last.value_or(AuditHead());
}

Result<std::optional<AuditHead>> SqlAuditStore::row(qint64 sequence)
{
    return sql::one(m_database, u"SELECT seq, hash FROM audit WHERE seq = ?"_s, readHead, sequence);
}

Result<QList<AuditRow>> SqlAuditStore::list(qint64 before, int limit)
{
    return sql::all(
        m_database,
        u"SELECT seq, at, user_name, action, subject, payload FROM %1 WHERE seq < ? ORDER BY seq DESC LIMIT ?"_s.arg(
            m_database.engine() == Engine::Sqlite ? u"audit"_s : u"audit_rows"_s),
        [](const Row &row) {
            AuditRow read{row.get<qint64>(0), readEntry(row)};
            read.entry.payload = row.get<Json>(5);
            return read;
        },
        before > 0 ? before : std::numeric_limits<qint64>::max(), limit);
}

Result<qint64> SqlAuditStore::verifyChain()
{
    joinAudit(m_database);
    AuditHead last;
    for (;;) {
        const auto page = sql::all(
            m_database,
            u"SELECT seq, at, user_name, action, subject, payload, previous, hash FROM audit WHERE seq > ? "
            "ORDER BY seq LIMIT ?"_s,
            [](const Row &row) {
                return ChainRow{row.get<qint64>(0), readEntry(row), row.get<QString>(5), row.get<QByteArray>(6),
                                row.get<QByteArray>(7)};
            },
            last.sequence, verifyPage);
        if (!page)
            return page.error();
        for (const ChainRow &row : *page) {
            if (!fits(row, last))
                return brokenAt(row.sequence);
            last = {row.sequence, row.hash};
        }
        if (page->size() < verifyPage)
            return last.sequence;
    }
}

Result<QList<StoredDigest>> SqlAuditStore::digests()
{
    return storedDigests(m_database, {});
}

Result<QList<StoredDigest>> SqlAuditStore::digestsUpTo(const QList<StoredDigest> &earlier)
{
    return storedDigests(m_database, earlier);
}

}  // namespace gainsay
