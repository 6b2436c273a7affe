// SPDX-License-Identifier: GPL-3.0-or-later
// The opening utterances, u1, and which of them CDConv took (§4.1): those that ask the other one something, with a
// second person and a question mark; for questions about the user, those in which users speak of themselves.
#pragma once

#include "core/base/Result.h"

#include <QList>
#include <QString>

#include <functional>

namespace gainsay {

struct Opening {
    QString u1;
    QString place;  // number of the line, or the id of a conversation: where it stands in its source

    friend bool operator==(const Opening &, const Opening &) = default;
};

enum class OpeningKind {
    AsksOther,  // second person and a question mark
    TellsSelf,  // first person, and no question
    Neither,
};

OpeningKind openingKind(const QString &u1);

struct OpeningList {
    QList<Opening> openings;
    int doubled = 0;   // the same words again
    int rejected = 0;  // rows that hold no u1
};

// JSONL with `u1`, or a text file with one utterance per line. `rejected` hears what is wrong with which line.
Result<OpeningList> readOpenings(const QString &path, const std::function<void(const QString &problem)> &rejected);

}  // namespace gainsay
