// SPDX-License-Identifier: GPL-3.0-or-later
// The conversations of a filter or a slice as a file, with everything that the Errors page knows of them: the accepted
// label, people's and every model's, tags with notes, features. Reads texts, hence a job.
#pragma once

#include "core/base/Progress.h"
#include "core/errors/table/ErrorTable.h"
#include "core/errors/table/RowSet.h"

#include <QIODevice>

namespace gainsay {

class Storage;

// `format` is "csv" or "jsonl". Gives the number of conversations written.
Result<qint64> exportListed(Storage &storage, const ErrorTable &table, const RowSet &rows, QIODevice &device,
                            const QString &format, Progress &progress);

}  // namespace gainsay
