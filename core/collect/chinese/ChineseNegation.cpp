// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collect/chinese/ChineseNegation.h"

#include <QRegularExpression>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

// One change: `count` words from `at` on become `by`, and the word `dropped` goes (-1: none does).
struct Change {
    int at = 0;
    int count = 1;
    QString by;
    int dropped = -1;
};

// Where the answer is a detail, these cannot be denied: 你不多大, 你不怎么样.
bool refusesDenial(const QString &text)
{
    static const QRegularExpression refuses(
        u"怎么|怎样|如何|多少|多[大高久长远胖重宽深]|几|除了|什么时候|哪里|哪儿|哪年|还是|咋|干嘛|干什么|做什么|叫什么|谁"_s);
    return refuses.match(text).hasMatch() && !text.contains(u"为什么"_s);
}

bool asksWhat(const QString &text)
{
    static const QRegularExpression what(u"什么|哪|啥"_s);
    return what.match(text).hasMatch();
}

// Verbs whose object may be asked for even when they are denied: 你不喜欢什么, 你不吃什么.
bool keepsWhat(const QString &verb)
{
    static const QStringList verbs{u"喜欢"_s, u"爱"_s,   u"会"_s,   u"想"_s,   u"吃"_s,   u"喝"_s,   u"爱吃"_s,
                                   u"看"_s,   u"听"_s,   u"玩"_s,   u"愿意"_s, u"害怕"_s, u"擅长"_s, u"知道"_s,
                                   u"能"_s,   u"喜爱"_s, u"相信"_s, u"要"_s,   u"推荐"_s, u"有"_s,   u"去"_s};
    return verbs.contains(verb);
}

bool isDegreeAdverb(const QString &word)
{
    static const QStringList degrees{u"很"_s,   u"挺"_s,   u"真"_s, u"超"_s, u"非常"_s, u"特别"_s, u"那么"_s,
                                     u"这么"_s, u"十分"_s, u"太"_s, u"蛮"_s, u"比较"_s, u"超级"_s};
    return degrees.contains(word);
}

bool isNegator(const TaggedWord &word)
{
    return word.text == u"不"_s || word.text == u"没"_s || word.text == u"没有"_s || word.text == u"不是"_s;
}

// X不X and 有没有: the positive half is denied and 吗 asks.
bool isEitherOr(const QString &text)
{
    static const QRegularExpression either(u"(.)不\\1|有没有|能否|是否|可否"_s);
    return either.match(text).hasMatch();
}

class QuestionDenial {
public:
    QuestionDenial(const ChineseSentence &sentence, const ChineseClause &clause, const Replacements &negatives)
        : m_sentence(sentence), m_clause(clause), m_negatives(negatives), m_text(sentence.textOf(clause))
    {
    }

    QList<Denial> all()
    {
        if (isEitherOr(m_text))
            return eitherOr();
        // 还是 and …没有 ask for one of two already.
        static const QRegularExpression alternatives(u"还是|(没有|没|不)$"_s);
        if (alternatives.match(m_text).hasMatch())
            return {};
        if (affirm())
            return m_found;
        if (refusesDenial(m_text))
            return {};
        for (int i = m_clause.begin; i < m_clause.end; ++i) {
            if (deny(i))
                break;  // what follows the first verb hangs on it
        }
        return m_found;
    }

private:
    const TaggedWord &word(int i) const { return m_sentence.word(i); }
    QString at(int i) const { return i >= m_clause.begin && i < m_clause.end ? word(i).text : QString(); }

    void add(const Change &change)
    {
        QString text = m_sentence.text();
        QString was;
        for (int i = change.at; i < change.at + change.count; ++i)
            was += word(i).text;
        const auto drop = [&] {
            const TaggedWord &gone = word(change.dropped);
            text.remove(gone.start, 1);  // 了 and 了吗 are one word each
        };
        const TaggedWord &first = word(change.at);
        const int end = word(change.at + change.count - 1).end();
        if (change.dropped > change.at)
            drop();
        text.replace(first.start, end - first.start, change.by);
        m_found.append({text, u"%1 → %2"_s.arg(was, change.by)});
    }

    // 是不是, 有没有, 喜不喜欢 as they were typed: in the text, since the words may be cut in several ways.
    QList<Denial> eitherOr()
    {
        static const QRegularExpression be(u"是不是|是否"_s);
        static const QRegularExpression have(u"有没有"_s);
        static const QRegularExpression can(u"能不能|能否"_s);
        static const QRegularExpression other(u"(?<v>.)不(?=\\k<v>)"_s);
        const int start = word(m_clause.begin).start;
        const QString whole = m_sentence.text();
        for (const auto &[pattern, by] :
             {std::pair(be, u"不是"_s), std::pair(have, u"没有"_s), std::pair(can, u"不能"_s)}) {
            QString text = m_text;
            if (!text.contains(pattern))
                continue;
            const QString was = pattern.match(text).captured();
            text.replace(pattern, by);
            return asking(text, start, whole, was, by);
        }
        const QRegularExpressionMatch match = other.match(m_text);
        if (!match.hasMatch())
            return {};
        QString text = m_text;
        text.replace(match.capturedStart(), match.capturedLength(), u"不"_s);
        return asking(text, start, whole, match.captured(), u"不"_s);
    }

    // The clause ends with 吗 now.
    QList<Denial> asking(QString text, int start, const QString &whole, const QString &was, const QString &by)
    {
        static const QRegularExpression particles(u"[呀啊呢吧哦啦嘛的]+$"_s);
        text.remove(particles);
        if (!text.endsWith(u'吗') && !asksWhat(text))
            text += u'吗';
        return {{whole.first(start) + text + whole.sliced(start + m_text.size()), u"%1 → %2"_s.arg(was, by)}};
    }

    // What is denied already; true if there is anything.
    bool affirm()
    {
        for (int i = m_clause.begin; i + 1 < m_clause.end; ++i) {
            if (!isNegator(word(i)))
                continue;
            const QString next = at(i + 1);
            static const QRegularExpression fixed(
                u"^(错|过|好意思|事|关系|用|吗|么|吧|了|起|同|久|到|少|是|够|知道|得)$"_s);
            if (fixed.match(next).hasMatch())
                continue;
            if (word(i).text == u"不是"_s && at(i - 1) != u"你"_s)
                continue;
            const bool have = word(i).text == u"没有"_s && word(i + 1).kind != WordKind::Verb;
            const bool noun = word(i).text == u"没"_s && word(i + 1).kind == WordKind::Noun;
            const QString by = have || noun ? u"有"_s : word(i).text == u"不是"_s ? u"是"_s : QString();
            add({i, 1, by, -1});
            // 没睡觉吗 is 睡觉了吗.
            const QString last = at(m_clause.end - 1);
            const bool deed = by.isEmpty() && word(i).text.startsWith(u'没') && !m_text.contains(u'过');
            if (deed && (last == u"吗"_s || last == u"吧"_s) && word(i + 1).kind == WordKind::Verb) {
                const qsizetype end = word(m_clause.end - 1).start - word(i).length;
                m_found.last().text.insert(end, u'了');
            }
            return true;
        }
        return false;
    }

    // 了 before the end of the clause, which 没 does away with; -1 without one.
    int completed(int verb) const
    {
        for (int i = m_clause.end - 1; i > verb; --i) {
            if (at(i).startsWith(u'了'))
                return i;
        }
        return -1;
    }

    bool deny(int i)
    {
        const TaggedWord &here = word(i);
        const bool what = asksWhat(m_text);
        // 说说你吧: who is asked comes before what is denied.
        const qsizetype you = m_text.indexOf(u'你');
        if (you >= 0 && here.start - word(m_clause.begin).start < you)
            return false;
        if (here.kind == WordKind::Verb && here.text.size() > 1 && here.text.startsWith(u'没') &&
            at(i + 1) == u"过"_s) {
            add({i, 1, here.text.sliced(1), -1});
            return true;
        }
        if (isDegreeAdverb(here.text) && i + 1 < m_clause.end && m_negatives.has(at(i + 1)) && !what) {
            // 应该很忙 becomes 应该不忙; else 很 is not denied away but the whole.
            add({i, 1, u"不"_s, -1});
            return true;
        }
        // 不用去: denied already, and what follows hangs on it.
        if (at(i - 1).startsWith(u'不') || at(i - 1).startsWith(u'没'))
            return true;
        if (isNamedDeed(i) || at(i + 1) == u"的"_s)
            return false;
        if (here.kind == WordKind::Verb && (at(i - 1) == u"在"_s || at(i - 1) == u"正在"_s)) {
            if (!what)
                add({i - 1, 1, u"没在"_s, -1});
            return true;
        }
        // 大 in 大早上: an adjective is denied only where it is what is said.
        const bool last = i + 1 == m_clause.end || isChineseFinalParticle(at(i + 1)) || at(i + 1).startsWith(u'吗') ||
                          at(i + 1) == u"么"_s;
        if (here.kind == WordKind::Adjective && !last)
            return false;
        if (here.text.size() > 1 && here.text.endsWith(u'过') && here.kind == WordKind::Verb) {
            add({i, 1, u"没"_s + here.text, completed(i)});
            return true;
        }
        if (here.kind == WordKind::Verb && at(i + 1) == u"过"_s) {
            add({i, 1, u"没"_s + here.text, completed(i)});
            return true;
        }
        if (here.kind == WordKind::Verb && at(i + 1) == u"得"_s && i + 2 < m_clause.end && m_negatives.has(at(i + 2))) {
            add({i + 2, 1, u"不"_s + at(i + 2), -1});
            return true;
        }
        // 为什么喜欢: what is asked for comes first, and what it asks about is denied.
        if (!m_negatives.has(here.text) || here.kind == WordKind::Noun)
            return false;
        return denyKnown(i, what);
    }

    // 工作 in 你的工作忙吗 is a noun.
    bool isNamedDeed(int i) const
    {
        if (word(i).tag != "vn"_L1)
            return false;
        static const QStringList owners{u"的"_s, u"这"_s, u"那"_s, u"份"_s, u"你们"_s, u"个"_s, u"什么"_s};
        const bool described = i + 1 < m_clause.end && (word(i + 1).kind == WordKind::Adjective ||
                                                        word(i + 1).kind == WordKind::Adverb || at(i + 1) == u"的"_s);
        return owners.contains(at(i - 1)) || described;
    }

    bool denyKnown(int i, bool what)
    {
        const TaggedWord &here = word(i);
        const bool reason = m_text.contains(u"为什么"_s);
        if (what && !reason && !keepsWhat(here.text))
            return here.kind == WordKind::Verb;
        if (here.text == u"是"_s && (what || m_text.endsWith(u'的')))
            return true;
        const bool adverb = here.text == u"都"_s || here.text == u"一直"_s;
        if (adverb)
            return false;
        const int done = here.kind == WordKind::Verb ? completed(i) : -1;
        const bool state = here.text == u"是"_s || here.text == u"会"_s || here.text == u"能"_s;
        if (done > i && !state) {
            add({i, 1, u"没"_s + here.text, done});
            return true;
        }
        if (here.text == u"有"_s && what && isChineseFinalParticle(at(m_clause.end - 1))) {
            // 有什么爱好呢 asks for a list, 没有什么爱好吗 does not.
            add({i, 1, u"没有"_s, -1});
            const qsizetype last = word(m_clause.end - 1).start + 1;
            m_found.last().text.replace(last, word(m_clause.end - 1).length, u"吗"_s);
            return true;
        }
        if (here.text == u"在"_s && i + 1 < m_clause.end && word(i + 1).kind == WordKind::Verb) {
            add({i, 1, u"没在"_s, -1});
            return true;
        }
        for (const QString &negative : m_negatives.of(here.text))
            add({i, 1, negative, -1});
        return true;
    }

    const ChineseSentence &m_sentence;
    const ChineseClause &m_clause;
    const Replacements &m_negatives;
    QString m_text;
    QList<Denial> m_found;
};

}  // namespace

QList<Denial> chineseDenials(const ChineseSentence &sentence, const Replacements &negatives)
{
    const int asking = sentence.askingClause();
    if (asking < 0)
        return {};
    return QuestionDenial(sentence, sentence.clauses()[asking], negatives).all();
}

}  // namespace gainsay
