// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/evidence/AskedTurn.h"
#include "core/detect/evidence/OcclusionExplainer.h"
#include "core/detect/tokenize/CharacterTokenizer.h"

#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

QStringList textsOf(const QString &text)
{
    QStringList clauses;
    for (const EvidenceClause &clause : evidenceClauses(text, 0)) {
        QStringList words;
        for (const EvidenceUnit &word : clause.words)
            words.append(QString::fromStdU32String(
                text.toStdU32String().substr(size_t(word.start), size_t(word.end - word.start))));
        clauses.append(words.join(u'|'));
    }
    return clauses;
}

Conversation twoTurns(const QString &b1, const QString &b2)
{
    Conversation conversation;
    conversation.turns = {{u"user"_s, u"你叫什么"_s}, {u"bot"_s, b1}, {u"user"_s, u"你是谁"_s}, {u"bot"_s, b2}};
    conversation.target = 3;
    return conversation;
}

// Believes in a contradiction while both letters can be seen; "吗" makes it suspicious of anything.
class LetterPair {
public:
    LetterPair(const QString &first, const QString &second)
        : m_tokenizer(std::make_shared<CharacterTokenizer>(
              Vocabulary::parse(
                  (u"[PAD]\n[UNK]\n[CLS]\n[SEP]\n[MASK]\n"_s + first + u'\n' + second + u"\n吗"_s).toUtf8(),
                  u"vocab.txt"_s)
                  .value(),
              CharacterTokenizer::Options{}))
    {
    }

    EncodedSequence encode(const Conversation &conversation) const
    {
        constexpr int turns[] = {0, 1, 2, 3};
        return SequenceEncoder(m_tokenizer, 128, SegmentStyle::Utterance).encode(conversation, turns);
    }

    Result<QList<QList<Span>>> explain(const Conversation &conversation, bool withinTarget = false) const
    {
        const OcclusionExplainer explainer(
            m_tokenizer->markers().mask, [](std::span<const EncodedSequence> sequences) -> Result<std::vector<double>> {
                std::vector<double> beliefs;
                for (const EncodedSequence &sequence : sequences) {
                    const bool first = std::ranges::find(sequence.ids, 5) != sequence.ids.end();
                    const bool second = std::ranges::find(sequence.ids, 6) != sequence.ids.end();
                    const bool suspicious = std::ranges::find(sequence.ids, 7) != sequence.ids.end();
                    beliefs.push_back((first && second ? 2.0 : 0.0) + (suspicious ? 3.0 : 0.0));
                }
                return beliefs;
            });
        const OcclusionCase one{&conversation, encode(conversation), 1, withinTarget};
        return explainer.explain({&one, 1});
    }

private:
    std::shared_ptr<const Tokenizer> m_tokenizer;
};

}  // namespace

class EvidenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void clausesAndWords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("clauses");
        QTest::newRow("Chinese") << u"我喜欢北京，也喜欢上海！"_s << QStringList{u"我|喜欢|北京"_s, u"也|喜欢|上海"_s};
        QTest::newRow("English") << u"I don't know, sorry."_s << QStringList{u"I|don't|know"_s, u"sorry"_s};
        QTest::newRow("emoji before a word") << u"🙂！北京"_s << QStringList{u"🙂"_s, u"北京"_s};
        QTest::newRow("nothing to say") << u"……！"_s << QStringList{};
        QTest::newRow("empty") << QString() << QStringList{};
    }
    void clausesAndWords()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, clauses);
        QCOMPARE(textsOf(text), clauses);
    }

    void thePartsThatClashAreLinked()
    {
        const Conversation conversation =
            twoTurns(u"你好，我从小到大一直都是住在北京"_s, u"🙂嗯，我最近这几年一直都住在上海"_s);
        const auto spans = LetterPair(u"京"_s, u"海"_s).explain(conversation);
        QVERIFY(spans);
        QCOMPARE(spans->front().size(), 2);
        const Span &target = spans->front().at(0);
        const Span &earlier = spans->front().at(1);
        QCOMPARE(target.utterance, 3);
        QCOMPARE(target.text, u"上海"_s);
        QCOMPARE(target.start, 14);  // the emoji is one code point
        QCOMPARE(target.end, 16);
        QCOMPARE(earlier.utterance, 1);
        QCOMPARE(earlier.text, u"北京"_s);
        QCOMPARE(target.link, earlier.link);
        QVERIFY(target.link != 0);
        QVERIFY(target.score > 0.5 && target.score < 1.0);
    }

    void theTurnThatIsContradictedComesBeforeTheQuestion()
    {
        Conversation conversation = twoTurns(u"我住在北京"_s, u"我住在上海"_s);
        conversation.turns[2].text = u"你住在哪里吗"_s;
        const auto spans = LetterPair(u"京"_s, u"海"_s).explain(conversation);
        QVERIFY(spans);
        QCOMPARE(spans->front().at(0).text, u"我住在上海"_s);  // short clauses stay whole
        QCOMPARE(spans->front().at(1).text, u"我住在北京"_s);
    }

    void whatSpeaksOfTheSameMatterIsTheOtherEnd()
    {
        const Conversation conversation = twoTurns(u"我爱吃面，我住在北京，天气不错"_s, u"我住在上海"_s);
        const auto spans = LetterPair(u"面"_s, u"海"_s).explain(conversation);
        QVERIFY(spans);
        QCOMPARE(spans->front().at(1).text, u"我住在北京"_s);
    }

    void anAnswerIsTheOtherEndWhereNothingSpeaksOfTheSameMatter()
    {
        const Conversation conversation = twoTurns(u"不会，我五音不全，也坐不住"_s, u"夜曲弹得最熟"_s);
        const auto spans = LetterPair(u"音"_s, u"熟"_s).explain(conversation);
        QVERIFY(spans);
        QCOMPARE(spans->front().at(1).text, u"不会"_s);
    }

    void aReplyThatContradictsItselfHasBothEndsInIt()
    {
        const Conversation conversation = twoTurns(u"嗯"_s, u"我住在北京，从来不离开上海"_s);
        const auto spans = LetterPair(u"京"_s, u"海"_s).explain(conversation, true);
        QVERIFY(spans);
        QCOMPARE(spans->front().size(), 2);
        QVERIFY(spans->front().at(0).utterance == 3 && spans->front().at(1).utterance == 3);
        QVERIFY(spans->front().at(0).text != spans->front().at(1).text);
    }

    void aQuestionAboutTheAskerTakesUpWhatTheAskerTold_data()
    {
        QTest::addColumn<QStringList>("turns");
        QTest::addColumn<int>("asked");
        QTest::newRow("asker's age") << QStringList{u"我刚满三十"_s, u"看不出来啊"_s, u"你知道我今年多大了吗？"_s,
                                                    u"二十吧"_s}
                                     << 0;
        QTest::newRow("asker's dog") << QStringList{u"我家的狗叫豆包"_s, u"好可爱"_s, u"豆包是谁家的狗？"_s,
                                                    u"你同事家的"_s}
                                     << 0;
        QTest::newRow("hearer's age") << QStringList{u"我刚满三十"_s, u"我才二十"_s, u"你多大了？"_s, u"四十"_s} << 1;
        QTest::newRow("asked before") << QStringList{u"你多大了？"_s, u"我二十"_s, u"你几岁？"_s, u"我四十"_s} << 1;
        QTest::newRow("nothing asked") << QStringList{u"我刚满三十"_s, u"我才二十"_s, u"真年轻"_s, u"我都四十了"_s}
                                       << 1;
        QTest::newRow("English") << QStringList{u"I was born in Leeds."_s, u"Nice town."_s,
                                                u"Do you know where I was born?"_s, u"In Paris."_s}
                                 << 0;
        QTest::newRow("English, hearer") << QStringList{u"I was born in Leeds."_s, u"I am from Rome."_s,
                                                        u"Where are you from?"_s, u"From Paris."_s}
                                         << 1;
    }
    void aQuestionAboutTheAskerTakesUpWhatTheAskerTold()
    {
        QFETCH(QStringList, turns);
        Conversation conversation;
        for (qsizetype i = 0; i < turns.size(); ++i)
            conversation.turns.append({i % 2 == 0 ? u"user"_s : u"bot"_s, turns[i]});
        conversation.target = 3;
        QTEST(askedTurn(conversation, contextWindows(conversation).front()).value_or(-1), "asked");
    }

    void theSameQuestionGetsTheSameAnswer()
    {
        const Conversation conversation = twoTurns(u"我住在北京"_s, u"我住在上海"_s);
        const LetterPair detector(u"京"_s, u"海"_s);
        QCOMPARE(detector.explain(conversation)->front(), detector.explain(conversation)->front());
    }
};

QTEST_GUILESS_MAIN(EvidenceTest)
#include "tst_evidence.moc"
