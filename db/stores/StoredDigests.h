// SPDX-License-Identifier: GPL-3.0-or-later
// Fingerprints of the tables to which rows are only added: what a signed audit trail does not hold itself. Which
// columns count, and in which order, is fixed: a seal that was given years ago is checked against it.
#pragma once

#include "core/store/AuditStore.h"
#include "db/engine/Database.h"

namespace gainsay {

// Of all tables as they are now, or of those that are named, up to the rows that are named. NotFound for a name that
// this program does not know.
Result<QList<StoredDigest>> storedDigests(Database &database, const QList<StoredDigest> &earlier);

}  // namespace gainsay
