// SPDX-License-Identifier: GPL-3.0-or-later
// Reads many rows without a QVariant for each value: from SQLite straight out of the library, which takes a third of
// the time, and through the query where the engine is another.
#pragma once

#include "db/engine/Query.h"

#include <functional>

struct sqlite3_stmt;

namespace gainsay {

// The row that is being visited.
class BulkRow {
public:
    BulkRow(sqlite3_stmt *statement, const Row &row) : m_statement(statement), m_row(row) {}

    bool isNull(int column) const;
    qint64 number(int column) const;
    double real(int column) const;
    QString text(int column) const;
    QByteArray utf8(int column) const;  // empty where there is none

private:
    sqlite3_stmt *m_statement;  // null: not SQLite
    const Row &m_row;
};

// Calls `visit` for every row of a query whose values are bound, until it gives false.
Result<void> eachBulk(Database &database, Query &query, const std::function<bool(const BulkRow &)> &visit);

}  // namespace gainsay
