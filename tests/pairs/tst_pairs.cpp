// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of a reference reply in each type of contrastive pair.
#include "core/bots/ReplayBot.h"
#include "core/pairs/EndingSwitch.h"
#include "core/pairs/PairMaker.h"
#include "core/pairs/PairScores.h"
#include "core/pairs/ParticleSwap.h"
#include "core/words/EnglishTagger.h"
#include "core/words/MecabTagger.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

constexpr auto toQuestion = EndingChange::Kind::ToQuestion;
constexpr auto toStatement = EndingChange::Kind::ToStatement;
constexpr auto toNegative = EndingChange::Kind::ToNegative;
constexpr auto toAffirmative = EndingChange::Kind::ToAffirmative;

}  // namespace

Q_DECLARE_METATYPE(gainsay::EndingChange::Kind)

class PairsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        auto japanese = MecabTagger::open(u"/var/lib/mecab/dic/ipadic-utf8"_s);
        QVERIFY2(japanese, japanese ? "" : qPrintable(japanese.error().message));
        m_japanese = *std::move(japanese);
        auto english = EnglishTagger::open(u"/usr/share/wordnet"_s);
        QVERIFY2(english, english ? "" : qPrintable(english.error().message));
        m_english = *std::move(english);
    }

    void endingsAreSwitched_data()
    {
        QTest::addColumn<QString>("reply");
        QTest::addColumn<EndingChange::Kind>("kind");
        QTest::addColumn<QString>("switched");
        const auto row = [](const QString &reply, EndingChange::Kind kind, const QString &switched) {
            QTest::addRow("%s %d", qPrintable(reply), int(kind)) << reply << kind << switched;
        };
        row(u"そうです。"_s, toQuestion, u"そうですか？"_s);
        row(u"お寿司が好きですよ"_s, toQuestion, u"お寿司が好きですか？"_s);
        row(u"昨日行きました。"_s, toQuestion, u"昨日行きましたか？"_s);
        row(u"今日は元気だよ。"_s, toQuestion, u"今日は元気？"_s);
        row(u"毎日食べる。"_s, toQuestion, u"毎日食べる？"_s);
        row(u"カレーが好きですか？"_s, toStatement, u"カレーが好きです。"_s);
        row(u"もう食べた？"_s, toStatement, u"もう食べた。"_s);
        row(u"毎日走ります。"_s, toNegative, u"毎日走りません。"_s);
        row(u"昨日は走りましたよ。"_s, toNegative, u"昨日は走りませんでしたよ。"_s);
        row(u"私は走りません。"_s, toAffirmative, u"私は走ります。"_s);
        row(u"昨日は走りませんでした。"_s, toAffirmative, u"昨日は走りました。"_s);
        row(u"先生です。"_s, toNegative, u"先生ではありません。"_s);
        row(u"元気ではありません。"_s, toAffirmative, u"元気です。"_s);
        row(u"好きじゃないです"_s, toAffirmative, u"好きです"_s);
        row(u"学生でした。"_s, toNegative, u"学生ではありませんでした。"_s);
        row(u"とても嬉しいです！"_s, toNegative, u"とても嬉しくないです！"_s);
        row(u"嬉しくないです。"_s, toAffirmative, u"嬉しいです。"_s);
        row(u"楽しかったです。"_s, toNegative, u"楽しくなかったです。"_s);
        row(u"一緒に食べたいです。"_s, toNegative, u"一緒に食べたくないです。"_s);
        row(u"毎朝食べるんです。"_s, toNegative, u"毎朝食べないんです。"_s);
        row(u"肉を食べる。"_s, toNegative, u"肉を食べない。"_s);
        row(u"本を読むよ"_s, toNegative, u"本を読まないよ"_s);
        row(u"勉強する。"_s, toNegative, u"勉強しない。"_s);
        row(u"学校に行った。"_s, toNegative, u"学校に行かなかった。"_s);
        row(u"学校に行かなかった。"_s, toAffirmative, u"学校に行った。"_s);
        row(u"友達が来ない。"_s, toAffirmative, u"友達が来る。"_s);
        row(u"お金がある。"_s, toNegative, u"お金がない。"_s);
        row(u"時間がない。"_s, toAffirmative, u"時間がある。"_s);
        row(u"値段が高いね。"_s, toNegative, u"値段が高くないね。"_s);
        row(u"調子がいいです。"_s, toNegative, u"調子がよくないです。"_s);
        row(u"とても静かだ。"_s, toNegative, u"とても静かではない。"_s);
    }
    void endingsAreSwitched()
    {
        QFETCH(QString, reply);
        QFETCH(EndingChange::Kind, kind);
        QString found;
        for (const EndingChange &change : endingChanges(reply, m_japanese->words(reply))) {
            if (change.kind == kind)
                found = change.text;
        }
        QTEST(found, "switched");
    }

    void whatFitsNoRuleIsLeftAlone()
    {
        QVERIFY(endingChanges(u"！！"_s, m_japanese->words(u"！！"_s)).isEmpty());
        QVERIFY(endingChanges({}, {}).isEmpty());
    }

    void particlesChangeTheCase()
    {
        const QString reply = u"私は公園で犬を見ました。"_s;
        const QList<TaggedWord> words = m_japanese->words(reply);
        QStringList texts;
        for (const ParticleChange &change : particleChanges(reply, words))
            texts << change.text;
        QVERIFY(texts.contains(u"私は公園で犬に見ました。"_s));
        QVERIFY(texts.contains(u"私は公園が犬を見ました。"_s));
        QVERIFY(texts.contains(u"私に公園で犬を見ました。"_s));
        // は marks agents and objects alike: が and を would not change the case.
        QVERIFY(!texts.contains(u"私が公園で犬を見ました。"_s) && !texts.contains(u"私を公園で犬を見ました。"_s));
        QVERIFY(!texts.contains(reply));
        QVERIFY(particleChanges(u"駅には行く"_s, m_japanese->words(u"駅には行く"_s)).isEmpty());
    }

    void nounsOfTheContextAreNeverPutIn()
    {
        WordSubstitution corpus(m_japanese);
        for (const QString &text : {u"味噌汁の具は豆腐です"_s, u"味噌汁の具は大根です"_s, u"弁当の具は豆腐です"_s,
                                    u"弁当の具は大根です"_s, u"鞄の色は赤です"_s, u"鞄の色は青です"_s})
            corpus.addUtterance(text);
        PairRequest request;
        request.type = PairType::IcwMl;
        request.reference = u"味噌汁の具は何ですか？"_s;
        request.noun = u"味噌汁"_s;
        request.candidates = 10;
        const Result<MadePair> free = makePair(request, corpus);
        QVERIFY2(free, free ? "" : qPrintable(free.error().message));
        QVERIFY(free->error.endsWith(u"の具は何ですか？"_s) && free->error != request.reference);
        QStringList listed;
        for (const Json &one : free->how["candidates"])
            listed << fromUtf8(one["word"].get<std::string>());
        QVERIFY(listed.contains(u"弁当"_s) && listed.contains(u"鞄"_s));
        QVERIFY(!listed.contains(u"味噌汁"_s) && !listed.contains(u"赤"_s));  // itself, and seen once
        request.context = {u"弁当が好きです"_s, u"鞄も見ました"_s};
        const Result<MadePair> bound = makePair(request, corpus);
        for (const Json &one : bound->how["candidates"])
            QVERIFY(one["word"] != "弁当" && one["word"] != "鞄");
        request.noun = u"味"_s;
        QVERIFY(!makePair(request, corpus));
    }

    void compoundsAreReplacedAsAWhole()
    {
        WordSubstitution corpus(m_english);
        for (int i = 0; i < 2; ++i)
            corpus.addUtterance(u"The teacher eats bread in the garden"_s);
        const QList<TaggedWord> words = m_english->words(u"I like apple juice."_s);
        const QList<NounPlace> nouns = corpus.nounsOf(words);
        PairRequest request;
        request.reference = u"I drink apple juice."_s;
        request.noun = u"apple juice"_s;
        const Result<MadePair> pair = makePair(request, corpus);
        QVERIFY2(pair, pair ? "" : qPrintable(pair.error().message));
        QVERIFY(pair->error.startsWith(u"I drink "_s) && pair->error.endsWith(u'.') &&
                !pair->error.contains(u"juice"_s));
        request.type = PairType::Ese;
        QVERIFY(makePair(request, corpus).error().message.contains(u"Japanese"_s));
    }

    void englishWordsHaveTheirCommonestKind()
    {
        const QList<TaggedWord> words = m_english->words(u"My children quickly ate 3 red apples in London."_s);
        QStringList nouns;
        for (const TaggedWord &word : words) {
            if (isNoun(word.kind))
                nouns << word.text;
        }
        QCOMPARE(nouns, (QStringList{u"children"_s, u"apples"_s, u"London"_s}));
    }

    void aCorpusThatIsTooSmallIsSaid()
    {
        PairRequest request;
        request.reference = u"犬が好きです。"_s;
        const Result<MadePair> none = makePair(request, WordSubstitution(m_japanese));
        QVERIFY(!none && none.error().message.contains(u"corpus"_s));
    }

    void theReferenceAheadIsRight()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"known.jsonl"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"history\": [\"a\"], \"continuation\": \"good\", \"logprobs\": [-1, -2]}\n"
                   "{\"history\": [\"a\"], \"continuation\": \"bad\", \"logprobs\": [-4]}\n");
        file.close();
        const auto bot = ReplayBot::open(path);
        const Result<ScoredPair> pair = scorePair(**bot, {u"a"_s}, u"good"_s, u"bad"_s);
        QCOMPARE(pair->reference, -3.0);
        QCOMPARE(pair->error, -4.0);
        PairTally tally;
        tally.add(*pair, u"ESE"_s);
        tally.add({pair->model, -5.0, -4.0}, u"ESE"_s);
        tally.add({pair->model, -4.0, -4.0}, u"FNC"_s);
        const Json json = tally.evaluation().json;
        QVERIFY(std::abs(json["correctness"].get<double>() - 1.0 / 3) < 1e-12);
        QCOMPARE(json["by"]["ESE"]["correctness"].get<double>(), 0.5);
        QCOMPARE(json["by"]["FNC"]["correctness"].get<double>(), 0.0);
        QVERIFY(json["by"]["ESE"].contains("correctness_ci"));
    }

private:
    WordTaggerPtr m_japanese;
    WordTaggerPtr m_english;
};

QTEST_GUILESS_MAIN(PairsTest)
#include "tst_pairs.moc"
