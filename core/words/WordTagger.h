// SPDX-License-Identifier: GPL-3.0-or-later
// Cuts text into words and says what part of speech each is. One implementation per language. Immutable; every member
// may be called from several threads at once.
#pragma once

#include "core/base/Result.h"

#include <QList>
#include <QString>

#include <functional>
#include <memory>

namespace gainsay {

// What the tag sets of all languages have in common.
enum class WordKind {
    Noun,
    Person,  // a person's name
    Place,   // the name of a place
    Name,    // of an organization, a work, anything else
    Time,    // today, spring, Monday
    Number,
    Measure,  // Chinese and Japanese counters
    Verb,
    Adjective,
    Adverb,
    Pronoun,
    Particle,  // particles, prepositions, conjunctions, auxiliaries, interjections
    Punctuation,
    Other,
};

// A noun of any sort, names included; times and numbers are not.
bool isNoun(WordKind kind);

struct TaggedWord {
    QString text;
    int start = 0;   // UTF-16 units, as in QString::mid(); OffsetMap turns them into the code points of stored spans
    int length = 0;  // the same
    QString tag;     // in the tagger's own tag set: ICTCLAS for Chinese, IPADIC for Japanese, …
    WordKind kind = WordKind::Other;

    int end() const { return start + length; }
    friend bool operator==(const TaggedWord &, const TaggedWord &) = default;
};

class WordTagger {
public:
    virtual ~WordTagger() = default;

    // "zh", "ja", "en".
    virtual QString language() const = 0;
    // In the order of the text; blanks between words are left out, punctuation is not.
    virtual QList<TaggedWord> words(const QString &text) const = 0;
    // Whether the dictionary has it as one word.
    virtual bool knows(const QString &word) const = 0;
};

using WordTaggerPtr = std::shared_ptr<const WordTagger>;
// Opens the tagger of a language ("zh", "ja", "en"). May read megabytes: belongs on a worker thread, and what it gave
// is worth keeping.
using WordTaggerSource = std::function<Result<WordTaggerPtr>(const QString &language)>;

}  // namespace gainsay
