// SPDX-License-Identifier: GPL-3.0-or-later
// Accepted labels that the models doubt: confident learning over the mean of their probabilities. Reads every
// prediction's probabilities, hence a job.
#pragma once

#include "core/base/Progress.h"
#include "core/errors/table/ErrorTable.h"
#include "core/errors/table/RowSet.h"
#include "core/scheme/Scheme.h"

namespace gainsay {

class Storage;

struct ModelDoubt {
    ConversationId conversation;
    QString given;        // the accepted label
    QString likelier;     // what the models say instead
    double margin = 0.0;  // how far the given label falls behind; most negative first
};

// `runs` are names; predictions without probabilities count their confidence for the label alone.
Result<QList<ModelDoubt>> doubtfulItems(Storage &storage, const Scheme &scheme, const ErrorTable &table,
                                        const QStringList &runs, const RowSet &rows, Progress &progress);

}  // namespace gainsay
