// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/project/PostgresBackup.h"

#include "core/base/TranslatableText.h"
#include "db/engine/Query.h"
#include "db/engine/RowSeal.h"
#include "db/engine/SqliteFile.h"
#include "db/project/Migrator.h"
#include "db/project/NewFile.h"
#include "db/stores/AuditStore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr qint64 copiedRowsPerReport = 4096;

Error backupCancelled()
{
    return cancelled(TranslatableText::translate("db", "The backup was cancelled"));
}

// Tables as the source has them: a project that was not opened since an upgrade of the program is copied as it is.
Result<void> createTablesLike(Database &source, Database &copy)
{
    ASSIGN_OR_RETURN(auto migrations, builtInMigrations());
    ASSIGN_OR_RETURN(const auto version, Migrator(source, migrations, {}).version());
    migrations.removeIf([&](const Migration &step) { return step.version > version; });
    return Migrator(copy, migrations, {}).create();
}

class TableCopier {
public:
    TableCopier(Database &source, Database &copy, Progress &progress)
        : m_source(source), m_copy(copy), m_progress(progress)
    {
    }

    Result<void> copyAll()
    {
        const auto name = [](const Row &row) { return row.get<QString>(0); };
        ASSIGN_OR_RETURN(const auto tables,
                         sql::all(m_copy,
                                  u"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"_s,
                                  name));
        for (const QString &table : tables) {
            ASSIGN_OR_RETURN(const auto rows, sql::number(m_source, u"SELECT COUNT(*) FROM "_s + table));
            m_total += rows;
        }
        for (const QString &table : tables) {
            ASSIGN_OR_RETURN(const auto columns,
                             sql::all(m_copy, u"SELECT name FROM pragma_table_info(?) ORDER BY cid"_s, name, table));
            if (auto copied = copyTable(table, columns); !copied)
                return copied;
        }
        return {};
    }

private:
    Result<void> copyTable(const QString &table, const QStringList &columns)
    {
        // A new file has rows that the migrations put there; the source has its own.
        RETURN_IF_ERROR(sql::execute(m_copy, u"DELETE FROM "_s + table));
        const QString names = columns.join(", "_L1);
        Query insert(m_copy, u"INSERT INTO %1 (%2) VALUES (%3)"_s.arg(table, names, sql::placeholders(columns.size())));
        return m_source.scan(u"SELECT %2 FROM %1"_s.arg(table, names), [&](const QSqlQuery &row) -> Result<void> {
            for (int column = 0; column < columns.size(); ++column)
                insert.add(row.value(column));
            RETURN_IF_ERROR(insert.run());
            if (++m_done % copiedRowsPerReport == 0) {
                m_progress.report(m_done, m_total);
                if (m_progress.isCancelled())
                    return backupCancelled();
            }
            return {};
        });
    }

    Database &m_source;
    Database &m_copy;
    Progress &m_progress;
    qint64 m_done = 0;
    qint64 m_total = 0;
};

}  // namespace

Result<void> backupPostgres(Database &database, const QString &target, Progress &progress)
{
    ASSIGN_OR_RETURN(const auto wanted, parseLocation(target));
    if (wanted.engine != Engine::Sqlite)
        return invalidInput(
            TranslatableText::translate("db", "A backup is written to a file; %1 is a server").arg(target));
    const auto fill = [&](Database &copy) -> Result<void> {
        if (auto made = createTablesLike(database, copy); !made)
            return made;
        // Tables are copied by name, not in the order in which they refer to each other.
        if (auto loose = copy.executeScript(u"PRAGMA foreign_keys = OFF"_s); !loose)
            return loose;
        return database.snapshot([&] {
            return copy.transaction([&]() -> Result<void> {
                RETURN_IF_ERROR(TableCopier(database, copy, progress).copyAll());
                return sealProject(copy);
            });
        });
    };
    joinAudit(database);
    return makeFileWhole(target, [&](const QString &temporary) {
        Location location = wanted;
        location.path = temporary;
        return createSqliteProject(location, fill);
    });
}

}  // namespace gainsay
