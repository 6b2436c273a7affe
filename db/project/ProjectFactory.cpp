// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/project/ProjectFactory.h"

#include "core/base/TranslatableText.h"
#include "db/engine/Query.h"
#include "db/engine/SqliteFile.h"
#include "db/project/Backup.h"
#include "db/project/Migrator.h"
#include "db/project/ReadingPlace.h"
#include "db/project/SqlStorage.h"
#include "db/stores/AuditStore.h"
#include "db/stores/ProjectStore.h"

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
    ASSIGN_OR_RETURN(auto migrations, builtInMigrations());
    return Migrator(database, std::move(migrations), [&database](int from) { return backupBeside(database, from); });
}

Result<std::unique_ptr<Storage>> upToDate(std::unique_ptr<Database> database)
{
    ASSIGN_OR_RETURN(auto migrator, migratorFor(*database));
    RETURN_IF_ERROR(migrator.migrate());
    return std::unique_ptr<Storage>(std::make_unique<SqlStorage>(std::move(database)));
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
        RETURN_IF_ERROR(SqlProjectStore(database).addScheme(first));
        return SqlAuditStore(database).append(
            {{}, u"create"_s, scheme.name, {{"scheme_version", scheme.version}}, first.createdAt});
    });
}

Result<void> createPostgresProject(const Location &location, const std::function<Result<void>(Database &)> &fill)
{
    ASSIGN_OR_RETURN(auto database, Database::connect(location));
    ASSIGN_OR_RETURN(const auto taken,
                     sql::number(*database, u"SELECT COUNT(*) FROM information_schema.schemata WHERE schema_name = ?"_s,
                                 location.schema));
    if (taken > 0)
        return conflict(TranslatableText::translate("db", "The schema %1 exists already; choose another name")
                            .arg(location.schema));
    return database->transaction([&]() -> Result<void> {
        if (auto made = database->executeScript(u"CREATE SCHEMA "_s + quotedIdentifier(location.schema)); !made)
            return made;
        return fill(*database);
    });
}

}  // namespace

Result<std::unique_ptr<Storage>> openProject(const QString &text)
{
    ASSIGN_OR_RETURN(auto database, connectToProject(text));
    return upToDate(std::move(database));
}

Result<std::unique_ptr<Storage>> openProjectForReading(const QString &text)
{
    ASSIGN_OR_RETURN(auto database, connectForReading(text));
    if (database->location().access != FileAccess::Write) {
        ASSIGN_OR_RETURN(auto migrator, migratorFor(*database));
        ASSIGN_OR_RETURN(const auto current, migrator.isCurrent());
        if (!current) {
            ASSIGN_OR_RETURN(database, connectForReading(text, ReadingCopy::Always));
        }
    }
    return upToDate(std::move(database));
}

Result<std::unique_ptr<Storage>> createProject(const QString &text, const SchemeRevision &scheme, const Clock &clock)
{
    ASSIGN_OR_RETURN(const auto location, parseLocation(text));
    // All of it or nothing: what fails leaves neither a file nor a schema behind.
    const auto fill = [&](Database &database) -> Result<void> {
        auto made = createTables(database);
        return made ? addFirstScheme(database, scheme, clock) : made;
    };
    RETURN_IF_ERROR(location.engine == Engine::Sqlite ? createSqliteProject(location, fill)
                                                      : createPostgresProject(location, fill));
    return openProject(text);
}

}  // namespace gainsay
