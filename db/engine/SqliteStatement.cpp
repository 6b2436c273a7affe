// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/engine/SqliteStatement.h"

#include "db/engine/SqlError.h"

#include <sqlite3.h>

namespace gainsay {

namespace {

// The values outlive the run, so nothing is copied.
int bindValue(sqlite3_stmt *statement, int place, const QVariant &value)
{
    if (value.isNull())
        return sqlite3_bind_null(statement, place);
    switch (value.typeId()) {
    case QMetaType::Int:
    case QMetaType::LongLong:
        return sqlite3_bind_int64(statement, place, value.toLongLong());
    case QMetaType::Double:
        return sqlite3_bind_double(statement, place, value.toDouble());
    case QMetaType::QByteArray: {
        const auto *blob = static_cast<const QByteArray *>(value.constData());
        return sqlite3_bind_blob64(statement, place, blob->constData(), sqlite3_uint64(blob->size()), SQLITE_STATIC);
    }
    case QMetaType::QString: {
        const auto *text = static_cast<const QString *>(value.constData());
        return sqlite3_bind_text16(statement, place, text->constData(), int(text->size() * 2), SQLITE_STATIC);
    }
    default:
        break;
    }
    if (value.typeId() != qMetaTypeId<Utf8Text>())
        return SQLITE_MISMATCH;
    const QByteArray &text = static_cast<const Utf8Text *>(value.constData())->bytes;
    return sqlite3_bind_text64(statement, place, text.constData(), sqlite3_uint64(text.size()), SQLITE_STATIC,
                               SQLITE_UTF8);
}

}  // namespace

SqliteStatement::SqliteStatement(Database &database, const QString &sql)
    : m_database(database), m_statement(nullptr, &sqlite3_finalize)
{
    const QByteArray text = sql.toUtf8();
    sqlite3_stmt *statement = nullptr;
    sqlite3_prepare_v2(database.sqliteHandle(), text.constData(), int(text.size()), &statement, nullptr);
    m_statement.reset(statement);
}

Result<void> SqliteStatement::run(const QVariantList &values)
{
    if (!m_statement)
        return describeSqliteError(m_database.location(), m_database.sqliteHandle());
    int code = SQLITE_OK;
    for (qsizetype i = 0; i < values.size() && code == SQLITE_OK; ++i)
        code = bindValue(m_statement.get(), int(i) + 1, values[i]);
    m_database.seal().mark();
    if (code == SQLITE_OK)
        code = sqlite3_step(m_statement.get());
    const Result<void> outcome =
        code == SQLITE_DONE ? Result<void>() : describeSqliteError(m_database.location(), m_database.sqliteHandle());
    if (!outcome)
        m_database.seal().takeBack();
    sqlite3_reset(m_statement.get());
    return outcome;
}

}  // namespace gainsay
