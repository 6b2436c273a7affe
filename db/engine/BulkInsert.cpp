// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/engine/BulkInsert.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// A round trip to a server is dear, a call into the library is not; more rows per statement gain nothing.
constexpr qsizetype rowsPerStatementSqlite = 16;
constexpr qsizetype rowsPerStatementPostgres = 200;

}  // namespace

BulkInsert::BulkInsert(Database &database, const QString &table, const QStringList &columns)
    : m_database(database), m_head(u"INSERT INTO %1 (%2) VALUES "_s.arg(table, columns.join(u", "_s))),
      m_tuple(u"(%1)"_s.arg(sql::placeholders(columns.size()))), m_columns(columns.size()),
      m_fullSize(columns.size() *
                 (database.engine() == Engine::Sqlite ? rowsPerStatementSqlite : rowsPerStatementPostgres))
{
    m_values.reserve(m_fullSize);
}

QString BulkInsert::statement(qsizetype rows) const
{
    return m_head + QStringList(rows, m_tuple).join(u", "_s);
}

QVariant BulkInsert::bound(const Utf8Text &text) const
{
    return m_database.engine() == Engine::Sqlite ? QVariant::fromValue(text) : toSql(QString::fromUtf8(text.bytes));
}

Result<void> BulkInsert::flush()
{
    Result<void> done;
    if (m_database.engine() == Engine::PostgreSql) {
        done = flushToServer();
    } else if (m_values.size() < m_fullSize) {
        done = SqliteStatement(m_database, statement(m_values.size() / m_columns)).run(m_values);
    } else {
        if (!m_full)
            m_full.emplace(m_database, statement(m_values.size() / m_columns));
        done = m_full->run(m_values);
    }
    m_values.clear();
    return done;
}

Result<void> BulkInsert::flushToServer()
{
    Query query(m_database, statement(m_values.size() / m_columns));
    for (const QVariant &value : std::as_const(m_values))
        query.add(value);
    const auto run = query.run();
    return run ? Result<void>() : run.error();
}

}  // namespace gainsay
