// SPDX-License-Identifier: GPL-3.0-or-later
// Brings a project's schema to the newest version: one transaction per step, after a backup of an older file.
#pragma once

#include "core/base/Result.h"
#include "db/engine/Database.h"
#include "db/project/Migrations.h"

#include <functional>

namespace gainsay {

class Migrator {
public:
    // `backup` is called once, before the first step that changes a project with content.
    Migrator(Database &database, QList<Migration> migrations, std::function<Result<void>(int fromVersion)> backup);

    // 0 for a project without tables. NotFound: the place holds no project of ours.
    Result<int> version();
    // Nothing is left to be done by migrate().
    Result<bool> isCurrent();
    // Creates all tables in an empty place.
    Result<void> create();
    // Does nothing when the schema is the newest; a newer one is Unsupported.
    Result<void> migrate();

private:
    int newest() const;
    Result<void> runStep(const Migration &migration);
    Result<void> sealed();

    Database &m_database;
    QList<Migration> m_migrations;
    std::function<Result<void>(int)> m_backup;
};

}  // namespace gainsay
