// SPDX-License-Identifier: GPL-3.0-or-later
// What the Errors page computes, by script.
#include "tests/cli/CliSupport.h"

#include <QJsonArray>
#include <QTest>

#include <cmath>

using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

// 40 conversations, every other one a contradiction (history). Model A is right everywhere; model B calls every fourth
// conversation, all of them without contradiction, history. Of the replies that contradict, 15 of 20 have the act
// "question", of the others 5 of 20.
void makeProject(const CliFolder &folder)
{
    QByteArray conversations;
    QByteArray right = "id,label,confidence\n";
    QByteArray wrong = "id,label,confidence\n";
    for (int i = 0; i < 40; ++i) {
        const bool contradicts = i % 2 == 1;
        const QByteArray n = QByteArray::number(i);
        const bool asks = contradicts ? i < 30 : i < 10;
        conversations += "{\"id\":\"c" + n + "\",\"u1\":\"one " + n +
                         "\",\"b1\":\"two\",\"u2\":\"three\",\"b2\":\"four " + n +
                         "\",\"label\":" + (contradicts ? "3,\"persona\":1" : "0") + ",\"act\":\"" +
                         (asks ? "question" : "statement") + "\"}\n";
        right += "c" + n + (contradicts ? ",history,0.9\n" : ",none,0.9\n");
        wrong += "c" + n + (contradicts || i % 4 == 0 ? ",history,0.9\n" : ",none,0.9\n");
    }
    folder.run({u"init"_s, u"p.gainsay"_s});
    folder.write(u"c.jsonl"_s, conversations);
    QCOMPARE(folder.run({u"import"_s, u"p.gainsay"_s, u"c.jsonl"_s, u"--format"_s, u"cdconv"_s}).exit, 0);
    folder.write(u"a.csv"_s, right);
    folder.write(u"b.csv"_s, wrong);
    for (const QString &name : {u"a"_s, u"b"_s})
        QCOMPARE(folder.run({u"predictions"_s, u"p.gainsay"_s, u"import"_s, name + u".csv"_s, u"--run"_s, name}).exit,
                 0);
}

CliResult errors(const CliFolder &folder, const QStringList &words)
{
    return folder.run(QStringList{u"errors"_s, u"p.gainsay"_s} + words);
}

QJsonArray rowsOf(const CliResult &result, int table = 0)
{
    return result.json()[u"tables"_s][table][u"rows"_s].toArray();
}

double valueOf(const QJsonValue &cell)
{
    return cell.isObject() ? cell[u"value"_s].toDouble() : cell.toDouble();
}

}  // namespace

class TestCliErrors : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsTheMatrix()
    {
        const CliFolder folder;
        makeProject(folder);
        const CliResult result = errors(folder, {u"matrix"_s, u"--run"_s, u"b"_s, u"--json"_s});
        QCOMPARE(result.exit, 0);
        QCOMPARE(result.json()[u"run"_s].toString(), u"b"_s);
        QJsonObject none;
        for (const QJsonValue &row : rowsOf(result)) {
            if (row[u"Gold"_s].toString() == u"none"_s)
                none = row.toObject();
        }
        QCOMPARE(none[u"none"_s].toInt(), 10);
        QCOMPARE(none[u"history"_s].toInt(), 10);
        const CliResult paper = errors(folder, {u"matrix"_s});
        QVERIFY2(paper.out.contains("| Gold |"), paper.out.constData());
    }

    void comparesModels()
    {
        const CliFolder folder;
        makeProject(folder);
        const CliResult models = errors(folder, {u"models"_s, u"--json"_s});
        QMap<QString, double> accuracy;
        for (const QJsonValue &row : rowsOf(models))
            accuracy.insert(row[u"Model"_s].toString(), valueOf(row[u"2-class acc."_s]));
        QCOMPARE(accuracy[u"a"_s], 1.0);
        QCOMPARE(accuracy[u"b"_s], 0.75);
        const CliResult two = errors(folder, {u"compare"_s, u"--run"_s, u"a"_s, u"--against"_s, u"b"_s, u"--json"_s});
        QCOMPARE(two.exit, 0);
        QVERIFY(two.out.contains("10"));
        QCOMPARE(errors(folder, {u"compare"_s, u"--run"_s, u"a"_s, u"--against"_s, u"a"_s}).exit, 1);
        QCOMPARE(errors(folder, {u"matrix"_s, u"--run"_s, u"nobody"_s}).exit, 1);
        QCOMPARE(errors(folder, {u"matrix"_s, u"--against"_s, u"b"_s}).exit, 2);
        QCOMPARE(errors(folder, {u"nonsense"_s}).exit, 2);
    }

    // Own columns are factors: act by contradiction is 15, 5 / 5, 15; χ² = 10, df = 1.
    void testsOwnColumns()
    {
        const CliFolder folder;
        makeProject(folder);
        const CliResult result = errors(folder, {u"triggers"_s, u"--json"_s});
        QCOMPARE(result.exit, 0);
        bool tested = false;
        bool triggered = false;
        for (const QJsonValue &table : result.json()[u"tables"_s].toArray()) {
            for (const QJsonValue &row : table[u"rows"_s].toArray()) {
                if (row[u"Factor"_s].toString() == u"act"_s) {
                    tested = true;
                    QCOMPARE(row[u"df"_s].toInt(), 1);
                    QVERIFY(std::abs(row[u"χ²"_s].toDouble() - 10.0) < 1e-9);
                    QVERIFY(std::abs(row[u"p"_s].toDouble() - 0.0015654022580025) < 1e-9);
                    QVERIFY(std::abs(row[u"Cramér's V"_s].toDouble() - 0.5) < 1e-9);
                    QCOMPARE(row[u"Most"_s].toString(), u"question"_s);
                }
                if (row[u"Context"_s].toString().contains(u"question"_s) &&
                    row[u"Context"_s].toString().contains(u"act"_s)) {
                    triggered = true;
                    QVERIFY(std::abs(valueOf(row[u"Difference"_s]) - 0.5) < 1e-9);
                }
            }
        }
        QVERIFY(tested);
        QVERIFY(triggered);
    }

    void saysWhatIsMissing()
    {
        const CliFolder folder;
        folder.run({u"init"_s, u"p.gainsay"_s});
        const CliResult result = errors(folder, {u"matrix"_s});
        QCOMPARE(result.exit, 1);
        QVERIFY(result.says("no model's labels yet"));
        makeProject(folder);
        const CliResult slices = errors(folder, {u"slices"_s});
        QCOMPARE(slices.exit, 1);
        QVERIFY(slices.says("no slices"));
        QCOMPARE(errors(folder, {u"doubtful"_s, u"--json"_s}).exit, 0);
        QCOMPARE(errors(folder, {u"models"_s, u"--out"_s, u"m.tex"_s}).exit, 0);
        QVERIFY(folder.read(u"m.tex"_s).contains("\\toprule"));
    }
};

QTEST_GUILESS_MAIN(TestCliErrors)
#include "tst_cli_errors.moc"
