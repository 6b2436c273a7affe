// SPDX-License-Identifier: GPL-3.0-or-later
// The checksums of a PostgreSQL project: what RowSeal is to a file. Triggers of the server add up what each statement
// of this program changes (db/migrations/0007_item_history_and_row_seals.sql); they say nothing to what other programs write. Also
// covers how tables, triggers and functions are made, without which the sums would mean nothing.
#pragma once

#include "db/engine/RowSeal.h"

namespace gainsay {

// Not a table: how the project's tables, indexes, triggers and functions are made.
inline constexpr const char *definitionsSealed = "definitions";

// Within a transaction.
Result<TableSeals> computeServerSeals(Database &database);
// None where this account does not own the project's tables, or nothing was sealed yet.
Result<std::optional<TableSeals>> storedServerSeals(Database &database);
// Puts triggers on tables that have none, and seals the project as it is.
Result<void> sealServerProject(Database &database);

}  // namespace gainsay
