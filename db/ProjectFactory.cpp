// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/ProjectFactory.h"

#include "db/AuditStore.h"
#include "db/Backup.h"
#include "db/Migrator.h"
#include "db/ProjectConnection.h"
#include "db/ProjectStore.h"
#include "db/Query.h"
#include "db/SqlStorage.h"
#include "db/SqliteFile.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// "project.gainsay.schema-1.backup"; a number is added when that is taken by an earlier attempt.
Result<void> backupBeside(Database &database, int fromVersion)
{
    if (database.engine() != Engine::Sqlite)
        return {};
    const QString base = u"%1.schema-%2.backup"_s.arg(database.location().path, QString::number(fromVersion));
    QString target = base;
    for (int number = 2; QFileInfo::exists(target); ++number)
        target = u"%1-%2"_s.arg(base, QString::number(number));
    NoProgress progress;
    return backupSqlite(database, target, progress);
}

Result<Migrator> migratorFor(Database &database)
{
    auto migrations = builtInMigrations();
    if (!migrations)
        return migrations.error();
    return Migrator(database, std::move(*migrations), [&database](int from) { return backupBeside(database, from); });
}

Result<void> createTables(Database &database)
{
    auto migrator = migratorFor(database);
    return migrator ? migrator->create() : Result<void>(migrator.error());
}

Result<void> addFirstScheme(Database &database, const SchemeRevision &scheme, const Clock &clock)
{
    return database.transaction([&]() -> Result<void> {
        SchemeRevision first = scheme;
        first.createdAt = clock.nowMs();
        if (const auto added = SqlProjectStore(database).addScheme(first); !added)
            return added.error();
        return SqlAuditStore(database).append(
            {{}, u"create"_s, scheme.name, {{"scheme_version", scheme.version}}, first.createdAt});
    });
}

Result<void> createPostgresProject(const Location &location, const std::function<Result<void>(Database &)> &fill)
{
    auto database = Database::connect(location);
    if (!database)
        return database.error();
    const auto taken = sql::number(
        **database, u"SELECT COUNT(*) FROM information_schema.schemata WHERE schema_name = ?"_s, location.schema);
    if (!taken)
        return taken.error();
    if (*taken > 0)
        return conflict(QCoreApplication::translate("db", "The schema %1 exists already; choose another name")
                            .arg(location.schema));
    return (*database)->transaction([&]() -> Result<void> {
        if (auto made = (*database)->executeScript(u"CREATE SCHEMA "_s + quotedIdentifier(location.schema)); !made)
            return made;
        return fill(**database);
    });
}

}  // namespace

Result<std::unique_ptr<Storage>> openProject(const QString &text)
{
    auto database = connectToProject(text);
    if (!database)
        return database.error();
    auto migrator = migratorFor(**database);
    if (!migrator)
        return migrator.error();
    if (const auto current = migrator->migrate(); !current)
        return current.error();
    return std::unique_ptr<Storage>(std::make_unique<SqlStorage>(std::move(*database)));
}

Result<std::unique_ptr<Storage>> createProject(const QString &text, const SchemeRevision &scheme, const Clock &clock)
{
    const auto location = parseLocation(text);
    if (!location)
        return location.error();
    // All of it or nothing: what fails leaves neither a file nor a schema behind.
    const auto fill = [&](Database &database) -> Result<void> {
        auto made = createTables(database);
        return made ? addFirstScheme(database, scheme, clock) : made;
    };
    const auto created = location->engine == Engine::Sqlite ? createSqliteProject(*location, fill)
                                                            : createPostgresProject(*location, fill);
    if (!created)
        return created.error();
    return openProject(text);
}

}  // namespace gainsay
