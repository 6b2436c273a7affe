// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/engine/Query.h"

#include "core/base/TranslatableText.h"

#include <QSqlError>
#include <QSqlResult>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

bool isPlainChange(const QString &statement)
{
    const bool changes =
        statement.startsWith("INSERT"_L1) || statement.startsWith("UPDATE"_L1) || statement.startsWith("DELETE"_L1);
    return changes && !statement.contains("RETURNING"_L1);
}

}  // namespace

Json Row::json(int column) const
{
    auto parsed = parseJson(m_query.value(column).toString().toUtf8());
    if (parsed)
        return std::move(*parsed);
    reject(parsed.error().message);
    return {};
}

void Row::reject(const QString &reason) const
{
    m_fault = corrupt(TranslatableText::translate("db", "The database holds a broken value: %1").arg(reason));
}

Query::Query(Database &database, QString sql) : m_database(database), m_sql(std::move(sql))
{
    auto statement = m_database.takeStatement(m_sql);
    m_connection = m_database.m_connections;
    m_prepared = statement.has_value();
    if (m_prepared)
        m_statement = std::move(*statement);
    else
        m_fault = statement.error();
}

Query::~Query()
{
    if (m_prepared)
        m_database.returnStatement(m_sql, std::move(m_statement), m_connection);
    m_database.sealStray();
}

Query &Query::add(const QVariant &value)
{
    if (m_prepared)
        m_statement.bindValue(m_bound++, value);
    return *this;
}

Result<int> Query::run()
{
    if (m_fault)
        return *m_fault;
    m_bound = 0;
    const bool commits = m_database.commitsByItself(m_sql);
    // What it changes and the checksum of that are one commit.
    if (commits && isPlainChange(m_sql)) {
        int changed = 0;
        RETURN_IF_ERROR(m_database.transaction([&]() -> Result<void> {
            ASSIGN_OR_RETURN(changed, run());
            return {};
        }));
        return changed;
    }
    if (commits) {
        RETURN_IF_ERROR(m_database.checkPlace());
    }
    m_database.seal().mark();
    m_running = m_statement.exec();
    if (m_running) {
        if (commits) {
            RETURN_IF_ERROR(m_database.checkPlace());
        }
        return m_statement.numRowsAffected();
    }
    m_database.seal().takeBack();
    const Error error = m_database.describe(m_statement.lastError());
    m_running = runAnew();
    if (m_running)
        return m_statement.numRowsAffected();
    m_fault = error;
    return error;
}

// On a new connection, if the old one is found lost. Only what reads: a change might have been made already.
bool Query::runAnew()
{
    if (!m_database.canReconnect() || !m_sql.startsWith("SELECT"_L1))
        return false;
    auto statement = m_database.takeStatement(m_sql);
    if (!statement)
        return false;
    m_connection = m_database.m_connections;
    const QVariantList values = m_statement.boundValues();
    m_statement = *std::move(statement);
    for (const QVariant &value : values)
        m_statement.addBindValue(value);
    return m_statement.exec();
}

Result<bool> Query::next()
{
    if (!m_running) {
        RETURN_IF_ERROR(this->run());
    }
    if (m_statement.next())
        return true;
    if (m_statement.lastError().isValid()) {
        m_fault = m_database.describe(m_statement.lastError());
        return *m_fault;
    }
    return false;
}

sqlite3_stmt *Query::sqliteStatement() const
{
    const QVariant handle = m_statement.result()->handle();
    if (!handle.isValid() || qstrcmp(handle.typeName(), "sqlite3_stmt*") != 0)
        return nullptr;
    return *static_cast<sqlite3_stmt *const *>(handle.constData());
}

QString sql::placeholders(qsizetype count)
{
    QString text = u"?, "_s.repeated(count);
    text.chop(2);
    return text;
}

}  // namespace gainsay
