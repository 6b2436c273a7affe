// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collect/chinese/ChineseSentence.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace gainsay {

using namespace Qt::StringLiterals;

ChineseSentence::ChineseSentence(const WordTagger &tagger, const QString &text)
    : m_text(text), m_words(tagger.words(text))
{
    cutClauses();
}

void ChineseSentence::cutClauses()
{
    int begin = 0;
    for (int i = 0; i <= m_words.size(); ++i) {
        const bool mark = i < m_words.size() && m_words[i].kind == WordKind::Punctuation;
        // A blank between words ends a clause as well: people type it instead of a comma.
        const bool gap = i > begin && i < m_words.size() && m_words[i].start > m_words[i - 1].end() && !mark;
        if (i < m_words.size() && !mark && !gap)
            continue;
        if (i > begin)
            m_clauses.append({begin, i, {}});
        if (mark && !m_clauses.isEmpty())
            m_clauses.last().mark += m_words[i].text;
        begin = mark ? i + 1 : i;
    }
}

QString ChineseSentence::textOf(const ChineseClause &clause) const
{
    const int start = m_words[clause.begin].start;
    return m_text.mid(start, m_words[clause.end - 1].end() - start);
}

bool ChineseSentence::hasWord(const ChineseClause &clause, const QStringList &words) const
{
    return std::any_of(m_words.cbegin() + clause.begin, m_words.cbegin() + clause.end,
                       [&](const TaggedWord &word) { return words.contains(word.text); });
}

bool ChineseSentence::isQuestion(const ChineseClause &clause) const
{
    static const QRegularExpression mark(u"[?？]"_s);
    static const QRegularExpression ending(u"(吗|么|嘛|呢|没有|没|不)$"_s);
    const QString text = textOf(clause);
    return clause.mark.contains(mark) || asksChineseDetail(text) || ending.match(text).hasMatch();
}

int ChineseSentence::askingClause() const
{
    int last = -1;
    for (int i = int(m_clauses.size()) - 1; i >= 0; --i) {
        if (!isQuestion(m_clauses[i]))
            continue;
        if (textOf(m_clauses[i]).contains(u'你'))
            return i;
        last = last < 0 ? i : last;
    }
    return last;
}

QString ChineseSentence::replaced(int index, int count, const QString &replacement) const
{
    const int start = m_words[index].start;
    const int end = m_words[index + count - 1].end();
    return m_text.first(start) + replacement + m_text.sliced(end);
}

bool asksChineseDetail(const QString &text)
{
    static const QRegularExpression asks(
        u"什么|啥|谁|哪|怎么|怎样|如何|为何|几[^乎]|多少|多大|多高|多久|多长|多远|多重|咋|"
        u"(.)不\\1|有没有|是否"_s);
    return asks.match(text).hasMatch();
}

bool isChineseFinalParticle(const QString &word)
{
    static const QSet<QString> particles{u"呀"_s,   u"啊"_s,   u"呢"_s,   u"吧"_s,     u"哦"_s,   u"啦"_s,
                                         u"嘛"_s,   u"哈"_s,   u"噢"_s,   u"喔"_s,     u"哟"_s,   u"嘞"_s,
                                         u"哒"_s,   u"滴"_s,   u"哈哈"_s, u"哈哈哈"_s, u"呵呵"_s, u"嘿嘿"_s,
                                         u"而已"_s, u"罢了"_s, u"咯"_s,   u"喽"_s,     u"呐"_s,   u"哎"_s};
    return particles.contains(word);
}

}  // namespace gainsay
