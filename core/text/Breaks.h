// SPDX-License-Identifier: GPL-3.0-or-later
// Where a text may be cut, after Unicode's rules and ICU's dictionaries. Called from any thread.
#pragma once

#include <QList>
#include <QString>

namespace gainsay {

enum class BreakKind {
    Grapheme,  // between what readers call characters
    Word,      // words, dictionary words in Chinese and Japanese; spaces and punctuation are pieces too
    Sentence,  // with the spaces behind them
};

// UTF-16 offsets of all boundaries, 0 and the end included. {0} for an empty text.
QList<int> breaksOf(const QString &text, BreakKind kind);

}  // namespace gainsay
