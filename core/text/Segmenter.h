// SPDX-License-Identifier: GPL-3.0-or-later
// Cuts an utterance into clauses and words, the pieces whose weight the detector measures and that a double
// click selects. Offsets are code points, as in stored spans. Called from any thread.
#pragma once

#include <QList>
#include <QString>

namespace gainsay {

struct TextPiece {
    int start = 0;  // code points, end exclusive
    int end = 0;

    friend bool operator==(const TextPiece &, const TextPiece &) = default;
};

// Stretches between clause punctuation (，。！？；：… and their Western kin); the punctuation goes with the
// clause before it. Commas and points inside numbers do not cut.
QList<TextPiece> clausesOf(const QString &text);

// Words without the spaces and punctuation between them; Chinese and Japanese by dictionary.
QList<TextPiece> wordsOf(const QString &text);

}  // namespace gainsay
