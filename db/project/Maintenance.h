// SPDX-License-Identifier: GPL-3.0-or-later
// Looks after a project as a whole, while others go on working in it.
#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"

#include <QString>

#include <optional>

namespace gainsay {

// SQLite: every page, index and reference. PostgreSQL keeps its own pages and references; that it answers is all
// there is to check. Corrupt names the first damage.
Result<void> checkIntegrity(const QString &location);

// SQLite: the file has the tables, indexes and triggers that this program makes, and no others: a trigger would change
// what is stored, and its checksums with it. A file of an older version is passed over.
Result<void> checkSchema(const QString &location);

// The checksums that are kept of every table (db/engine/RowSeal.h, ServerSeal.h) fit what is in them, and on a server
// the triggers and functions that keep them are those that the program made. Gives the number of rows; none where a
// server does not let this account see them. Corrupt names the table that was changed past the program.
Result<std::optional<qint64>> checkSeals(const QString &location);

// The search index is the one that the texts give. Gives the number of its blocks.
Result<qint64> checkSearchIndex(const QString &location);

// Forgets what is only kept ready: the search index, which is made anew, and the figures of the Errors page, which are
// made when it is next opened.
Result<void> renewDerived(const QString &location);

// A consistent copy in a new file, a SQLite project whatever the original is kept in.
Result<void> backupProject(const QString &location, const QString &target, Progress &progress);

}  // namespace gainsay
