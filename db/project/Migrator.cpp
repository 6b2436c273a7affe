// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/project/Migrator.h"

#include "core/base/TranslatableText.h"
#include "db/engine/Query.h"
#include "db/engine/RowSeal.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// Asked of the catalogue, which everybody may read: information_schema is silent on what an account may not use.
Result<bool> hasPostgresMeta(Database &database)
{
    struct Found {
        bool table = false;
        bool readable = false;
    };
    const QString schema = database.location().schema;
    ASSIGN_OR_RETURN(
        const auto found,
        sql::one(
            database,
            u"SELECT CASE WHEN c.oid IS NULL THEN 0 ELSE 1 END, CASE WHEN "
            "has_schema_privilege(n.oid, 'USAGE') AND (c.oid IS NULL OR has_table_privilege(c.oid, 'SELECT')) "
            "THEN 1 ELSE 0 END FROM pg_catalog.pg_namespace n LEFT JOIN pg_catalog.pg_class c "
            "ON c.relnamespace = n.oid AND c.relname = 'meta' WHERE n.nspname = ?"_s,
            [](const Row &row) {
                return Found{row.get<bool>(0), row.get<bool>(1)};
            },
            database.homeSchema()));
    if (!found || (!found->table && found->readable))
        return false;
    if (!found->readable)
        return notAllowed(TranslatableText::translate(
                              "db",
                              "The database account “%1” has no right to the schema %2. Have its owner grant USAGE "
                              "on the schema and the rights to its tables.")
                              .arg(database.location().user, schema));
    return true;
}

Result<bool> hasMetaTable(Database &database)
{
    if (database.engine() != Engine::Sqlite)
        return hasPostgresMeta(database);
    ASSIGN_OR_RETURN(const auto found,
                     sql::number(database, u"SELECT COUNT(*) FROM sqlite_master WHERE name = 'meta'"_s));
    return found > 0;
}

}  // namespace

Migrator::Migrator(Database &database, QList<Migration> migrations, std::function<Result<void>(int)> backup)
    : m_database(database), m_migrations(std::move(migrations)), m_backup(std::move(backup))
{
}

int Migrator::newest() const
{
    return m_migrations.isEmpty() ? 0 : m_migrations.last().version;
}

Result<int> Migrator::version()
{
    ASSIGN_OR_RETURN(const auto present, hasMetaTable(m_database));
    if (!present)
        return 0;
    ASSIGN_OR_RETURN(const auto stored, sql::one(m_database, u"SELECT value FROM meta WHERE key = 'schema_version'"_s,
                                                 [](const Row &row) { return row.get<QString>(0); }));
    bool valid = false;
    const int number = stored.value_or(QString()).toInt(&valid);
    if (!valid || number < 1)
        return corrupt(TranslatableText::translate("db", "%1 does not say which version of Gainsay made it")
                           .arg(m_database.location().display()));
    return number;
}

Result<bool> Migrator::isCurrent()
{
    ASSIGN_OR_RETURN(const auto current, version());
    return current == newest();
}

Result<void> Migrator::create()
{
    for (const Migration &migration : m_migrations) {
        if (auto done = runStep(migration); !done)
            return done;
    }
    return {};
}

Result<void> Migrator::migrate()
{
    ASSIGN_OR_RETURN(const auto current, version());
    const QString where = m_database.location().display();
    if (current == 0)
        return notFound(TranslatableText::translate("db", "%1 holds no Gainsay project").arg(where));
    if (current > newest())
        return unsupported(TranslatableText::translate("db", "%1 was made by a newer Gainsay (schema %2, this program "
                                                             "knows %3). Update the program to open it.")
                               .arg(where, QString::number(current), QString::number(newest())));
    if (current == newest())
        return {};
    if (auto saved = m_backup(current); !saved)
        return saved;
    for (const Migration &migration : m_migrations) {
        if (migration.version <= current)
            continue;
        if (auto done = runStep(migration); !done)
            return done;
    }
    return {};
}

Result<void> Migrator::sealed()
{
    return newest() >= firstSealedVersion ? sealProject(m_database) : Result<void>();
}

Result<void> Migrator::runStep(const Migration &migration)
{
    return m_database.transaction([&]() -> Result<void> {
        // Someone else may have migrated while this connection waited for the lock.
        ASSIGN_OR_RETURN(const auto current, version());
        if (current >= migration.version)
            return {};
        for (const QString &statement : statementsFor(m_database.engine(), migration.script)) {
            if (auto done = m_database.executeScript(statement); !done)
                return done;
        }
        RETURN_IF_ERROR(sql::execute(m_database,
                                     u"INSERT INTO meta (key, value) VALUES ('schema_version', ?) "
                                     "ON CONFLICT (key) DO UPDATE SET value = excluded.value"_s,
                                     QString::number(migration.version)));
        // Changes of tables themselves are not told of row by row.
        return migration.version == newest() ? sealed() : Result<void>();
    });
}

}  // namespace gainsay
