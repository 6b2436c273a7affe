// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/project/Maintenance.h"

#include "core/base/TranslatableText.h"
#include "db/engine/Query.h"
#include "db/engine/ServerSeal.h"
#include "db/project/Backup.h"
#include "db/project/Migrator.h"
#include "db/project/ReadingPlace.h"
#include "db/search/SearchIndex.h"

#include <QMap>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

Result<void> checkPages(Database &database)
{
    ASSIGN_OR_RETURN(const auto findings, sql::all(database, u"PRAGMA integrity_check(1)"_s,
                                                   [](const Row &row) { return row.get<QString>(0); }));
    if (findings != QStringList{u"ok"_s})
        return corrupt(
            TranslatableText::translate("db", "The file is damaged: %1. Go back to a backup.").arg(findings.value(0)));
    return {};
}

Result<void> checkReferences(Database &database)
{
    ASSIGN_OR_RETURN(const auto dangling, sql::one(database, u"PRAGMA foreign_key_check"_s,
                                                   [](const Row &row) { return row.get<QString>(0); }));
    if (dangling)
        return corrupt(TranslatableText::translate(
                           "db", "A row of the table %1 refers to one that is not there. Go back to a backup.")
                           .arg(*dangling));
    return {};
}

// Tables, indexes, triggers and views, one line each; what the library makes for itself is left out.
Result<QMap<QString, QString>> schemaOf(Database &database)
{
    ASSIGN_OR_RETURN(
        const auto parts,
        sql::all(
            database,
            u"SELECT type, name, tbl_name, COALESCE(sql, '') FROM sqlite_master "
            "WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"_s,
            [](const Row &row) {
                return QStringList{row.get<QString>(0), row.get<QString>(1), row.get<QString>(2), row.get<QString>(3)};
            }));
    QMap<QString, QString> schema;
    for (const QStringList &part : parts)
        schema.insert(part[0] + u' ' + part[1], part[2] + u' ' + part[3]);
    return schema;
}

Result<QMap<QString, QString>> expectedSchema()
{
    Location memory;
    memory.path = u":memory:"_s;
    ASSIGN_OR_RETURN(const auto database, Database::connect(memory));
    ASSIGN_OR_RETURN(auto migrations, builtInMigrations());
    Migrator migrator(*database, std::move(migrations), [](int) { return Result<void>(); });
    RETURN_IF_ERROR(migrator.create());
    return schemaOf(*database);
}

Error changedPastProgram(const QByteArray &table, const TableSeals &stored, const TableSeals &found)
{
    if (table == definitionsSealed)
        return corrupt(TranslatableText::translate("db", "Tables, indexes, triggers or functions of the project are "
                                                         "not as Gainsay made them: they were changed past the "
                                                         "program. Go back to a backup."));
    const auto rowsIn = [&](const TableSeals &seals) {
        const auto known = seals.find(table);
        return known == seals.end() ? 0 : known->second.rows;
    };
    if (rowsIn(stored) != rowsIn(found))
        return corrupt(
            TranslatableText::translate("db", "The table %1 has %2 rows and was left with %3: it was "
                                              "changed past the program. Go back to a backup.")
                .arg(QString::fromUtf8(table), QString::number(rowsIn(found)), QString::number(rowsIn(stored))));
    return corrupt(TranslatableText::translate("db", "Rows of the table %1 are not as they were left: they "
                                                     "were changed past the program. Go back to a backup.")
                       .arg(QString::fromUtf8(table)));
}

Result<std::optional<qint64>> compareSeals(Database &database)
{
    ASSIGN_OR_RETURN(const auto stored, storedSeals(database));
    if (!stored && database.engine() == Engine::PostgreSql)
        return std::optional<qint64>();
    if (!stored)
        return corrupt(TranslatableText::translate("db", "The project's checksums are missing: they were taken "
                                                         "away past the program. Go back to a backup."));
    ASSIGN_OR_RETURN(const auto found, computeSeals(database));
    if (const auto table = firstDifference(*stored, found))
        return changedPastProgram(*table, *stored, found);
    qint64 rows = 0;
    for (const auto &[table, seal] : found)
        rows += table == definitionsSealed ? 0 : seal.rows;
    return std::optional(rows);
}

}  // namespace

Result<std::optional<qint64>> checkSeals(const QString &location)
{
    ASSIGN_OR_RETURN(const auto database, connectForReading(location));
    ASSIGN_OR_RETURN(const auto version,
                     sql::number(*database, u"SELECT CAST(value AS INTEGER) FROM meta WHERE key = 'schema_version'"_s));
    if (version < firstSealedVersion)
        return std::optional<qint64>();
    std::optional<qint64> rows;
    RETURN_IF_ERROR(database->snapshot([&]() -> Result<void> {
        ASSIGN_OR_RETURN(rows, compareSeals(*database));
        return {};
    }));
    return rows;
}

Result<qint64> checkSearchIndex(const QString &location)
{
    ASSIGN_OR_RETURN(const auto database, connectForReading(location));
    qint64 blocks = 0;
    // Those whom a server guards see their own texts only; nothing can be compared with them.
    if (database->serverRules().kind == ServerRules::Kind::Enforced)
        return blocks;
    RETURN_IF_ERROR(database->snapshot([&]() -> Result<void> {
        ASSIGN_OR_RETURN(blocks, SearchIndex(*database).verify());
        return {};
    }));
    return blocks;
}

Result<void> renewDerived(const QString &location)
{
    ASSIGN_OR_RETURN(const auto database, connectToProject(location));
    return database->transaction([&]() -> Result<void> {
        for (const QString &table : {u"search_lists"_s, u"search_blocks"_s, u"error_blocks"_s}) {
            RETURN_IF_ERROR(sql::execute(*database, u"DELETE FROM "_s + table));
        }
        return SearchIndex(*database).indexPending();
    });
}

Result<void> checkIntegrity(const QString &location)
{
    ASSIGN_OR_RETURN(const auto database, connectForReading(location));
    if (database->engine() != Engine::Sqlite)
        return {};
    if (const auto pages = checkPages(*database); !pages)
        return pages;
    return checkReferences(*database);
}

Result<void> checkSchema(const QString &location)
{
    ASSIGN_OR_RETURN(const auto database, connectForReading(location));
    if (database->engine() != Engine::Sqlite)
        return {};
    ASSIGN_OR_RETURN(auto migrations, builtInMigrations());
    ASSIGN_OR_RETURN(const auto current,
                     Migrator(*database, migrations, [](int) { return Result<void>(); }).isCurrent());
    if (!current)
        return {};
    ASSIGN_OR_RETURN(const auto expected, expectedSchema());
    ASSIGN_OR_RETURN(const auto found, schemaOf(*database));
    for (const auto &[part, text] : found.asKeyValueRange()) {
        if (!expected.contains(part))
            return corrupt(TranslatableText::translate("db",
                                                       "The file has a %1 that Gainsay did not make; it may change "
                                                       "or show other data than was stored. Go back to a backup.")
                               .arg(part));
        if (expected.value(part) != text)
            return corrupt(TranslatableText::translate("db", "In the file the %1 is not as Gainsay made it: it was "
                                                             "changed past the program. Go back to a backup.")
                               .arg(part));
    }
    for (const auto &[part, text] : expected.asKeyValueRange()) {
        if (!found.contains(part))
            return corrupt(TranslatableText::translate("db", "The file has lost the %1: it was changed past the "
                                                             "program. Go back to a backup.")
                               .arg(part));
    }
    return {};
}

Result<void> backupProject(const QString &location, const QString &target, Progress &progress)
{
    ASSIGN_OR_RETURN(const auto database, connectForReading(location));
    return backupDatabase(*database, target, progress);
}

}  // namespace gainsay
