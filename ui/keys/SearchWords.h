// SPDX-License-Identifier: GPL-3.0-or-later
// Words that people look for a command by, other than its name: in every language of the program at once, since who
// works in one language may look for the word of another.
#pragma once

#include <QString>

namespace gainsay {

// Between spaces; empty if there are none.
QString searchWords(const QString &action);
// Whether one of these words begins with what was typed, or holds it if it is Chinese or Japanese.
bool holdsWord(const QString &words, const QString &typed);

}  // namespace gainsay
