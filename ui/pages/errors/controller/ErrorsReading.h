// SPDX-License-Identifier: GPL-3.0-or-later
// What the Errors page reads away from the GUI thread: the table with its slices and tags, and the rows that a filter
// keeps.
#pragma once

#include "core/errors/SavedSlices.h"
#include "core/errors/table/ErrorSelection.h"
#include "core/errors/table/ErrorTableLoader.h"

namespace gainsay {

struct LoadedErrors {
    SharedErrorTable table;
    QList<Slice> slices;
    QList<TagKind> kinds;
    qint64 stamp = 0;  // as errorsStamp() was before it was read
};

struct SelectedErrors {
    RowSet rows;
    RowSet context;  // see ErrorView
};

// Grows with every change of the project.
Result<qint64> errorsStamp(Storage &storage);
Result<LoadedErrors> readErrors(Storage &storage, Progress &progress, const ErrorTableSoFar &soFar);
Result<SelectedErrors> selectErrors(Storage &storage, const ErrorTable &table, const ErrorFilter &filter,
                                    Progress &progress);

}  // namespace gainsay
