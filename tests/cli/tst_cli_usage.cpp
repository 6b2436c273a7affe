// SPDX-License-Identifier: GPL-3.0-or-later
// What a stranger meets first: help, wrong usage, wrong files.
#include "tests/cli/CliSupport.h"

#include <QJsonArray>
#include <QTest>

using namespace gainsay::test;
using namespace Qt::StringLiterals;

class TestCliUsage : public QObject {
    Q_OBJECT

    static QStringList commandNames()
    {
        QStringList names;
        for (const QByteArray &line : CliFolder().run({u"--help"_s}).out.split('\n')) {
            if (line.startsWith("  ") && line.size() > 2 && line[2] != ' ')
                names.append(QString::fromUtf8(line.trimmed()).section(u' ', 0, 0));
        }
        return names;
    }

private Q_SLOTS:
    void helpListsEveryCommand()
    {
        const QStringList names = commandNames();
        for (const QString &name :
             {u"init"_s, u"user"_s, u"import"_s, u"export"_s, u"verify"_s, u"backup"_s, u"synth"_s})
            QVERIFY2(names.contains(name), qPrintable(name));
    }

    void everyCommandExplainsItself()
    {
        for (const QString &name : commandNames()) {
            const CliResult help = CliFolder().run({name, u"--help"_s});
            QCOMPARE(help.exit, 0);
            QVERIFY2(help.out.startsWith("usage: gainsay-cli " + name.toUtf8()), help.out.constData());
            QVERIFY2(help.out.contains("examples:"), qPrintable(name));
            QVERIFY(help.err.isEmpty());
        }
    }

    void wrongUsageExitsWithTwo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("nothing") << QStringList() << QByteArray("usage:");
        QTest::newRow("no such command") << QStringList{u"nonsense"_s} << QByteArray("no command \"nonsense\"");
        QTest::newRow("missing argument") << QStringList{u"import"_s} << QByteArray("PROJECT is missing");
        QTest::newRow("second missing") << QStringList{u"import"_s, u"p"_s} << QByteArray("FILE is missing");
        QTest::newRow("too many") << QStringList{u"init"_s, u"a"_s, u"b"_s}
                                  << QByteArray("\"b\" is one argument too many");
        QTest::newRow("unknown option") << QStringList{u"init"_s, u"a"_s, u"--colour"_s} << QByteArray("colour");
        QTest::newRow("no format") << QStringList{u"import"_s, u"p"_s, u"f"_s}
                                   << QByteArray("--format takes one of cdconv");
        QTest::newRow("odd format") << QStringList{u"export"_s, u"p"_s, u"--format"_s, u"xml"_s}
                                    << QByteArray("--format takes one of");
        QTest::newRow("everything as csv")
            << QStringList{u"export"_s, u"p"_s, u"--what"_s, u"everything"_s, u"--format"_s, u"csv"_s}
            << QByteArray("only --format jsonl");
        QTest::newRow("no number") << QStringList{u"synth"_s, u"--conversations"_s, u"many"_s}
                                   << QByteArray("not \"many\"");
        QTest::newRow("role") << QStringList{u"user"_s, u"p"_s, u"remove"_s, u"x"_s}
                              << QByteArray("is none of add, list");
    }

    void optionsOfOtherActionsAreWrongUsage_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char *line, const char *message) {
            QTest::newRow(line) << QString::fromUtf8(line) << QByteArray(message);
        };
        row("desk p progress --batch b", "progress does not take --batch");
        row("desk p handover --to mei", "--from is needed");
        row("desk p release", "--from is needed");
        row("detect p.gainsay --out f", "PROJECT does not take --out");
        row("detect p.gainsay --format cdconv", "PROJECT does not take --format");
        row("detect f.jsonl --format cdconv --batch b", "FILE does not take --batch");
        row("detect f.jsonl --format cdconv --provider bogus", "--provider takes one of auto");
        row("detect f.jsonl --format cdconv --method bogus", "--method takes sentence-pair");
        row("model tune p --threshold abc", "--threshold takes a number");
        row("model tune p --threshold 1.5", "--threshold takes a number");
        row("model check p --fit", "check does not take --fit");
        row("report p stats --by week", "stats does not take --by");
        row("report p stats --bootstrap 10", "stats does not take --bootstrap");
        row("report p stats --question category", "stats does not take --question");
        row("report p agreement --question category", "--question goes with --by");
        row("user p list --role admin", "list does not take --role");
        row("spotcheck p status --sample 3", "status does not take --sample");
        row("spotcheck p start", "--batch is needed");
        row("predictions p list --run m", "list does not take --run");
        row("batch p list --size 3", "list does not take --size");
    }

    void optionsOfOtherActionsAreWrongUsage()
    {
        QFETCH(QString, line);
        QFETCH(QByteArray, message);
        const CliResult result = CliFolder().run(line.split(u' '));
        if (line.contains(u"bogus"_s) && line.contains(u"provider"_s) && result.says("no ONNX"))
            QSKIP("this build has no providers");
        QCOMPARE(result.exit, 2);
        QVERIFY(result.out.isEmpty());
        QVERIFY2(result.err.contains(message), result.err.constData());
    }

    void wrongUsageExitsWithTwo()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, message);
        const CliResult result = CliFolder().run(arguments);
        QCOMPARE(result.exit, 2);
        QVERIFY(result.out.isEmpty());
        QVERIFY2(result.err.contains(message), result.err.constData());
    }

    void filesThatAreNoProjectAreLeftAlone()
    {
        const CliFolder folder;
        for (const QByteArray &content :
             {QByteArray(), QByteArray("SQLite format 3\0 and then nothing", 34), QByteArray(8192, 'x')}) {
            const QString path = folder.write(u"q.gainsay"_s, content);
            for (const QStringList &command : {QStringList{u"user"_s, path, u"list"_s}, QStringList{u"verify"_s, path},
                                               QStringList{u"export"_s, path}}) {
                const CliResult result = folder.run(command);
                QCOMPARE(result.exit, 1);
                QVERIFY(result.says("q.gainsay"));
            }
            QCOMPARE(folder.read(u"q.gainsay"_s), content);
        }
        QCOMPARE(folder.run({u"verify"_s, u"nowhere.gainsay"_s}).exit, 1);
        QVERIFY(!QFile::exists(folder.path(u"nowhere.gainsay"_s)));
    }

    // A report that nobody got is not done.
    void outputThatIsLostIsAFailure()
    {
        if (!QFile::exists(u"/dev/full"_s))
            QSKIP("there is no /dev/full");
        for (const QStringList &command :
             {QStringList{u"help"_s}, QStringList{u"synth"_s, u"--conversations"_s, u"2"_s}}) {
            QProcess process;
            process.setStandardOutputFile(u"/dev/full"_s);
            process.start(qEnvironmentVariable("GAINSAY_BIN") + u"/gainsay-cli"_s, command);
            QVERIFY(process.waitForFinished(120'000));
            QCOMPARE(process.exitCode(), 1);
            QCOMPARE(process.readAllStandardError().trimmed().count('\n'), 0);
        }
    }

    void brokenSchemesAreRefusedByPath()
    {
        const CliFolder folder;
        const QString scheme =
            folder.write(u"own.json"_s, R"({"format":1,"id":"own","version":1,"title":{"en":"x"},"raters":0})");
        const CliResult result = folder.run({u"init"_s, u"p.gainsay"_s, u"--scheme"_s, scheme});
        QCOMPARE(result.exit, 1);
        QVERIFY2(result.says("raters: expected a whole number from 1 to 100, found 0"), result.err.constData());
        QVERIFY(!QFile::exists(folder.path(u"p.gainsay"_s)));
        QVERIFY(folder.run({u"init"_s, u"p.gainsay"_s, u"--scheme"_s, u"cdcnov"_s}).says("cdconv"));
    }

    void allFaultsOfASchemeAreNamed()
    {
        const CliFolder folder;
        folder.write(
            u"own.json"_s,
            R"({"format":1,"id":"own","version":1,"title":{"en":"x"},"raters":0,"resolution":{"rule":"agreement"},
                         "gold":{"field":"label","question":"nope"},"questions":[]})");
        const CliResult faults = folder.run({u"scheme"_s, u"own.json"_s, u"check"_s});
        QCOMPARE(faults.exit, 1);
        for (const char *place : {"raters: ", "questions: ", "gold.question: "})
            QVERIFY2(faults.out.contains(place), faults.out.constData());
        QCOMPARE(folder.run({u"init"_s, u"p.gainsay"_s, u"--scheme"_s, u"safety"_s}).exit, 0);
        const CliResult shown = folder.run({u"scheme"_s, u"p.gainsay"_s, u"show"_s});
        folder.write(u"shown.json"_s, shown.out);
        QCOMPARE(folder.run({u"scheme"_s, u"shown.json"_s, u"check"_s, u"--json"_s}).json()[u"faults"_s].toArray(),
                 QJsonArray());
        QCOMPARE(folder.run({u"scheme"_s, u"nowhere.json"_s, u"check"_s}).exit, 1);
    }

    void criteriaAreRevisedByCommand()
    {
        const CliFolder folder;
        QCOMPARE(folder.run({u"init"_s, u"p.gainsay"_s}).exit, 0);
        QJsonObject scheme = folder.run({u"scheme"_s, u"p.gainsay"_s, u"show"_s}).json();
        const int version = scheme[u"version"_s].toInt();
        const auto revise = [&] {
            folder.write(u"new.json"_s, QJsonDocument(scheme).toJson());
            return folder.run({u"scheme"_s, u"p.gainsay"_s, u"revise"_s, u"new.json"_s, u"--json"_s});
        };
        const CliResult same = revise();
        QCOMPARE(same.exit, 1);
        QVERIFY2(same.says("a revision needs a higher version"), same.err.constData());
        scheme[u"version"_s] = version + 1;
        QJsonArray questions = scheme[u"questions"_s].toArray();
        questions.append(QJsonObject{
            {u"id"_s, u"irony"_s}, {u"kind"_s, u"bool"_s}, {u"title"_s, QJsonObject{{u"en"_s, u"Irony?"_s}}}});
        scheme[u"questions"_s] = questions;
        folder.write(u"new.json"_s, QJsonDocument(scheme).toJson());
        const CliResult rehearsed =
            folder.run({u"scheme"_s, u"p.gainsay"_s, u"revise"_s, u"new.json"_s, u"--dry-run"_s, u"--json"_s});
        QCOMPARE(rehearsed.exit, 0);
        QCOMPARE(rehearsed.json()[u"to"_s].toInt(), version + 1);
        QVERIFY(rehearsed.json()[u"answers"_s].toObject().contains(u"irony"_s));
        QCOMPARE(folder.run({u"scheme"_s, u"p.gainsay"_s, u"list"_s}).out.count("cdconv, version"), 1);
        const CliResult revised = revise();
        QCOMPARE(revised.exit, 0);
        QCOMPARE(revised.json()[u"to"_s].toInt(), version + 1);
        QCOMPARE(revised.json()[u"added"_s].toArray(), QJsonArray{u"irony"_s});
        QCOMPARE(folder.run({u"scheme"_s, u"p.gainsay"_s, u"list"_s}).out.count("cdconv, version"), 2);
        QCOMPARE(folder.run({u"report"_s, u"p.gainsay"_s, u"agreement"_s, u"--by"_s, u"version"_s}).exit, 0);
        const CliResult unknown =
            folder.run({u"report"_s, u"p.gainsay"_s, u"progress"_s, u"--scheme-version"_s, u"99"_s});
        QCOMPARE(unknown.exit, 1);
        QVERIFY2(unknown.says("no version 99"), unknown.err.constData());
        QCOMPARE(folder.run({u"verify"_s, u"p.gainsay"_s}).exit, 0);
    }
};

QTEST_GUILESS_MAIN(TestCliUsage)
#include "tst_cli_usage.moc"
