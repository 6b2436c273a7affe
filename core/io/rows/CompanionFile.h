// SPDX-License-Identifier: GPL-3.0-or-later
// Puts what belongs beside an exported file into its folder.
#pragma once

#include "core/io/rows/ExportWriter.h"

namespace gainsay {

// Whole or not at all. Somebody's own file of that name is never written over.
Result<void> writeCompanion(const QString &exportPath, const CompanionFile &beside);

}  // namespace gainsay
