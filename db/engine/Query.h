// SPDX-License-Identifier: GPL-3.0-or-later
// Prepared, checked, typed statements: the only way to the engines. Placeholders are `?` on both.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Json.h"
#include "core/base/Result.h"
#include "db/engine/Database.h"

#include <QByteArray>
#include <QList>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <optional>
#include <type_traits>

struct sqlite3_stmt;

namespace gainsay {

// How a value is bound. 0 as an id means "none" and becomes NULL; a null QString is an empty text, not NULL.
inline QVariant toSql(qint64 value)
{
    return value;
}
inline QVariant toSql(int value)
{
    return value;
}
inline QVariant toSql(bool value)
{
    return value ? 1 : 0;
}
inline QVariant toSql(double value)
{
    return value;
}
inline QVariant toSql(const QString &value)
{
    return value.isNull() ? QVariant(QLatin1StringView("")) : QVariant(value);
}
inline QVariant toSql(const QByteArray &value)
{
    return value.isNull() ? QByteArray("") : value;
}
inline QVariant toSql(const Json &value)
{
    return QString::fromUtf8(dumpJson(value));
}
template <class Tag> QVariant toSql(Id<Tag> id)
{
    return id ? QVariant(id.value) : QVariant(QMetaType::fromType<qint64>());
}
template <class Enum>
requires std::is_enum_v<Enum> QVariant toSql(Enum value)
{
    return static_cast<int>(value);
}
template <class T> QVariant toSql(const std::optional<T> &value)
{
    return value ? toSql(*value) : QVariant(QMetaType::fromType<QString>());
}

template <class T> struct IsOptional : std::false_type {
};
template <class T> struct IsOptional<std::optional<T>> : std::true_type {
};
template <class T> struct IsId : std::false_type {
};
template <class Tag> struct IsId<Id<Tag>> : std::true_type {
};

// The row a query stands on. Reading never fails visibly; a value that cannot be what it must is remembered
// and reported by the query.
class Row {
public:
    Row(const QSqlQuery &query, std::optional<Error> &fault) : m_query(query), m_fault(fault) {}

    bool isNull(int column) const { return m_query.isNull(column); }

    // Numbers, bool, enums, QString, QByteArray, Json, ids, and std::optional of these (NULL is none).
    template <class T> T get(int column) const;

    // For readers of composite values: this row does not hold what it must.
    void reject(const QString &reason) const;

private:
    Json json(int column) const;

    const QSqlQuery &m_query;
    std::optional<Error> &m_fault;
};

class Query {
public:
    Query(Database &database, QString sql);
    ~Query();
    Query(const Query &) = delete;
    Query &operator=(const Query &) = delete;

    template <class... Values> Query &bind(const Values &...values)
    {
        (add(toSql(values)), ...);
        return *this;
    }
    Query &add(const QVariant &value);

    // Runs it; gives the number of rows changed. May be called again after binding again.
    Result<int> run();
    // Runs it on the first call; false after the last row.
    Result<bool> next();
    Row row() { return {m_statement, m_fault}; }
    // What a Row could not read, if anything.
    const std::optional<Error> &fault() const { return m_fault; }
    // The library's own statement, for BulkRows; null on PostgreSQL.
    sqlite3_stmt *sqliteStatement() const;

private:
    bool runAnew();

    Database &m_database;
    QString m_sql;
    QSqlQuery m_statement;
    std::optional<Error> m_fault;
    int m_bound = 0;
    int m_connection = 0;  // of the statement
    bool m_prepared = false;
    bool m_running = false;
};

namespace sql {

// Runs a statement without rows; gives the number of rows changed.
template <class... Values> Result<int> execute(Database &database, const QString &text, const Values &...values)
{
    return Query(database, text).bind(values...).run();
}

// Calls `visit(const Row &)` for every row of a query whose values are bound.
template <class Visit> Result<void> each(Query &query, Visit visit)
{
    for (;;) {
        ASSIGN_OR_RETURN(const auto more, query.next());
        if (!more)
            return {};
        visit(query.row());
        if (query.fault())
            return *query.fault();
    }
}

// Every row, read by `read(const Row &)`, of a query whose values are bound.
template <class Read> auto all(Query &query, Read read) -> Result<QList<std::invoke_result_t<Read, const Row &>>>
{
    QList<std::invoke_result_t<Read, const Row &>> rows;
    RETURN_IF_ERROR(each(query, [&](const Row &row) { rows.append(read(row)); }));
    return rows;
}

// The same with the statement and its values in one call.
template <class Read, class... Values>
auto all(Database &database, const QString &text, Read read, const Values &...values)
    -> Result<QList<std::invoke_result_t<Read, const Row &>>>
{
    Query query(database, text);
    query.bind(values...);
    return all(query, read);
}

// The first row, if there is one.
template <class Read, class... Values>
auto one(Database &database, const QString &text, Read read, const Values &...values)
    -> Result<std::optional<std::invoke_result_t<Read, const Row &>>>
{
    using T = std::invoke_result_t<Read, const Row &>;
    Query query(database, text);
    query.bind(values...);
    ASSIGN_OR_RETURN(const auto more, query.next());
    if (!more)
        return std::optional<T>();
    std::optional<T> value = read(query.row());
    if (query.fault())
        return *query.fault();
    return value;
}

// One number from a statement that always gives one row: counts, "INSERT … RETURNING id".
template <class... Values> Result<qint64> number(Database &database, const QString &text, const Values &...values)
{
    ASSIGN_OR_RETURN(const auto found,
                     one(
                         database, text, [](const Row &row) { return row.get<qint64>(0); }, values...));
    if (!found)
        return corrupt(QStringLiteral("no row from: %1").arg(text));
    return *found;
}

// "?, ?, ?"
QString placeholders(qsizetype count);

}  // namespace sql

template <class T> T Row::get(int column) const
{
    if constexpr (IsOptional<T>::value) {
        return isNull(column) ? T() : T(get<typename T::value_type>(column));
    } else if constexpr (IsId<T>::value) {
        return T{get<qint64>(column)};
    } else if constexpr (std::is_same_v<T, Json>) {
        return json(column);
    } else if constexpr (std::is_same_v<T, bool>) {
        return m_query.value(column).toInt() != 0;
    } else if constexpr (std::is_enum_v<T>) {
        return static_cast<T>(m_query.value(column).toInt());
    } else {
        return m_query.value(column).template value<T>();
    }
}

}  // namespace gainsay
