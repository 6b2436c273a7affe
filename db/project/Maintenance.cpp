// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/project/Maintenance.h"

#include "db/engine/Query.h"
#include "db/project/Backup.h"
#include "db/project/ProjectConnection.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

Result<void> checkPages(Database &database)
{
    ASSIGN_OR_RETURN(const auto findings, sql::all(database, u"PRAGMA integrity_check(1)"_s,
                                                   [](const Row &row) { return row.get<QString>(0); }));
    if (findings != QStringList{u"ok"_s})
        return corrupt(
            QCoreApplication::translate("db", "The file is damaged: %1. Go back to a backup.").arg(findings.value(0)));
    return {};
}

Result<void> checkReferences(Database &database)
{
    ASSIGN_OR_RETURN(const auto dangling, sql::one(database, u"PRAGMA foreign_key_check"_s,
                                                   [](const Row &row) { return row.get<QString>(0); }));
    if (dangling)
        return corrupt(QCoreApplication::translate(
                           "db", "A row of the table %1 refers to one that is not there. Go back to a backup.")
                           .arg(*dangling));
    return {};
}

}  // namespace

Result<void> checkIntegrity(const QString &location)
{
    ASSIGN_OR_RETURN(const auto database, connectForReading(location));
    if (database->engine() != Engine::Sqlite)
        return {};
    if (const auto pages = checkPages(*database); !pages)
        return pages;
    return checkReferences(*database);
}

Result<void> backupProject(const QString &location, const QString &target, Progress &progress)
{
    ASSIGN_OR_RETURN(const auto database, connectForReading(location));
    return backupDatabase(*database, target, progress);
}

}  // namespace gainsay
