// SPDX-License-Identifier: GPL-3.0-or-later
// From a filter to rows, and rows in order. Over columns only, a few milliseconds for a million rows; the text of
// conversations is asked of the index, or read through for a regular expression.
#pragma once

#include "core/base/Progress.h"
#include "core/errors/ErrorFilter.h"
#include "core/errors/RowSet.h"

namespace gainsay {

class Storage;

// All conditions but those on text.
RowSet selectRows(const ErrorTable &table, const ErrorFilter &filter);

// With those on text. The pattern is looked for only where everything else holds.
Result<RowSet> selectRows(const ErrorTable &table, const ErrorFilter &filter, Storage &storage, Progress &progress);

enum class ErrorColumn { Conversation, Gold, People, Agreement, Chatbot, Method, Length, Turns, Distance, Tags, Run };

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
