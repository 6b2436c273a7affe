// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/engine/BulkRows.h"

#include "db/engine/SqlError.h"

#include <sqlite3.h>

namespace gainsay {

bool BulkRow::isNull(int column) const
{
    return m_statement ? sqlite3_column_type(m_statement, column) == SQLITE_NULL : m_row.isNull(column);
}

qint64 BulkRow::number(int column) const
{
    return m_statement ? sqlite3_column_int64(m_statement, column) : m_row.get<qint64>(column);
}

double BulkRow::real(int column) const
{
    return m_statement ? sqlite3_column_double(m_statement, column) : m_row.get<double>(column);
}

QString BulkRow::text(int column) const
{
    if (!m_statement)
        return m_row.get<QString>(column);
    // The text first: its length is known once it is converted.
    const auto *text = reinterpret_cast<const char *>(sqlite3_column_text(m_statement, column));
    return QString::fromUtf8(text, sqlite3_column_bytes(m_statement, column));
}

QByteArray BulkRow::utf8(int column) const
{
    if (!m_statement)
        return m_row.get<QString>(column).toUtf8();
    const auto *text = reinterpret_cast<const char *>(sqlite3_column_text(m_statement, column));
    return QByteArray(text, sqlite3_column_bytes(m_statement, column));
}

Result<void> eachBulk(Database &database, Query &query, const std::function<bool(const BulkRow &)> &visit)
{
    // The query runs, binds and stands on its first row; SQLite's statement stands there too.
    Result<bool> more = query.next();
    if (!more)
        return more.error();
    const Row row = query.row();
    sqlite3_stmt *statement = query.sqliteStatement();
    while (*more) {
        const bool goOn = visit(BulkRow(statement, row));
        if (query.fault())
            return *query.fault();
        if (!goOn)
            return {};
        if (!statement) {
            more = query.next();
            if (!more)
                return more.error();
            continue;
        }
        const int code = sqlite3_step(statement);
        if (code != SQLITE_ROW && code != SQLITE_DONE)
            return describeSqliteError(database.location(), database.sqliteHandle());
        more = code == SQLITE_ROW;
    }
    return {};
}

}  // namespace gainsay
