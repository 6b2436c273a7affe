// SPDX-License-Identifier: GPL-3.0-or-later
// Many rows into one table with few statements. Used inside a transaction; finish() must be called.
#pragma once

#include "db/engine/Query.h"
#include "db/engine/SqliteStatement.h"

#include <QStringList>
#include <QVariantList>

#include <optional>

namespace gainsay {

class BulkInsert {
public:
    BulkInsert(Database &database, const QString &table, const QStringList &columns);

    template <class... Values> Result<void> add(const Values &...values)
    {
        (m_values.append(bound(values)), ...);
        return m_values.size() < m_fullSize ? Result<void>() : flush();
    }
    // Writes what is left.
    Result<void> finish() { return m_values.isEmpty() ? Result<void>() : flush(); }

private:
    template <class T> static QVariant bound(const T &value) { return toSql(value); }
    QVariant bound(const Utf8Text &text) const;
    QVariant bound(const std::optional<Utf8Text> &text) const
    {
        return text ? bound(*text) : toSql(std::optional<QString>());
    }
    QString statement(qsizetype rows) const;
    Result<void> flush();
    Result<void> flushToServer();

    Database &m_database;
    QString m_head;   // "INSERT INTO table (columns) VALUES "
    QString m_tuple;  // "(?, ?)"
    qsizetype m_columns = 0;
    qsizetype m_fullSize = 0;
    std::optional<SqliteStatement> m_full;  // SQLite: kept for all runs of the full size
    QVariantList m_values;
};

}  // namespace gainsay
