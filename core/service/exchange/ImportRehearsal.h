// SPDX-License-Identifier: GPL-3.0-or-later
// An import that stores nothing: what the rows of a file would become, and which would be rejected. Needs no project;
// whether a row is there already is not known. Any thread.
#pragma once

#include "core/base/Progress.h"
#include "core/io/rows/ImportNotes.h"
#include "core/io/rows/ImportReader.h"

#include <functional>
#include <limits>

namespace gainsay {

struct ImportRehearsal {
    QList<ImportRow> rows;  // the first of those that come in
    qint64 good = 0;        // all of them
    QList<RowError> rejected;
    ImportNotes notes;
    bool whole = false;  // the file ended within what was read
};

struct RehearsalLimits {
    qint64 shownRows = 10;
    qint64 readRows = std::numeric_limits<qint64>::max();
    std::function<void(const RowError &)> rejected = [](const RowError &) {};
};

Result<ImportRehearsal> rehearseImport(const QString &path, const ImportOptions &options, const RehearsalLimits &limits,
                                       Progress &progress);

}  // namespace gainsay
