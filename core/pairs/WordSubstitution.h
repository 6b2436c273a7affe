// SPDX-License-Identifier: GPL-3.0-or-later
// Which noun takes the place of one in a reference reply (Okano et al. 2021, section 3.1). A corpus is read once;
// asking is then possible from any thread.
#pragma once

#include "core/pairs/BigramModel.h"
#include "core/words/WordTagger.h"

namespace gainsay {

// With w- the word before the noun w, w+ the one behind it, and v the substitute:
struct Substitute {
    QString word;
    double equallyLikely = 0;  // (1): (log P(v|w-) / P(w|w-))² + (log P(w+|v) / P(w+|w))², smallest first
    double mostLikely = 0;     // (2): log P(v|w-) + log P(w+|v), largest first

    friend bool operator==(const Substitute &, const Substitute &) = default;
};

enum class SubstituteRule { EquallyLikely, MostLikely };

// Words with the neighbours between which a substitute is put, by index into the words of the reference.
struct NounPlace {
    qsizetype first = 0;
    qsizetype last = 0;  // the same, unless a compound of several words is replaced
};

class WordSubstitution {
public:
    explicit WordSubstitution(WordTaggerPtr tagger) : m_tagger(std::move(tagger)) {}

    const WordTagger &tagger() const { return *m_tagger; }
    void addUtterance(const QString &text);
    const BigramModel &model() const { return m_model; }
    // The vocabulary: nouns that were seen more than once, as they were written first.
    qsizetype nouns() const;

    // The nouns of a reply that can be picked, nouns beside each other as one. Those that the corpus lacks are among
    // them.
    QList<NounPlace> nounsOf(const QList<TaggedWord> &words) const;
    // The place of a noun or compound by its text; an error if the words do not have it.
    static Result<NounPlace> placeOf(const QList<TaggedWord> &words, const QString &noun);

    // The best `limit`, ties in the order of their code points; without the words of the context and of the place.
    // Empty: the corpus has no noun for this.
    QList<Substitute> substitutes(const QList<TaggedWord> &words, const NounPlace &place, const QStringList &context,
                                  SubstituteRule rule, qsizetype limit) const;

private:
    struct Noun {
        QString written;
        qint64 count = 0;
    };

    WordTaggerPtr m_tagger;
    BigramModel m_model;
    QHash<QString, Noun> m_nouns;  // by their text in lower case
};

}  // namespace gainsay
