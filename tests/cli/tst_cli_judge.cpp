// SPDX-License-Identifier: GPL-3.0-or-later
// A language model as a judge: a server that others wrote, and a program of one's own.
#include "core/judge/JudgePrompt.h"
#include "tests/cli/CliSupport.h"
#include "tests/support/MockProgram.h"

#include <QJsonArray>
#include <QTest>

using namespace gainsay;
using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

// Three conversations of which two contradict.
const QList<QStringList> spoken = {{u"你养宠物吗？"_s, u"我养猫"_s, u"叫什么？"_s, u"我没有养猫"_s},
                                   {u"你住在哪？"_s, u"我住在海边"_s, u"远吗？"_s, u"很近，走路就到"_s},
                                   {u"你喝茶吗？"_s, u"我天天喝茶"_s, u"什么茶？"_s, u"我从来不喝茶"_s}};

QByteArray importedRows()
{
    QByteArray rows;
    for (qsizetype i = 0; i < spoken.size(); ++i) {
        QJsonObject row{{u"id"_s, QString::number(i)}};
        const QString names[] = {u"u1"_s, u"b1"_s, u"u2"_s, u"b2"_s};
        for (int turn = 0; turn < 4; ++turn)
            row.insert(names[turn], spoken[i][turn]);
        rows += QJsonDocument(row).toJson(QJsonDocument::Compact) + '\n';
    }
    return rows;
}

// Answers by what is in the conversation, as a model that does as it is told.
const QByteArray program = R"(import json, sys
request = json.loads(sys.stdin.readline())
said = request["history"][-1]
text = said["text"] if isinstance(said, dict) and "text" in said else said["content"] if isinstance(said, dict) else said
mark = text.split("===")[1].strip()
item = json.loads(text.split("\n")[1])
turns = {turn["turn"]: turn["text"] for turn in item["conversation"]}
negated = "没有" in turns["b2"] or "从来不" in turns["b2"]
answer = {"item": mark, "answers": {"category": "history", "persona": "attributes"} if negated else {"category": "none"},
          "evidence": [{"turn": "b1", "quote": turns["b1"]}, {"turn": "b2", "quote": turns["b2"]}] if negated else [],
          "reason": "x"}
print(json.dumps({"reply": "Here it is:\n" + json.dumps(answer, ensure_ascii=False)}))
)";

QString project(const CliFolder &folder)
{
    const QString path = folder.path(u"p.gainsay"_s);
    folder.run({u"init"_s, path, u"--scheme"_s, u"cdconv"_s});
    const QString rows = folder.write(u"rows.jsonl"_s, importedRows());
    folder.run({u"import"_s, path, rows, u"--format"_s, u"cdconv"_s, u"--batch"_s, u"one"_s});
    return path;
}

// The mark of a conversation as the program stores it.
QString markOf(const QStringList &turns)
{
    Conversation conversation;
    for (qsizetype i = 0; i < turns.size(); ++i)
        conversation.turns.append({i % 2 == 0 ? u"user"_s : u"bot"_s, turns[i]});
    conversation.target = 3;
    return judgeMark(conversation);
}

}  // namespace

class CliJudgeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aProgramOfOnesOwnJudges()
    {
        const CliFolder folder;
        const QString path = project(folder);
        const QString bot = u"command:python3 "_s + folder.write(u"judge.py"_s, program);
        const CliResult first = folder.run({u"judge"_s, path, u"--bot"_s, bot, u"--limit"_s, u"1"_s, u"--json"_s});
        QVERIFY2(first.exit == 0, first.err.constData());
        QCOMPARE(first.json()[u"judged"_s].toInt(), 1);
        QCOMPARE(first.json()[u"left"_s].toInt(), 2);
        const CliResult rest = folder.run({u"judge"_s, path, u"--bot"_s, bot, u"--json"_s});
        QCOMPARE(rest.json()[u"judged"_s].toInt(), 2);  // goes on where it stopped
        QCOMPARE(rest.json()[u"run"_s].toInt(), first.json()[u"run"_s].toInt());
        QCOMPARE(rest.json()[u"lost_quotes"_s].toInt(), 0);
        QCOMPARE(rest.json()[u"refused"_s].toInt(), 0);
        const CliResult compared = folder.run({u"errors"_s, path, u"models"_s, u"--json"_s});
        QVERIFY2(compared.out.contains("judge"), compared.out.constData());
        const CliResult canary = folder.run({u"judge"_s, path, u"--bot"_s, bot, u"--canary"_s, u"--json"_s});
        QCOMPARE(canary.json()[u"items"_s].toInt(), 3);
        QCOMPARE(canary.json()[u"changed_by_order"_s].toInt(), 0);
        const CliResult shares = folder.run({u"judge"_s, path, u"--bot"_s, bot, u"--samples"_s, u"3"_s, u"--json"_s});
        QCOMPARE(shares.json()[u"requests"_s].toInt(), 9);
    }

    void aPromptCanBeReadAndChanged()
    {
        const CliFolder folder;
        const QString path = project(folder);
        const CliResult prompt = folder.run({u"judge"_s, path, u"--print-prompt"_s});
        QCOMPARE(prompt.exit, 0);
        QVERIFY(prompt.out.contains("{{questions}}"));
        QVERIFY(prompt.out.contains("JSON"));
        const QString edited = folder.write(u"prompt.md"_s, prompt.out + "\nBe strict.\n");
        const QString bot = u"command:python3 "_s + folder.write(u"judge.py"_s, program);
        const CliResult one = folder.run({u"judge"_s, path, u"--bot"_s, bot, u"--json"_s});
        const CliResult other = folder.run({u"judge"_s, path, u"--bot"_s, bot, u"--prompt"_s, edited, u"--json"_s});
        QVERIFY2(other.exit == 0, other.err.constData());
        QVERIFY(other.json()[u"run"_s].toInt() != one.json()[u"run"_s].toInt());  // another judge
    }

    void aServerJudges()
    {
        const CliFolder folder;
        QJsonArray fixtures;
        for (qsizetype i = 0; i < spoken.size(); ++i) {
            const QString mark = markOf(spoken[i]);
            // Of the last one the server says something that the scheme does not know.
            const QString category = i == 0 ? u"history"_s : i == 1 ? u"none"_s : u"maybe"_s;
            QJsonObject answers{{u"category"_s, category}};
            if (i == 0)
                answers.insert(u"persona"_s, u"attributes"_s);
            const QJsonObject answer{{u"item"_s, mark}, {u"answers"_s, answers}};
            const QString content = QString::fromUtf8(QJsonDocument(answer).toJson(QJsonDocument::Compact));
            fixtures.append(QJsonObject{{u"match"_s, QJsonObject{{u"userMessage"_s, mark}}},
                                        {u"response"_s, QJsonObject{{u"content"_s, content}}}});
        }
        const QString list =
            folder.write(u"fixtures.json"_s, QJsonDocument(QJsonObject{{u"fixtures"_s, fixtures}}).toJson());
        const MockProgram server(u"@copilotkit/aimock/dist/cli.js"_s,
                                 {u"--port"_s, u"PORT"_s, u"--fixtures"_s, list, u"--log-level"_s, u"warn"_s},
                                 {u"AIMOCK_API_KEYS=sk-test-4711"_s});
        if (!server.fault().isEmpty())
            QSKIP(qUtf8Printable(server.fault()));
        qputenv("XDG_CONFIG_HOME", folder.path(u"config"_s).toUtf8());
        qputenv("GAINSAY_TEST_KEY", "sk-test-4711");
        const CliResult added = folder.run({u"bot"_s, u"add"_s, u"mock"_s, u"--url"_s, server.address(), u"--model"_s,
                                            u"gpt-4o"_s, u"--key-env"_s, u"GAINSAY_TEST_KEY"_s});
        QVERIFY2(added.exit == 0, added.err.constData());
        const QString path = project(folder);
        const CliResult judged = folder.run({u"judge"_s, path, u"--bot"_s, u"mock"_s, u"--json"_s});
        QVERIFY2(judged.exit == 0, judged.err.constData());
        QCOMPARE(judged.json()[u"judged"_s].toInt(), 3);
        QCOMPARE(judged.json()[u"silent"_s].toInt(), 1);
        QVERIFY(judged.json()[u"refused"_s].toInt() >= 1);
        const CliResult compared = folder.run({u"errors"_s, path, u"models"_s, u"--json"_s});
        QVERIFY2(compared.exit == 0, compared.err.constData());
    }
};

QTEST_GUILESS_MAIN(CliJudgeTest)
#include "tst_cli_judge.moc"
