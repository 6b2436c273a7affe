// SPDX-License-Identifier: GPL-3.0-or-later
// From a filter to rows. Over columns only, a few milliseconds for a million rows; the text of
// conversations is asked of the index, or read through for a regular expression.
#pragma once

#include "core/base/Progress.h"
#include "core/errors/table/ErrorFilter.h"
#include "core/errors/table/RowSet.h"

namespace gainsay {

class Storage;

// All conditions but those on text.
RowSet selectRows(const ErrorTable &table, const ErrorFilter &filter);

// With those on text. The pattern is looked for only where everything else holds.
Result<RowSet> selectRows(const ErrorTable &table, const ErrorFilter &filter, Storage &storage, Progress &progress);

}  // namespace gainsay
