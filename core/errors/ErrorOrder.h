// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the error table in order. Over columns only, a few milliseconds for a million rows.
#pragma once

#include "core/errors/ErrorTable.h"
#include "core/errors/RowSet.h"

namespace gainsay {

enum class ErrorColumn {
    Conversation,
    Gold,
    People,
    Agreement,
    Chatbot,
    Method,
    Aspect,
    Length,
    Turns,
    Distance,
    Tags,
    Run
};

struct ErrorSort {
    ErrorColumn column = ErrorColumn::Conversation;
    int run = 0;            // Run: which
    bool byMargin = false;  // Run: by margin, else by confidence
    bool byLabel = false;   // Run: by what it says
    bool descending = false;
};

// The rows in order; equal ones as they were added.
std::vector<quint32> sortedRows(const ErrorTable &table, const RowSet &rows, const ErrorSort &sort);

}  // namespace gainsay
