// SPDX-License-Identifier: GPL-3.0-or-later
// What each trigger method makes of an utterance, and that the same seed makes the same of it.
#include "core/collect/Openings.h"
#include "core/collect/Triggers.h"
#include "core/collect/lists/WordLists.h"
#include "core/words/JiebaTagger.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

// Answers every instruction with the same sentence.
class WritingBot final : public Bot {
public:
    explicit WritingBot(QString sentence) : m_sentence(std::move(sentence)) {}

    const BotIdentity &identity() const override { return m_identity; }
    BotAbilities abilities() const override { return {}; }
    Result<BotReply> reply(const ChatHistory &, const SamplingParameters &, std::stop_token,
                           const ReplyStream &) const override
    {
        BotReply reply;
        reply.text = m_sentence;
        return reply;
    }

private:
    BotIdentity m_identity{u"writer"_s, u"1"_s, u"test"_s, Json::object()};
    QString m_sentence;
};

}  // namespace

class TriggersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        auto opened = JiebaTagger::open(QStringLiteral(GAINSAY_SOURCE_DIR "/third_party/cppjieba/dict"));
        QVERIFY2(opened, opened ? "" : qPrintable(opened.error().message));
        m_tagger = WordTaggerPtr(*std::move(opened));
        m_settings.words = [this](const QString &) -> Result<WordTaggerPtr> { return m_tagger; };
    }

    // Every seed of some dozens gives one of these.
    void makesOneOfThese_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("u1");
        QTest::addColumn<QString>("b1");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char *name, const QString &method, const QString &u1, const QString &b1,
                            const QStringList &expected) { QTest::newRow(name) << method << u1 << b1 << expected; };
        const QString bot = u"inquiring-bot"_s;
        const QString ask = u"你呢？"_s;
        row("place", bot, ask, u"不是，我也在北京"_s, {u"你在哪里？"_s});
        row("number", bot, ask, u"我家养了三只猫呀"_s, {u"你家养了几只猫？"_s});
        row("age", bot, ask, u"我已经三十二岁了"_s, {u"你多大了？"_s});
        row("hour", bot, ask, u"我七点就起床了"_s, {u"你几点起床的？"_s});
        row("thing", bot, ask, u"我最喜欢吃苹果"_s, {u"你最喜欢吃什么水果？"_s});
        row("name", bot, ask, u"我叫小明"_s, {u"你叫什么名字？"_s});
        row("trade", bot, ask, u"我是一名护士"_s, {u"你是做什么工作的？"_s});
        row("time", bot, ask, u"我明天去爬山"_s, {u"你什么时候去爬山？"_s});
        row("either", bot, ask, u"我在上海，我养了两条狗"_s, {u"你在哪里？"_s, u"你养了几条狗？"_s});
        row("user", u"inquiring-user"_s, u"我是山西人。"_s, {}, {u"我是哪里人？"_s});
        row("user modified", u"inquiring-user-m"_s, u"我喜欢秋天。"_s, {}, {u"你知道我喜欢什么季节吗？"_s});
        row("paraphrase", u"paraphrase"_s, u"哦哦，那你有孩子吗？"_s, {}, {u"那你有没有孩子？"_s, u"你有没有孩子？"_s});
        row("synonym", u"synonym"_s, u"你吃早饭了吗？"_s, {}, {u"你吃早餐了吗？"_s, u"你吃早点了吗？"_s});
        row("antonym", u"antonym"_s, u"那你喜欢什么颜色？"_s, {}, {u"那你讨厌什么颜色？"_s});
        const QString deny = u"negative"_s;
        row("like", deny, u"你喜欢吃辣吗？"_s, {}, {u"你不喜欢吃辣吗？"_s});
        row("have", deny, u"你有女朋友吗？"_s, {}, {u"你没有女朋友吗？"_s});
        row("experience", deny, u"你去过上海吗？"_s, {}, {u"你没去过上海吗？"_s});
        row("done", deny, u"你结婚了吗？"_s, {}, {u"你没结婚吗？"_s});
        row("either or", deny, u"你是不是北方人？"_s, {}, {u"你不是北方人吗？"_s});
        row("affirmed", deny, u"你不喜欢看书吗？"_s, {}, {u"你喜欢看书吗？"_s});
        row("english question", bot, u"And you?"_s, u"I live in Paris"_s, {u"Where do you live?"_s});
        row("english user", u"inquiring-user-m"_s, u"I have two dogs."_s, {}, {u"Do you know how many dogs I have?"_s});
        row("english denial", deny, u"Do you like tea?"_s, {}, {u"Don't you like tea?"_s});
        row("japanese question", bot, u"あなたは？"_s, u"大阪に住んでいます"_s, {u"どこに住んでいますか？"_s});
        row("japanese denial", deny, u"コーヒーを飲みますか？"_s, {}, {u"コーヒーを飲みませんか？"_s});
    }
    void makesOneOfThese()
    {
        QFETCH(QString, method);
        QFETCH(QString, u1);
        QFETCH(QString, b1);
        QFETCH(QStringList, expected);
        const auto trigger = openTrigger(method, m_settings);
        QVERIFY(trigger);
        for (quint64 seed = 1; seed <= 30; ++seed) {
            const auto made = runTrigger(**trigger, method, u1, b1, seed);
            QVERIFY(made);
            QVERIFY2(expected.contains(made->u2), qPrintable(made->u2 + made->skipped));
            QCOMPARE(runTrigger(**trigger, method, u1, b1, seed)->u2, made->u2);
        }
    }

    void seedsSpreadOverTheShortUtterances()
    {
        const auto trigger = openTrigger(u"short"_s, m_settings);
        QSet<QString> seen;
        for (quint64 seed = 1; seed <= 200; ++seed) {
            const QString u2 = runTrigger(**trigger, u"short"_s, u"你好吗？"_s, {}, seed)->u2;
            QVERIFY2(!u2.isEmpty() && u2.size() <= 3, qPrintable(u2));
            seen.insert(u2);
        }
        QVERIFY(seen.size() > 80);
        QVERIFY(readWordList(u":/triggers/short.zh.txt"_s)->size() >= 150);
    }

    void theDictionariesAreAsLargeAsTheyShouldBe()
    {
        qsizetype entries = 0;
        for (const QString &name : {u"synonyms"_s, u"antonyms"_s, u"negatives"_s}) {
            Replacements words;
            const auto added = words.addFile(u":/triggers/%1.zh.txt"_s.arg(name));
            QVERIFY2(added, added ? "" : qPrintable(added.error().message));
            entries += words.size();
        }
        QVERIFY2(entries >= 1500, qPrintable(QString::number(entries)));
    }

    void whatSaysNothingIsSkippedWithTheReason_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("u1");
        QTest::addColumn<QString>("b1");
        QTest::newRow("no b1") << u"inquiring-bot"_s << u"你呢？"_s << u""_s;
        QTest::newRow("nothing told") << u"inquiring-bot"_s << u"你呢？"_s << u"哈哈"_s;
        QTest::newRow("no noun") << u"synonym"_s << u"你呢？"_s << u""_s;
        QTest::newRow("undeniable") << u"negative"_s << u"你多大了？"_s << u""_s;
        QTest::newRow("other language") << u"synonym"_s << u"Do you like tea?"_s << u""_s;
        QTest::newRow("no language") << u"short"_s << u"12345"_s << u""_s;
        QTest::newRow("empty") << u"short"_s << u"  "_s << u""_s;
    }
    void whatSaysNothingIsSkippedWithTheReason()
    {
        QFETCH(QString, method);
        QFETCH(QString, u1);
        QFETCH(QString, b1);
        const auto trigger = openTrigger(method, m_settings);
        const auto made = runTrigger(**trigger, method, u1, b1, 1);
        QVERIFY(made && made->u2.isEmpty());
        QVERIFY(!made->skipped.isEmpty());
    }

    void aBotWritesWhereOneIsNamed()
    {
        TriggerSettings settings = m_settings;
        settings.bot = std::make_shared<WritingBot>(u"改写：“你养没养猫？”\n还有别的吗"_s);
        const auto trigger = openTrigger(u"paraphrase"_s, settings);
        QCOMPARE(runTrigger(**trigger, u"paraphrase"_s, u"你养猫吗？"_s, {}, 1)->u2, u"你养没养猫？"_s);
        settings.bot = std::make_shared<WritingBot>(u"你养猫吗？"_s);
        const auto echo = openTrigger(u"paraphrase"_s, settings);
        const auto same = runTrigger(**echo, u"paraphrase"_s, u"你养猫吗？"_s, {}, 1);
        QVERIFY(same->u2.isEmpty() && same->skipped.contains(u"u1"_s));
        settings.bot = std::make_shared<WritingBot>(QString());
        for (const QString &method : {u"paraphrase"_s, u"inquiring-bot"_s}) {
            const auto silent = openTrigger(method, settings);
            QVERIFY(!runTrigger(**silent, method, u"你养猫吗？"_s, u"我养了两只"_s, 1)->skipped.isEmpty());
        }
    }

    void ownDictionariesJoinAndBadOnesAreNamed()
    {
        const QTemporaryDir folder;
        const auto write = [&](const QByteArray &bytes) {
            QFile file(folder.filePath(u"own.txt"_s));
            if (!file.open(QIODevice::WriteOnly))
                qFatal("the fixture cannot be written");
            file.write(bytes);
            return file.fileName();
        };
        TriggerSettings settings = m_settings;
        settings.synonyms = {write("# 我的词\n吉他 > 六弦琴\n")};
        const auto trigger = openTrigger(u"synonym"_s, settings);
        QVERIFY(trigger);
        QCOMPARE(runTrigger(**trigger, u"synonym"_s, u"你会弹吉他吗？"_s, {}, 1)->u2, u"你会弹六弦琴吗？"_s);
        for (const QByteArray &bad :
             {QByteArray("吉他 六弦琴\n吉他\n"), QByteArray("a b\n> c\n"), QByteArray("a b\n\xff\xfe c\n")}) {
            settings.synonyms = {write(bad)};
            const auto refused = openTrigger(u"synonym"_s, settings);
            QVERIFY(!refused && refused.error().message.contains(u"line 2"_s));
        }
        settings.synonyms = {folder.filePath(u"missing.txt"_s)};
        QVERIFY(!openTrigger(u"synonym"_s, settings));
    }

    void openingsAreTakenAsInThePaper()
    {
        QCOMPARE(openingKind(u"你喜欢猫吗？"_s), OpeningKind::AsksOther);
        QCOMPARE(openingKind(u"我喜欢猫。"_s), OpeningKind::TellsSelf);
        QCOMPARE(openingKind(u"猫可爱吗？"_s), OpeningKind::Neither);
        QCOMPARE(openingKind(u"Do you like cats?"_s), OpeningKind::AsksOther);
        QCOMPARE(openingKind(u"I like cats."_s), OpeningKind::TellsSelf);
        QCOMPARE(openingKind(u"猫は好きですか？"_s), OpeningKind::AsksOther);
    }

private:
    WordTaggerPtr m_tagger;
    TriggerSettings m_settings;
};

QTEST_GUILESS_MAIN(TriggersTest)
#include "tst_triggers.moc"
