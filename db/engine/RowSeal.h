// SPDX-License-Identifier: GPL-3.0-or-later
// A running checksum of every table of a SQLite project, so that `verify` sees what was changed past the program; a
// server keeps its own (ServerSeal.h), and the functions at the end are for both. The library tells of each row that is
// written (its preupdate hook); what a transaction changes is added up and stored in the same commit, under one key of
// the project. Sums do not depend on the order of rows, so a change costs as much as the row and not as much as the
// table. It proves nothing against somebody who computes the sums again: see docs/security.md. Left out are tables that
// are derived from others and can be made again.
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QCryptographicHash>
#include <QHash>
#include <QList>
#include <QString>
#include <QVariant>

#include <array>
#include <map>
#include <optional>
#include <utility>

struct sqlite3;

namespace gainsay {

class Database;

// The first version of the schema whose projects are sealed.
inline constexpr int firstSealedVersion = 5;

// How many rows a table has and the sum of their hashes.
struct TableSeal {
    qint64 rows = 0;
    std::array<quint64, 4> sum{};

    friend bool operator==(const TableSeal &, const TableSeal &) = default;
};

using TableSeals = std::map<QByteArray, TableSeal>;

class RowSeal {
public:
    RowSeal() = default;
    ~RowSeal();
    RowSeal(const RowSeal &) = delete;
    RowSeal &operator=(const RowSeal &) = delete;

    // From now on rows written through this connection are counted.
    void attach(sqlite3 *connection);

    // A statement begins; one that fails is taken back by the library, and must be here.
    void mark()
    {
        if (m_columns.isEmpty() && m_connection)
            learnColumns();
        m_marked = m_changes;
    }
    void takeBack() { m_changes = m_marked; }
    // What was written is not stored, or is sealed as a whole; the tables may be others now.
    void forget();
    bool isEmpty() const { return m_changes.empty(); }
    void committed()
    {
        if (!m_toCommit.isEmpty())
            m_committed = std::exchange(m_toCommit, {});
    }
    // As storedSealText() gives it; empty if this connection has committed nothing.
    const QString &lastCommitted() const { return m_committed; }

    // Within the transaction, before it is committed: adds the changes to what is stored. A project that was never
    // sealed stays so.
    Result<void> store(Database &database);

private:
    friend struct RowSealHook;
    struct Column {
        bool covered = true;
        bool notNull = false;
        QVariant fallback;  // of rows from before the column was added
    };

    void learnColumns();
    bool isSealed(const QByteArray &table) const;
    void count(const QByteArray &table, bool old, int direction);

    sqlite3 *m_connection = nullptr;
    QCryptographicHash m_hash{QCryptographicHash::Blake2b_256};
    QHash<QByteArray, QList<Column>> m_columns;
    TableSeals m_changes;
    TableSeals m_marked;
    QString m_toCommit;
    QString m_committed;
};

// Every table read anew, within a transaction.
Result<TableSeals> computeSeals(Database &database);
// What is stored; none if the project was never sealed, or is on a server and not this account's.
Result<std::optional<TableSeals>> storedSeals(Database &database);
// The same as it is written in a file; empty if it never was.
Result<QString> storedSealText(Database &database);
// The table in which the two differ; none if they agree.
std::optional<QByteArray> firstDifference(const TableSeals &stored, const TableSeals &found);
// Seals the project as it is: when it is made, and when its tables were changed by an upgrade.
Result<void> sealProject(Database &database);

}  // namespace gainsay
