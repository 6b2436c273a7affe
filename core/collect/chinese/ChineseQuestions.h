// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about what a Chinese utterance says: an entity gives way to the interrogative of its type (place 哪里,
// person 谁, time 什么时候 or 几点, number 几 or 多少, thing 什么 or the kind of thing), and the clause around it is
// turned towards whoever is asked. Chinese leaves interrogatives where the answer stands, so that the rest stays.
#pragma once

#include "core/collect/chinese/ChineseSentence.h"
#include "core/collect/lists/LanguageRules.h"
#include "core/words/WordTagger.h"

#include <QHash>

namespace gainsay {

class ChineseQuestions {
public:
    // Kinds of things ("苹果" → "什么水果") come with the program.
    static Result<ChineseQuestions> open(WordTaggerPtr tagger);

    // Every question that the rules make of it, in the order of the text.
    QList<FoundQuestion> about(const QString &text, Said said) const;

private:
    struct Clause;

    static QString lovedBefore(const ChineseSentence &sentence, const ChineseClause &clause);
    void aboutClause(const ChineseSentence &sentence, const ChineseClause &clause, Said said, const QString &loved,
                     QList<FoundQuestion> &found) const;
    Clause cleaned(const ChineseSentence &sentence, const ChineseClause &clause, Said said) const;
    bool isAnswerable(const Clause &clause, Said said) const;
    void askNumbers(const Clause &clause, QList<FoundQuestion> &found) const;
    void askName(const Clause &clause, QList<FoundQuestion> &found) const;
    void askOccupation(const Clause &clause, QList<FoundQuestion> &found) const;
    void askPlaces(const Clause &clause, QList<FoundQuestion> &found) const;
    void askTimes(const Clause &clause, QList<FoundQuestion> &found) const;
    void askPersons(const Clause &clause, QList<FoundQuestion> &found) const;
    void askThings(const Clause &clause, QList<FoundQuestion> &found) const;
    bool isPlace(const TaggedWord &word) const;
    bool isPersonName(const TaggedWord &word) const;
    QString kindOf(const QString &word) const { return m_kinds.value(word); }

    WordTaggerPtr m_tagger;
    QHash<QString, QString> m_kinds;
};

}  // namespace gainsay
