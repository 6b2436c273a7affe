// SPDX-License-Identifier: GPL-3.0-or-later
// The numbered SQL files as statements for one engine.
#pragma once

#include "core/base/Result.h"
#include "db/engine/Location.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace gainsay {

struct Migration {
    int version = 0;
    QString script;  // as in the file, see 0001_init.sql
};

// Those built into the program, in order of version.
Result<QList<Migration>> builtInMigrations();

// The statements of a script that belong to an engine, with its types filled in.
QStringList statementsFor(Engine engine, const QString &script);

}  // namespace gainsay
