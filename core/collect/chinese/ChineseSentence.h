// SPDX-License-Identifier: GPL-3.0-or-later
// A Chinese utterance cut into words and clauses, and the small questions that the trigger methods ask of it.
#pragma once

#include "core/words/WordTagger.h"

#include <QStringList>

namespace gainsay {

// Words begin … end-1 of the utterance, without the punctuation behind them.
struct ChineseClause {
    int begin = 0;
    int end = 0;
    QString mark;  // the punctuation behind it, as far as there is any
};

class ChineseSentence {
public:
    ChineseSentence(const WordTagger &tagger, const QString &text);

    const QString &text() const { return m_text; }
    const QList<TaggedWord> &words() const { return m_words; }
    const QList<ChineseClause> &clauses() const { return m_clauses; }
    const TaggedWord &word(int index) const { return m_words[index]; }
    QString wordAt(int index) const { return index >= 0 && index < m_words.size() ? m_words[index].text : QString(); }

    QString textOf(const ChineseClause &clause) const;
    bool hasWord(const ChineseClause &clause, const QStringList &words) const;
    bool isQuestion(const ChineseClause &clause) const;
    // The clause that asks: the last one with a question mark that asks about the other, else the last that asks.
    // -1 if nothing is asked.
    int askingClause() const;
    // The utterance with `count` words from `index` on replaced.
    QString replaced(int index, int count, const QString &replacement) const;

private:
    void cutClauses();

    QString m_text;
    QList<TaggedWord> m_words;
    QList<ChineseClause> m_clauses;
};

// 什么, 谁, 哪里, 怎么, 几, 多少 … anywhere in the text.
bool asksChineseDetail(const QString &text);
// Particles that end a clause and carry nothing here: 呀, 啊, 呢, 吧 …
bool isChineseFinalParticle(const QString &word);

}  // namespace gainsay
