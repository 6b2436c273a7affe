// SPDX-License-Identifier: GPL-3.0-or-later
// Brings a project's schema to the newest version: one transaction per step, after a backup of an older file.
#pragma once

#include "core/base/Result.h"
#include "db/engine/Database.h"
#include "db/engine/Location.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

namespace gainsay {

// A numbered SQL file.
struct Migration {
    int version = 0;
    QString script;  // as in the file, see 0001_init.sql
};

// Those built into the program, in order of version.
Result<QList<Migration>> builtInMigrations();

// The statements of a script that belong to an engine, with its types filled in.
QStringList statementsFor(Engine engine, const QString &script);

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
    Result<void> learnSoundness(int current);
    Result<void> sealed();

    Database &m_database;
    QList<Migration> m_migrations;
    std::function<Result<void>(int)> m_backup;
    bool m_sound = true;  // its checksums held before the first step
};

}  // namespace gainsay
