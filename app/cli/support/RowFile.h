// SPDX-License-Identifier: GPL-3.0-or-later
// A JSONL file whose rows are decisions: each goes through a service, a refused one is named with its line and
// the reason, and the others are taken. Rows are read before a transaction begins, so that nobody waits for whoever
// writes them; what is counted or named is on the disk.
#pragma once

#include "app/cli/support/Invocation.h"
#include "core/base/Ids.h"
#include "core/store/Storage.h"

#include <functional>
#include <optional>

namespace gainsay {

// What a row asks for; an error that is the row's fault rejects the row, one of disk or database ends the run.
using RowDecision = std::function<Result<void>(const Json &row)>;

// Rows share transactions for speed; one that is refused has changed nothing. Standard input is stored whenever it
// pauses. With --json also a run that fails says what is stored: {"accepted", "rejected", "stored_lines", "errors"}.
Exit takeRows(Invocation &call, Storage &storage, const QString &path, const RowDecision &decide);

// Fields of a row. The conversation is named by its external id.
Result<ConversationId> rowConversation(Storage &storage, const Json &row);
Result<QString> rowText(const Json &row, const char *field);  // empty if it is not there
std::optional<Json> rowAnswers(const Json &row);

// A JSONL file whose rows come out again with something added. A row that cannot be taken is named with its line and
// the reason; the others are written.
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
