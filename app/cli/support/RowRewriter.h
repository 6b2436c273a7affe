// SPDX-License-Identifier: GPL-3.0-or-later
// A JSONL file whose rows come out again with something added. A row that cannot be taken is named with its line and
// the reason; the others are written.
#pragma once

#include "app/cli/support/Invocation.h"

#include <functional>

namespace gainsay {

struct RewriteCounts {
    qint64 written = 0;
    qint64 rejected = 0;
};

// The row as it is to be written. An error of kind Cancelled ends the run, any other rejects the row.
using RowRewrite = std::function<Result<Json>(Json row)>;

// "-" is standard input. `doing` is what progress says.
Result<RewriteCounts> rewriteRows(Invocation &call, const QString &path, const QString &doing, QIODevice &output,
                                  const RowRewrite &rewrite);

// The whole command: --out or standard output, the rows, and at the end a summary on standard error, or on standard
// output where --json asks for it and the rows go elsewhere.
struct RewriteJob {
    QString path;
    QString doing;                   // "Scoring pairs.jsonl"
    QString counted;                 // "%1 scored, %2 rejected"
    Json summary = Json::object();   // what --json says besides the counts
    std::string written = "scored";  // the name of the first count there
};
Exit rewriteFile(Invocation &call, const RewriteJob &job, const RowRewrite &rewrite);

}  // namespace gainsay
