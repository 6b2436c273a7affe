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

}  // namespace gainsay
