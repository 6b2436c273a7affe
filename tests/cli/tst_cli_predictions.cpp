// SPDX-License-Identifier: GPL-3.0-or-later
// Predictions of other models brought in by script.
#include "tests/cli/CliSupport.h"

#include <QJsonArray>
#include <QTest>

using namespace gainsay::test;
using namespace Qt::StringLiterals;

class TestCliPredictions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void importsAndLists()
    {
        const CliFolder folder;
        folder.run({u"init"_s, u"p.gainsay"_s});
        folder.write(u"c.jsonl"_s, R"({"id":"a","u1":"甲","b1":"乙","u2":"丙","b2":"丁","label":0})"
                                   "\n"
                                   R"({"id":"b","u1":"甲","b1":"乙","u2":"丙","b2":"戊","label":3,"persona":1})"
                                   "\n");
        QCOMPARE(folder.run({u"import"_s, u"p.gainsay"_s, u"c.jsonl"_s, u"--format"_s, u"cdconv"_s}).exit, 0);
        folder.write(u"m.csv"_s, "doc,guess\na,3\nb,history\nc,0\n");
        const QStringList import{u"predictions"_s, u"p.gainsay"_s, u"import"_s,    u"m.csv"_s,
                                 u"--run"_s,       u"m 1"_s,       u"--columns"_s, u"id=doc,label=guess"_s,
                                 u"--json"_s};
        const CliResult first = folder.run(import);
        QCOMPARE(first.exit, 3);
        QCOMPARE(first.json()[u"added"_s].toInt(), 2);
        QCOMPARE(first.json()[u"rejected"_s].toArray().size(), 1);
        QVERIFY(first.says("line 4: there is no conversation c"));
        const CliResult again = folder.run(import);
        QCOMPARE(again.json()[u"added"_s].toInt(), 0);
        QCOMPARE(again.json()[u"already_there"_s].toInt(), 2);
        const CliResult list = folder.run({u"predictions"_s, u"p.gainsay"_s, u"list"_s, u"--json"_s});
        const QJsonArray runs = QJsonDocument::fromJson(list.out).array();
        QCOMPARE(runs.size(), 1);
        QCOMPARE(runs[0][u"run"_s].toString(), u"m 1"_s);
        QCOMPARE(runs[0][u"predictions"_s].toInt(), 2);
        QCOMPARE(folder.run({u"verify"_s, u"p.gainsay"_s}).exit, 0);
    }

    void removesWhatWasImported()
    {
        const CliFolder folder;
        folder.run({u"init"_s, u"p.gainsay"_s});
        folder.write(u"c.jsonl"_s, R"({"id":"a","u1":"甲","b1":"乙","u2":"丙","b2":"丁","label":0})"
                                   "\n");
        QCOMPARE(folder.run({u"import"_s, u"p.gainsay"_s, u"c.jsonl"_s, u"--format"_s, u"cdconv"_s}).exit, 0);
        folder.write(u"m.csv"_s, "id,label\na,3\n");
        for (const QString &name : {u"one"_s, u"two"_s})
            QCOMPARE(folder.run({u"predictions"_s, u"p.gainsay"_s, u"import"_s, u"m.csv"_s, u"--run"_s, name}).exit, 0);
        const QStringList remove{u"predictions"_s, u"p.gainsay"_s, u"remove"_s, u"--run"_s, u"one"_s, u"--json"_s};
        const CliResult gone = folder.run(remove);
        QCOMPARE(gone.exit, 0);
        QCOMPARE(gone.json()[u"predictions"_s].toInt(), 1);
        QCOMPARE(gone.json()[u"origin"_s].toString(), u"m.csv"_s);
        const CliResult again = folder.run(remove);
        QCOMPARE(again.exit, 1);
        QVERIFY(again.says("imported were: two"));
        const CliResult list = folder.run({u"predictions"_s, u"p.gainsay"_s, u"list"_s, u"--json"_s});
        QCOMPARE(QJsonDocument::fromJson(list.out).array().size(), 1);
        // What is written and read back afterwards holds the other run alone.
        const CliResult exported =
            folder.run({u"export"_s, u"p.gainsay"_s, u"--what"_s, u"everything"_s, u"--format"_s, u"jsonl"_s});
        QCOMPARE(exported.exit, 0);
        QVERIFY(exported.out.contains("\"two\"") && !exported.out.contains("\"one\""));
        folder.write(u"all.jsonl"_s, exported.out);
        folder.run({u"init"_s, u"q.gainsay"_s});
        QCOMPARE(folder.run({u"import"_s, u"q.gainsay"_s, u"all.jsonl"_s, u"--format"_s, u"jsonl"_s}).exit, 0);
        for (const QString &project : {u"p.gainsay"_s, u"q.gainsay"_s})
            QCOMPARE(folder.run({u"verify"_s, project}).exit, 0);
        QCOMPARE(folder.run({u"predictions"_s, u"p.gainsay"_s, u"remove"_s}).exit, 2);
    }

    void exportsTheDetectorsWordUnlessAnotherRunIsNamed()
    {
        const CliFolder folder;
        folder.run({u"init"_s, u"p.gainsay"_s});
        folder.write(u"c.jsonl"_s, R"({"id":"a","u1":"你养猫吗","b1":"我养猫","u2":"几只","b2":"我不养猫","label":3})"
                                   "\n");
        QCOMPARE(folder.run({u"import"_s, u"p.gainsay"_s, u"c.jsonl"_s, u"--format"_s, u"cdconv"_s}).exit, 0);
        folder.write(u"m.csv"_s, "id,label\na,role\n");
        const QStringList import{u"predictions"_s, u"p.gainsay"_s, u"import"_s, u"m.csv"_s, u"--run"_s, u"theirs"_s};
        const QStringList exported{u"export"_s, u"p.gainsay"_s, u"--what"_s, u"predictions"_s};
        QCOMPARE(folder.run(import).exit, 0);
        const CliResult nothing = folder.run(exported);
        QCOMPARE(nothing.exit, 1);
        QVERIFY2(nothing.says("predictions of theirs") && nothing.says("--run"), nothing.err.constData());
        QCOMPARE(folder.run({u"predictions"_s, u"p.gainsay"_s, u"remove"_s, u"--run"_s, u"theirs"_s}).exit, 0);
        QCOMPARE(folder.run({u"detect"_s, u"p.gainsay"_s, u"--model"_s, u"rules"_s}).exit, 0);
        QCOMPARE(folder.run(import).exit, 0);  // newer than the detector's
        const CliResult own = folder.run(exported);
        QCOMPARE(own.exit, 0);
        QVERIFY2(!own.out.contains("theirs") && own.out.contains("\"method\":\"rules\""), own.out.constData());
        QVERIFY2(own.says("predictions of "), own.err.constData());
        const CliResult named =
            folder.run(exported + QStringList{u"--run"_s, u"theirs"_s, u"--out"_s, u"o.jsonl"_s, u"--json"_s});
        QCOMPARE(named.json()[u"run"_s].toString(), u"theirs"_s);
        QVERIFY(folder.read(u"o.jsonl"_s).contains("\"model\":\"theirs\""));
        QVERIFY(folder.run(exported + QStringList{u"--run"_s, u"ours"_s}).says("there are those of theirs"));
        QCOMPARE(folder.run({u"export"_s, u"p.gainsay"_s, u"--run"_s, u"theirs"_s}).exit, 2);
    }

    void refusesWhatItCannotDo()
    {
        const CliFolder folder;
        folder.run({u"init"_s, u"p.gainsay"_s});
        QCOMPARE(folder.run({u"predictions"_s, u"p.gainsay"_s, u"import"_s, u"x.jsonl"_s}).exit, 2);
        QCOMPARE(folder.run({u"predictions"_s, u"p.gainsay"_s, u"drop"_s}).exit, 2);
        QCOMPARE(folder.run({u"predictions"_s, u"p.gainsay"_s, u"import"_s, u"x.jsonl"_s, u"--run"_s, u"m"_s}).exit, 1);
    }
};

QTEST_GUILESS_MAIN(TestCliPredictions)
#include "tst_cli_predictions.moc"
