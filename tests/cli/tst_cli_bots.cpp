// SPDX-License-Identifier: GPL-3.0-or-later
// Chatbots as scripts use them.
#include "tests/cli/CliSupport.h"
#include "tests/support/LoopbackServer.h"
#include "tests/support/TinyChatModel.h"

#include <QDir>
#include <QJsonArray>
#include <QTest>

#include <cmath>

using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

QJsonObject lineOf(const QByteArray &lines, int index)
{
    return QJsonDocument::fromJson(lines.split('\n').value(index)).object();
}

}  // namespace

class TestCliBots : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsComeBackWithTheirScores()
    {
        CliFolder folder;
        const QString replies = folder.write(
            u"known.jsonl"_s, "{\"history\": [\"a\"], \"continuation\": \"b\", \"logprobs\": [-1.5, -0.5]}\n");
        const QString rows =
            folder.write(u"rows.jsonl"_s, "{\"context\": [\"a\"], \"continuation\": \"b\", \"mine\": 7}\n"
                                          "{\"context\": [\"a\"]}\n"
                                          "nothing\n");
        const CliResult result = folder.run({u"score"_s, rows, u"--bot"_s, u"replay:"_s + replies});
        QCOMPARE(result.exit, 3);
        const QJsonObject row = lineOf(result.out, 0);
        QCOMPARE(row[u"mine"_s].toInt(), 7);
        QCOMPARE(row[u"logprob"_s].toDouble(), -2.0);
        QCOMPARE(row[u"tokens"_s].toInt(), 2);
        QCOMPARE(row[u"logprob_per_token"_s].toDouble(), -1.0);
        QVERIFY(result.says("line 2") && result.says("line 3"));
    }

    void botsThatCannotScoreAreRefused()
    {
        CliFolder folder;
        const QString replies = folder.write(u"replies.jsonl"_s, "{\"reply\": \"b\"}\n");
        const QString rows = folder.write(u"rows.jsonl"_s, "{\"continuation\": \"b\"}\n");
        QCOMPARE(folder.run({u"score"_s, rows, u"--bot"_s, u"replay:"_s + replies}).exit, 1);
        QCOMPARE(folder.run({u"score"_s, rows, u"--bot"_s, u"nobody"_s}).exit, 1);
        QCOMPARE(folder.run({u"score"_s, rows}).exit, 2);
    }

    void packagesOfChatbotsAreCheckedAndUsed()
    {
        CliFolder folder;
        const QString package = folder.path(u"tiny"_s);
        QVERIFY(QDir().mkpath(package) && TinyChatModel().write(package));
        const CliResult check = folder.run({u"model"_s, u"check"_s, package, u"--json"_s});
        if (check.exit != 0 && check.says("ONNX Runtime"))
            QSKIP("this build has no ONNX Runtime");
        QCOMPARE(check.exit, 0);
        QCOMPARE(check.json()[u"name"_s].toString(), u"tiny-chat"_s);
        const QString rows = folder.write(u"rows.jsonl"_s, "{\"context\": [\"hello\"], \"continuation\": \"abc\"}\n"
                                                           "{\"continuation\": \"abc\"}\n");
        const QStringList call = {u"score"_s, rows, u"--bot"_s, u"embedded:"_s + package};
        const CliResult scored = folder.run(call);
        QCOMPARE(scored.exit, 0);
        const QJsonObject first = lineOf(scored.out, 0);
        QVERIFY(first[u"logprob"_s].toDouble() < 0);
        QCOMPARE(first[u"tokens"_s].toInt(), 2);  // "abc" and the end of the turn
        QVERIFY(std::abs(first[u"logprob"_s].toDouble() - 2 * first[u"logprob_per_token"_s].toDouble()) < 1e-9);
        QVERIFY(first[u"logprob"_s] != lineOf(scored.out, 1)[u"logprob"_s]);
        QCOMPARE(folder.run(call).out, scored.out);
        TinyChatModel damaged;
        damaged.damaged = true;
        QVERIFY(damaged.write(package));
        QCOMPARE(folder.run({u"model"_s, u"check"_s, package}).exit, 1);
    }

    void serversAreAddedTriedAndRemoved()
    {
        CliFolder folder;
        qputenv("XDG_CONFIG_HOME", folder.path(u"config"_s).toUtf8());
        qputenv("GAINSAY_TEST_KEY", "sk-quiet-99");
        const LoopbackServer server([](const HeardRequest &, const LoopbackServer::Caller &caller) {
            caller.beginEvents();
            caller.piece(u"你好呀"_s);
            caller.end();
        });
        const QStringList add = {u"bot"_s,           u"add"_s,         u"mine"_s,
                                 u"--url"_s,         server.address(), u"--model"_s,
                                 u"small"_s,         u"--key-env"_s,   u"GAINSAY_TEST_KEY"_s,
                                 u"--price-reply"_s, u"2.5"_s,         u"--param"_s,
                                 u"temperature=0"_s, u"--param"_s,     u"min_p=0.1"_s};
        const CliResult added = folder.run(add);
        QCOMPARE(added.exit, 0);
        // Who gets what is said before anything is sent.
        QVERIFY(added.out.contains(server.address().toUtf8()) && added.out.contains("GAINSAY_TEST_KEY"));
        QCOMPARE(server.connections(), 0);
        QCOMPARE(folder.run(add).exit, 1);
        const QJsonArray list = QJsonDocument::fromJson(folder.run({u"bot"_s, u"list"_s, u"--json"_s}).out).array();
        QCOMPARE(list.last().toObject()[u"name"_s].toString(), u"mine"_s);
        QCOMPARE(list.last().toObject()[u"sampling"_s].toObject()[u"temperature"_s].toDouble(), 0.0);
        QCOMPARE(server.connections(), 0);
        const CliResult trial = folder.run({u"bot"_s, u"test"_s, u"mine"_s, u"--json"_s});
        QCOMPARE(trial.exit, 0);
        QCOMPARE(trial.json()[u"reply"_s].toString(), u"你好呀"_s);
        QVERIFY(trial.json()[u"cost"_s].toDouble() > 0);
        QVERIFY(server.heard().first().head.contains("Bearer sk-quiet-99"));
        const QByteArray kept = folder.read(u"config/gainsay/bots.json"_s);
        QVERIFY(kept.contains("GAINSAY_TEST_KEY"));
        for (const QByteArray &text : {kept, added.out, trial.out, trial.err})
            QVERIFY(!text.contains("sk-quiet-99"));
        qunsetenv("GAINSAY_TEST_KEY");
        const CliResult keyless = folder.run({u"bot"_s, u"test"_s, u"mine"_s});
        QCOMPARE(keyless.exit, 1);
        QVERIFY(keyless.says("GAINSAY_TEST_KEY"));
        QCOMPARE(folder.run({u"bot"_s, u"remove"_s, u"mine"_s}).exit, 0);
        QCOMPARE(folder.run({u"bot"_s, u"test"_s, u"mine"_s}).exit, 1);
        QCOMPARE(server.heard().size(), 1);
    }

    void botsAreNotAddedByHalf()
    {
        CliFolder folder;
        qputenv("XDG_CONFIG_HOME", folder.path(u"config"_s).toUtf8());
        const auto add = [&](const QStringList &more) {
            return folder.run(QStringList{u"bot"_s, u"add"_s} + more).exit;
        };
        QCOMPARE(add({}), 2);
        QCOMPARE(add({u"a"_s, u"--model"_s, u"m"_s}), 2);
        QCOMPARE(add({u"embedded"_s, u"--url"_s, u"h.example"_s, u"--model"_s, u"m"_s}), 1);
        QCOMPARE(add({u"a"_s, u"--url"_s, u"https://me:pw@h.example"_s, u"--model"_s, u"m"_s}), 1);
        QCOMPARE(add({u"a"_s, u"--url"_s, u"h.example"_s, u"--model"_s, u"m"_s, u"--param"_s, u"temperature=hot"_s}),
                 1);
        QCOMPARE(folder.run({u"bot"_s, u"list"_s, u"--url"_s, u"h.example"_s}).exit, 2);
        QVERIFY(!QFile::exists(folder.path(u"config/gainsay/bots.json"_s)));
    }

    void aJudgeIsARunOfPredictions()
    {
        CliFolder folder;
        const QString project = folder.path(u"p.gainsay"_s);
        QCOMPARE(folder.run({u"init"_s, project}).exit, 0);
        const QString rows = QStringLiteral(GAINSAY_SOURCE_DIR "/resources/samples/demo-conversations.jsonl");
        QCOMPARE(folder.run({u"import"_s, project, rows, u"--format"_s, u"cdconv"_s, u"--batch"_s, u"b"_s}).exit, 0);
        const QString replies = folder.write(
            u"replies.jsonl"_s, "{\"reply\": \"{\\\"category\\\": \\\"none\\\", \\\"reason\\\": \\\"fits\\\"}\"}\n");
        const QStringList judge = {u"judge"_s, project, u"--bot"_s, u"replay:"_s + replies, u"--json"_s};
        const CliResult estimate = folder.run(judge + QStringList{u"--estimate"_s, u"--limit"_s, u"5"_s});
        QCOMPARE(estimate.json()[u"requests"_s].toInt(), 5);
        const CliResult first = folder.run(judge + QStringList{u"--limit"_s, u"3"_s});
        QVERIFY2(first.exit == 0, first.err.constData());
        QCOMPARE(first.json()[u"judged"_s].toInt(), 3);
        QCOMPARE(first.json()[u"method"_s].toString(), u"judge"_s);
        const CliResult second = folder.run(judge + QStringList{u"--limit"_s, u"2"_s});
        QCOMPARE(second.json()[u"judged"_s].toInt(), 2);
        QCOMPARE(second.json()[u"run"_s], first.json()[u"run"_s]);
        const CliResult prompt = folder.run({u"judge"_s, project, u"--print-prompt"_s});
        QVERIFY(prompt.out.contains("{{questions}}"));
        const QString edited = folder.write(u"prompt.txt"_s, "Judge. {{questions}}");
        QVERIFY(folder.run(judge + QStringList{u"--limit"_s, u"1"_s, u"--prompt"_s, edited}).json()[u"run"_s] !=
                first.json()[u"run"_s]);
        const CliResult canary = folder.run(judge + QStringList{u"--canary"_s, u"--limit"_s, u"4"_s});
        QCOMPARE(canary.json()[u"items"_s].toInt(), 4);
        QCOMPARE(canary.json()[u"changed_by_order"_s].toInt(), 0);
        QCOMPARE(folder.run({u"judge"_s, project}).exit, 2);
        QCOMPARE(folder.run({u"judge"_s, project, u"--annotators-see"_s, u"yes"_s}).exit, 0);
        QCOMPARE(folder.run({u"verify"_s, project}).exit, 0);
    }

    void aChatbotIsNoDetector()
    {
        const CliResult list = CliFolder().run({u"model"_s, u"list"_s});
        QVERIFY(!list.out.contains("chatter-zh"));
    }
};

QTEST_GUILESS_MAIN(TestCliBots)
#include "tst_cli_bots.moc"
