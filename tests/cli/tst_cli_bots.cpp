// SPDX-License-Identifier: GPL-3.0-or-later
// Chatbots as scripts use them.
#include "tests/cli/CliSupport.h"
#include "tests/support/TinyChatModel.h"

#include <QDir>
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

    void aChatbotIsNoDetector()
    {
        const CliResult list = CliFolder().run({u"model"_s, u"list"_s});
        QVERIFY(!list.out.contains("chatter-zh"));
    }
};

QTEST_GUILESS_MAIN(TestCliBots)
#include "tst_cli_bots.moc"
