// SPDX-License-Identifier: GPL-3.0-or-later
// Bots that need no model: files of replies and programs, and how bots are named.
#include "core/bots/BotSpec.h"
#include "core/bots/CommandBot.h"
#include "core/bots/ReplayBot.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace gainsay;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class BotsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void replaysWhatTheFileSays()
    {
        const auto bot = ReplayBot::open(file(u"replies.jsonl"_s, R"({"history": ["喝茶吗？"], "reply": "喝。"}
{"history": ["喝茶吗？"], "reply": "不喝。"}

{"u1": "你几岁？", "b1": "三岁。", "u2": "真的？", "b2": "我十岁。"}
{"reply": "嗯。"}
)"));
        QVERIFY2(bot, bot ? "" : qPrintable(bot.error().message));
        SamplingParameters sampling;
        sampling.seed = 4;
        QCOMPARE((*bot)->reply(alternatingHistory({u"喝茶吗？"_s}), sampling)->text, u"喝。"_s);
        sampling.seed = 5;
        const Result<BotReply> other = (*bot)->reply(alternatingHistory({u"喝茶吗？"_s}), sampling);
        QCOMPARE(other->text, u"不喝。"_s);
        QCOMPARE(other->bot.kind, u"replay"_s);
        QCOMPARE(provenanceOf(*other)["sampling"]["seed"].get<int>(), 5);
        QCOMPARE((*bot)->reply(alternatingHistory({u"你几岁？"_s, u"三岁。"_s, u"真的？"_s}), sampling)->text,
                 u"我十岁。"_s);
        QCOMPARE((*bot)->reply(alternatingHistory({u"别的"_s}), sampling)->text, u"嗯。"_s);
        QVERIFY(!(*bot)->abilities().scores);
        const auto score = (*bot)->score({}, {}, true);
        QVERIFY(!score);
        QCOMPARE(score.error().kind, ErrorKind::Unsupported);
    }

    void replaysLogProbabilities()
    {
        const auto bot = ReplayBot::open(
            file(u"scores.jsonl"_s, R"({"history": ["a"], "continuation": "b", "logprobs": [-1.5, -0.5]})"));
        QVERIFY(bot && (*bot)->abilities().scores);
        const auto score = (*bot)->score(alternatingHistory({u"a"_s}), {ChatRole::Bot, u"b"_s}, false);
        QVERIFY(score);
        QCOMPARE(score->sum, -2.0);
        QCOMPARE(score->perToken(), -1.0);
        QVERIFY(!(*bot)->score({}, {ChatRole::Bot, u"b"_s}, false));
        QVERIFY(!(*bot)->reply(alternatingHistory({u"a"_s}), {}));
    }

    void faultsInTheFileAreNamedByLine_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("no JSON") << QByteArray("{\"reply\": \"a\"}\nhello\n");
        QTest::newRow("no reply") << QByteArray("{\"reply\": \"a\"}\n{\"text\": 3}\n");
        QTest::newRow("odd history") << QByteArray("{\"reply\": \"a\"}\n{\"history\": [1], \"reply\": \"a\"}\n");
        QTest::newRow("unknown role") << QByteArray(
            "{\"reply\": \"a\"}\n{\"history\": [{\"role\":\"cat\",\"text\":\"a\"}], \"reply\": \"a\"}\n");
    }
    void faultsInTheFileAreNamedByLine()
    {
        QFETCH(QByteArray, content);
        const auto bot = ReplayBot::open(file(u"broken.jsonl"_s, content));
        QVERIFY(!bot);
        QVERIFY2(bot.error().message.contains(u"broken.jsonl, line 2"_s), qPrintable(bot.error().message));
    }

    void emptyAndMissingFilesAreErrors()
    {
        QVERIFY(!ReplayBot::open(file(u"empty.jsonl"_s, "\n")));
        QVERIFY(!ReplayBot::open(m_folder.filePath(u"none.jsonl"_s)));
    }

    void aProgramReplies()
    {
        const QString program = script(u"echo.py"_s, R"(import json, sys
asked = json.loads(sys.stdin.readline())
turn = asked["history"][-1]
print(json.dumps({"reply": "%s said %s, seed %d" % (turn["role"], turn["text"], asked["sampling"]["seed"])}))
)");
        const auto bot = CommandBot::create(program);
        QVERIFY(bot);
        SamplingParameters sampling;
        sampling.seed = 12;
        QString streamed;
        const auto reply = (*bot)->reply(alternatingHistory({u"喝茶 \"吗\"？"_s}), sampling, {},
                                         [&](const QString &piece) { streamed += piece; });
        QVERIFY2(reply, reply ? "" : qPrintable(reply.error().message));
        QCOMPARE(reply->text, u"user said 喝茶 \"吗\"？, seed 12"_s);
        QCOMPARE(streamed, reply->text);
        QCOMPARE(reply->bot.kind, u"command"_s);
    }

    void aProgramThatFailsSaysWhy_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QString>("expected");
        QTest::newRow("garbage") << QByteArray("print('what?')") << u"what?"_s;
        QTest::newRow("nothing") << QByteArray("") << u"JSON"_s;
        QTest::newRow("exit code") << QByteArray("import sys\nsys.exit('no weights')") << u"no weights"_s;
        QTest::newRow("its own error") << QByteArray("print('{\"error\": \"out of memory\"}')") << u"out of memory"_s;
        QTest::newRow("killed") << QByteArray("import os\nos.kill(os.getpid(), 9)") << u"crashed"_s;
        QTest::newRow("floods") << QByteArray("while True: print('x' * 1000000)") << u"16 MB"_s;
    }
    void aProgramThatFailsSaysWhy()
    {
        QFETCH(QByteArray, code);
        QFETCH(QString, expected);
        const auto bot = CommandBot::create(script(u"fails.py"_s, code));
        QVERIFY(bot);
        const auto reply = (*bot)->reply(alternatingHistory({u"a"_s}), {});
        QVERIFY(!reply);
        QVERIFY2(reply.error().message.contains(expected), qPrintable(reply.error().message));
    }

    void aProgramThatHangsIsEnded()
    {
        const QString left = m_folder.filePath(u"left"_s);
        const QString program = script(u"hang.py"_s, "import os, time\nopen('" + left.toUtf8() +
                                                         "', 'w').write(str(os.getpid()))\ntime.sleep(600)");
        const auto slow = CommandBot::create(program, 1500ms);
        QElapsedTimer timer;
        timer.start();
        const auto late = (*slow)->reply({}, {});
        QVERIFY(!late);
        QVERIFY(late.error().message.contains(u"1.5 s"_s));
        QVERIFY2(timer.elapsed() < 120'000, "it waited for the program instead of ending it");
        QFile pid(left);
        QVERIFY(pid.open(QIODevice::ReadOnly));
        QVERIFY(!QFile::exists(u"/proc/"_s + QString::fromLatin1(pid.readAll())));
    }

    void aReplyCanBeCancelled()
    {
        const auto bot = CommandBot::create(script(u"wait.py"_s, "import time\ntime.sleep(600)"));
        std::stop_source source;
        std::jthread canceller([&] {
            std::this_thread::sleep_for(300ms);
            source.request_stop();
        });
        const auto reply = (*bot)->reply({}, {}, source.get_token());
        QVERIFY(!reply);
        QCOMPARE(reply.error().kind, ErrorKind::Cancelled);
    }

    void aProgramThatIsNotThereIsNamed()
    {
        const auto bot = CommandBot::create(u"/no/such/program --fast"_s);
        QVERIFY(bot);
        const auto reply = (*bot)->reply({}, {});
        QVERIFY(!reply && reply.error().message.contains(u"/no/such/program"_s));
        QVERIFY(!CommandBot::create(u"  "_s));
    }

    void botsAreNamedInOneWay()
    {
        QCOMPARE(*parseBotSpec(u"embedded"_s), (BotSpec{BotSpec::Kind::Embedded, {}}));
        QCOMPARE(*parseBotSpec(u"replay:a:b.jsonl"_s), (BotSpec{BotSpec::Kind::Replay, u"a:b.jsonl"_s}));
        QCOMPARE(*parseBotSpec(u"command:python3 x.py \"a b\""_s),
                 (BotSpec{BotSpec::Kind::Command, u"python3 x.py \"a b\""_s}));
        QCOMPARE(*parseBotSpec(u"our-server"_s), (BotSpec{BotSpec::Kind::Named, u"our-server"_s}));
        QVERIFY(!parseBotSpec(u"replay:"_s));
        QVERIFY(!parseBotSpec(u" "_s));
        const auto unknown = openBot(u"our-server"_s, {});
        QVERIFY(!unknown && unknown.error().message.contains(u"our-server"_s));
        QVERIFY(openBot(u"replay:"_s + file(u"one.jsonl"_s, R"({"reply": "a"})"), {}));
    }

    void historiesEndWithTheUser()
    {
        const ChatHistory history = alternatingHistory({u"u1"_s, u"b1"_s, u"u2"_s});
        QVERIFY(history.first().role == ChatRole::User);
        QVERIFY(history.at(1).role == ChatRole::Bot);
        QVERIFY(*historyFromJson(toJson(history), u"x"_s) == history);
    }

private:
    QString file(const QString &name, const QByteArray &content)
    {
        QFile target(m_folder.filePath(name));
        if (!target.open(QIODevice::WriteOnly) || target.write(content) != content.size())
            qFatal("cannot write a test file");
        return target.fileName();
    }
    QString script(const QString &name, const QByteArray &code) { return u"python3 \"%1\""_s.arg(file(name, code)); }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(BotsTest)
#include "tst_bots.moc"
