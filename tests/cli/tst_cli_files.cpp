// SPDX-License-Identifier: GPL-3.0-or-later
// Files in and out of a project, as scripts do it.
#include "tests/cli/CliSupport.h"

#include <QJsonArray>
#include <QTest>

using namespace gainsay::test;
using namespace Qt::StringLiterals;

class TestCliFiles : public QObject {
    Q_OBJECT

    static CliResult importInto(const CliFolder &folder, const QString &project, const QByteArray &content,
                                const QStringList &more)
    {
        return folder.run(QStringList{u"import"_s, project, folder.write(u"in.jsonl"_s, content)} + more);
    }

private Q_SLOTS:
    void goodRowsAreTakenAndBadOnesNamed()
    {
        const CliFolder folder;
        QCOMPARE(folder.run({u"init"_s, u"p.gainsay"_s}).exit, 0);
        const CliResult result =
            importInto(folder, u"p.gainsay"_s, golden(u"mixed.jsonl"_s), {u"--format"_s, u"cdconv"_s});
        QCOMPARE(result.exit, 3);
        QCOMPARE(result.err, golden(u"mixed.err"_s));
        QVERIFY2(result.out.startsWith("3 added, 0 already there, 4 rejected\n"), result.out.constData());
        // A field that nobody asks for is kept, and that is said.
        QVERIFY2(result.out.contains("source"), result.out.constData());
        QCOMPARE(folder.run({u"export"_s, u"p.gainsay"_s, u"--format"_s, u"cdconv"_s}).out, golden(u"mixed.gold"_s));
        QCOMPARE(folder.run({u"verify"_s, u"p.gainsay"_s}).exit, 0);
    }

    void aDryRunShowsWhatRowsWouldBecomeAndStoresNothing()
    {
        const CliFolder folder;
        folder.run({u"init"_s, u"p.gainsay"_s});
        const QByteArray rows = R"({"id":"c1","messages":[{"role":"user","content":"Tea?"},{"role":"assistant",)"
                                R"("content":"Never."}],"label":"None","mood":"x"})"
                                "\n"
                                R"({"id":"c2","messages":[{"role":"user","content":"Tea?"}],"label":"perhaps"})"
                                "\n";
        const CliResult shown =
            importInto(folder, u"p.gainsay"_s, rows, {u"--format"_s, u"auto"_s, u"--dry-run"_s, u"--json"_s});
        QCOMPARE(shown.exit, 3);
        const QJsonObject json = shown.json();
        QCOMPARE(json[u"format"_s].toString(), u"chat"_s);
        QCOMPARE(json[u"would_add"_s].toInt(), 1);
        QCOMPARE(json[u"rows"_s][0][u"gold"_s][u"category"_s].toString(), u"none"_s);
        QCOMPARE(json[u"unknown_answers"_s][0][u"rows"_s].toInt(), 1);
        QCOMPARE(json[u"kept"_s][u"mood"_s].toInt(), 1);
        QCOMPARE(folder.run({u"export"_s, u"p.gainsay"_s}).out, QByteArray());
        const CliResult taken = importInto(folder, u"p.gainsay"_s, rows, {u"--format"_s, u"auto"_s});
        QCOMPARE(taken.exit, 3);
        QVERIFY2(taken.out.startsWith("1 added") && taken.out.contains("mood") && taken.out.contains("perhaps"),
                 taken.out.constData());
    }

    void theSameFileTwiceAddsNothing()
    {
        const CliFolder folder;
        folder.run({u"init"_s, u"p.gainsay"_s});
        const QByteArray rows = folder.run({u"synth"_s, u"--conversations"_s, u"50"_s, u"--seed"_s, u"4"_s}).out;
        QCOMPARE(importInto(folder, u"p.gainsay"_s, rows, {u"--format"_s, u"cdconv"_s}).exit, 0);
        const CliResult again = importInto(folder, u"p.gainsay"_s, rows, {u"--format"_s, u"cdconv"_s, u"--json"_s});
        QCOMPARE(again.exit, 0);
        QCOMPARE(again.json()[u"added"_s].toInt(), 0);
        QCOMPARE(again.json()[u"already_there"_s].toInt(), 50);
        QVERIFY(again.err.isEmpty());
    }

    void everythingReadBackIsTheSame_data()
    {
        QTest::addColumn<QString>("scheme");
        QTest::addColumn<QString>("file");
        QTest::newRow("cdconv") << u"cdconv"_s << u"demo-conversations.jsonl"_s;
        QTest::newRow("rgm") << u"rgm"_s << u"demo-rgm.jsonl"_s;
        QTest::newRow("mutual") << u"mutual"_s << u"demo-mutual.jsonl"_s;
        QTest::newRow("crp") << u"crp-errors"_s << u"demo-crp.jsonl"_s;
    }

    void everythingReadBackIsTheSame()
    {
        QFETCH(QString, scheme);
        QFETCH(QString, file);
        const QString format = scheme.section(u'-', 0, 0);
        const CliFolder folder;
        const auto exportAll = [&](const QString &project) {
            return folder.run({u"export"_s, project, u"--what"_s, u"everything"_s, u"--format"_s, u"jsonl"_s}).out;
        };
        folder.run({u"init"_s, u"a.gainsay"_s, u"--scheme"_s, scheme});
        QCOMPARE(folder
                     .run({u"import"_s, u"a.gainsay"_s, QStringLiteral(GAINSAY_SOURCE_DIR "/resources/samples/") + file,
                           u"--format"_s, format})
                     .exit,
                 0);
        const QByteArray first = exportAll(u"a.gainsay"_s);
        QVERIFY(first.size() > 1000);
        folder.run({u"init"_s, u"b.gainsay"_s, u"--scheme"_s, scheme});
        QCOMPARE(importInto(folder, u"b.gainsay"_s, first, {u"--format"_s, u"jsonl"_s}).exit, 0);
        QCOMPARE(exportAll(u"b.gainsay"_s), first);
        QCOMPARE(folder.run({u"verify"_s, u"b.gainsay"_s}).exit, 0);
    }

    // What no version of the scheme could read is not let in, whoever wrote the archive.
    void archivesWithUnreadableAnswersAreRefusedByLine_data()
    {
        QTest::addColumn<QByteArray>("answers");
        QTest::addColumn<QByteArray>("field");
        QTest::newRow("spans of text")
            << QByteArray(R"({"b1_intra":false,"not_fluent":[],"risk":[],"category":"role","evidence":["x"]})")
            << QByteArray("evidence");
        QTest::newRow("span without a place")
            << QByteArray(
                   R"({"b1_intra":false,"not_fluent":[],"risk":[],"category":"role","evidence":[{"utterance":1,"start":0}]})")
            << QByteArray("evidence");
        QTest::newRow("choice as a list")
            << QByteArray(R"({"b1_intra":false,"not_fluent":[],"risk":[],"category":["role"]})")
            << QByteArray("category");
        QTest::newRow("list as a word") << QByteArray(R"({"risk":"b1"})") << QByteArray("risk");
        QTest::newRow("no object") << QByteArray(R"(["role"])") << QByteArray("answers");
    }

    void archivesWithUnreadableAnswersAreRefusedByLine()
    {
        QFETCH(QByteArray, answers);
        QFETCH(QByteArray, field);
        const CliFolder folder;
        folder.run({u"init"_s, u"a.gainsay"_s});
        for (const QString &name : {u"ann"_s, u"bob"_s})
            QCOMPARE(folder.run({u"user"_s, u"a.gainsay"_s, u"add"_s, name}).exit, 0);
        QCOMPARE(importInto(folder, u"a.gainsay"_s, R"({"id":"a","u1":"甲","b1":"乙","u2":"丙","b2":"丁"})",
                            {u"--format"_s, u"cdconv"_s, u"--batch"_s, u"b"_s})
                     .exit,
                 0);
        QCOMPARE(folder.run({u"assign"_s, u"a.gainsay"_s, u"--batch"_s, u"b"_s, u"--annotators"_s, u"ann,bob"_s}).exit,
                 0);
        const QByteArray given = R"({"b1_intra":false,"category":"none","not_fluent":[],"risk":[]})";
        folder.write(u"rows.jsonl"_s, R"({"conversation":"a","answers":)" + given + "}\n");
        const CliResult annotated =
            folder.run({u"annotate"_s, u"a.gainsay"_s, u"--user"_s, u"ann"_s, u"--from"_s, u"rows.jsonl"_s});
        QVERIFY2(annotated.exit == 0, annotated.err.constData());
        const QByteArray archive =
            folder.run({u"export"_s, u"a.gainsay"_s, u"--what"_s, u"everything"_s, u"--format"_s, u"jsonl"_s}).out;
        QVERIFY2(archive.contains(given), archive.constData());
        folder.run({u"init"_s, u"b.gainsay"_s});
        const CliResult refused = importInto(folder, u"b.gainsay"_s, QByteArray(archive).replace(given, answers),
                                             {u"--format"_s, u"jsonl"_s});
        QCOMPARE(refused.exit, 3);
        QVERIFY2(refused.says("line 2") && refused.says(field.constData()), refused.err.constData());
        QCOMPARE(importInto(folder, u"b.gainsay"_s, archive, {u"--format"_s, u"jsonl"_s}).exit, 0);
    }

    void tablesAreMappedAndWritten()
    {
        const CliFolder folder;
        folder.run({u"init"_s, u"p.gainsay"_s});
        const QString table =
            folder.write(u"chats.csv"_s, "nr,q,a,verdict\r\n1,\"你好, 吗\",=好,history\r\n2,a,b,maybe\r\n");
        const CliResult result = folder.run({u"import"_s, u"p.gainsay"_s, table, u"--format"_s, u"csv"_s, u"--map"_s,
                                             u"id=nr,turns=q|a,label=verdict"_s, u"--batch"_s, u"pilot"_s});
        QCOMPARE(result.exit, 3);
        QVERIFY2(result.says("line 3, verdict: expected an answer to \"category\", found \"maybe\""),
                 result.err.constData());
        const QByteArray gold = folder.run({u"export"_s, u"p.gainsay"_s, u"--format"_s, u"csv"_s}).out;
        QVERIFY2(gold.contains("1,pilot,,,user|bot,\"你好, 吗\",'=好"), gold.constData());
        QVERIFY(gold.contains(",history,"));
    }

    void standardInputIsAFileToo()
    {
        const CliFolder folder;
        folder.run({u"init"_s, u"p.gainsay"_s});
        const QByteArray rows = folder.run({u"synth"_s, u"--conversations"_s, u"3"_s}).out;
        const CliResult result = folder.run({u"import"_s, u"p.gainsay"_s, u"-"_s, u"--format"_s, u"cdconv"_s}, rows);
        QCOMPARE(result.out, QByteArray("3 added, 0 already there, 0 rejected\n"));
    }

    void synthIsTheSameForASeed()
    {
        const CliFolder folder;
        const QStringList call{u"synth"_s, u"--conversations"_s, u"200"_s, u"--raters"_s, u"3"_s, u"--seed"_s};
        const QByteArray first = folder.run(call + QStringList{u"9"_s}).out;
        QCOMPARE(folder.run(call + QStringList{u"9"_s}).out, first);
        QVERIFY(folder.run(call + QStringList{u"10"_s}).out != first);
        QCOMPARE(first.count('\n'), 200);
        QVERIFY(first.left(first.indexOf('\n')).contains("\"ratings\""));
        QCOMPARE(folder.run({u"synth"_s, u"--conversations"_s, u"2"_s, u"--seed"_s, u"7"_s}).out,
                 golden(u"synth.jsonl"_s));
    }

    void backupsAreProjects()
    {
        const CliFolder folder;
        folder.run({u"init"_s, u"p.gainsay"_s});
        folder.run({u"user"_s, u"p.gainsay"_s, u"add"_s, u"mei"_s, u"--role"_s, u"supervisor"_s});
        QCOMPARE(folder.run({u"backup"_s, u"p.gainsay"_s, u"copy.gainsay"_s}).exit, 0);
        QCOMPARE(folder.run({u"user"_s, u"copy.gainsay"_s, u"list"_s}).out, QByteArray("mei  supervisor\n"));
        QCOMPARE(folder.run({u"verify"_s, u"copy.gainsay"_s}).exit, 0);
        const CliResult again = folder.run({u"backup"_s, u"p.gainsay"_s, u"copy.gainsay"_s});
        QCOMPARE(again.exit, 1);
        QVERIFY(again.says("exists already"));
    }

    void theSampleIsTheSameEveryTime()
    {
        const CliFolder folder;
        QByteArray archives[2];
        for (const int run : {0, 1}) {
            const QString name = u"demo%1"_s.arg(run);
            const CliResult made = folder.run({u"demo"_s, name});
            QVERIFY2(made.exit == 0, made.err.constData());
            QVERIFY(made.out.contains("demo.gainsay"));
            const QString project = name + u"/demo.gainsay"_s;
            QCOMPARE(folder.run({u"verify"_s, project}).exit, 0);
            archives[run] = folder.run({u"export"_s, project, u"--what"_s, u"everything"_s}).out;
        }
        QVERIFY(archives[0].size() > 100'000);
        QCOMPARE(archives[1], archives[0]);
        const CliResult again = folder.run({u"demo"_s, u"demo0"_s});
        QCOMPARE(again.exit, 1);
        QVERIFY(again.says("exists already"));
    }

    void theSampleHasSomethingForEveryPage()
    {
        const CliFolder folder;
        QCOMPARE(folder.run({u"demo"_s, u"d"_s}).exit, 0);
        const QJsonObject progress = folder.run({u"report"_s, u"d/demo.gainsay"_s, u"progress"_s, u"--json"_s}).json();
        for (const QString &count :
             {u"items"_s, u"annotated"_s, u"agreed"_s, u"disputed"_s, u"adjudicated"_s, u"unqualified"_s})
            QVERIFY2(progress[count].toInt() > 0, qPrintable(count));
        const QByteArray rounds = folder.run({u"spotcheck"_s, u"d/demo.gainsay"_s, u"status"_s, u"--json"_s}).out;
        for (const char *state : {"\"accepted\"", "\"checking\"", "\"open\"", "\"returned\""})
            QVERIFY2(rounds.contains(state), state);
        const QByteArray predictions =
            folder.run({u"export"_s, u"d/demo.gainsay"_s, u"--what"_s, u"predictions"_s}).out;
        QVERIFY(predictions.count('\n') > 100);
    }

    void peopleAreAddedOnce()
    {
        const CliFolder folder;
        folder.run({u"init"_s, u"p.gainsay"_s});
        QCOMPARE(folder.run({u"user"_s, u"p.gainsay"_s, u"add"_s, u"mei"_s, u"--role"_s, u"annotator"_s}).exit, 0);
        QCOMPARE(folder.run({u"user"_s, u"p.gainsay"_s, u"add"_s, u"mei"_s, u"--role"_s, u"annotator"_s}).exit, 1);
        QCOMPARE(folder.run({u"user"_s, u"p.gainsay"_s, u"add"_s, u"bo"_s, u"--role"_s, u"king"_s}).exit, 2);
    }
};

QTEST_GUILESS_MAIN(TestCliFiles)
#include "tst_cli_files.moc"
