// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the error table by a text of theirs, as the language of the program orders texts (ICU's collation). Texts are
// read for it, and only those of the rows in question: some thousand take no time, a million several seconds. They
// never change, so whoever keeps the places can sort by them again at once. Any thread.
#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/errors/table/ErrorTable.h"
#include "core/errors/table/RowSet.h"
#include "core/model/Conversation.h"

namespace gainsay {

class Storage;

enum class ListedText { Before, Reply };

// What the list shows of a conversation: the judged reply, or the turn before it.
QString listedText(const QList<Utterance> &turns, int target, ListedText which);

struct TextPlaces {
    RowIds ids;   // of the table that they were found for
    RowSet rows;  // of those rows
    std::vector<quint32> places;

    // Do they hold for these rows, too?
    bool cover(const ErrorTable &table, const RowSet &wanted) const;
};

Result<TextPlaces> textPlaces(Storage &storage, const ErrorTable &table, const RowSet &rows, ListedText which,
                              Progress &progress);

}  // namespace gainsay
