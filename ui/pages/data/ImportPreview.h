// SPDX-License-Identifier: GPL-3.0-or-later
// The first rows of a file as they would come in, and those that would be rejected. Runs on a job's thread.
#pragma once

#include "core/base/Progress.h"
#include "core/io/format/SampleColumns.h"
#include "core/io/rows/ImportReader.h"

namespace gainsay {

struct ImportPreview {
    QString format;  // as asked, or the one that fits the file best
    QList<Conversation> rows;
    QList<RowError> rejected;
    QList<SampleColumn> columns;  // that can be mapped
    bool isTable = false;
    QStringList notes;   // what becomes of the rest of those rows
    bool whole = false;  // the file ended within the preview
};

// An empty `options.format` is found out.
Result<ImportPreview> previewImport(const QString &path, ImportOptions options, Progress &progress);

}  // namespace gainsay
