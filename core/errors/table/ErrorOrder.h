// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the error table in order, by what the list shows: labels in the scheme's order, words as the language of the
// program orders them, and where a cell is empty, last in both directions. Over columns only, a few milliseconds for a
// million rows; the order of texts is found by core/errors/table/TextOrder.h.
#pragma once

#include "core/errors/table/ErrorFilter.h"
#include "core/errors/table/ErrorTable.h"
#include "core/errors/table/RowSet.h"

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
    LabelTitles titles = {};  // Aspect: how its values are shown
};

// The rows in order; equal ones as they were added.
std::vector<quint32> sortedRows(const ErrorTable &table, const RowSet &rows, const ErrorSort &sort);

constexpr quint32 emptyPlace = 0xffffffffu;
// By the place of each row, which may be `emptyPlace`.
std::vector<quint32> sortedByPlaces(const RowSet &rows, const std::vector<quint32> &places, bool descending);

}  // namespace gainsay
