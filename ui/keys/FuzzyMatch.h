// SPDX-License-Identifier: GPL-3.0-or-later
// How well typed letters fit a text: all of them in order, better at word starts and in a row.
#pragma once

#include <QString>

#include <optional>

namespace gainsay {

// Case, width and accents do not matter; Chinese also matches by its pinyin.
class FuzzyText {
public:
    explicit FuzzyText(const QString &text);

    // None if `query` does not fit; higher is better. An empty query fits everything.
    std::optional<int> score(const QString &query) const;

private:
    QString m_folded;
    QString m_latin;  // pinyin of a text with Chinese characters, else empty
};

// Words that people look for a command by, other than its name: in every language of the program at once, since who
// works in one language may look for the word of another.
// Between spaces; empty if there are none.
QString searchWords(const QString &action);
// Whether one of these words begins with what was typed, or holds it if it is Chinese or Japanese.
bool holdsWord(const QString &words, const QString &typed);

}  // namespace gainsay
