// SPDX-License-Identifier: GPL-3.0-or-later
// From labels to a better detector, as a newcomer's script does it.
#include "tests/cli/CliSupport.h"

#include <QDir>
#include <QJsonArray>
#include <QTest>

using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray rows(int count, int from = 0)
{
    const QList<QByteArray> towns = {"海边", "山里", "城里", "乡下", "岛上"};
    QByteArray text;
    for (int i = from; i < from + count; ++i) {
        const QByteArray first = towns[i % 5];
        const QByteArray second = i % 2 == 0 ? first : towns[(i + 1 + i / 10 % 3) % 5];
        text += "{\"id\":\"r" + QByteArray::number(i) + "\",\"u1\":\"第" + QByteArray::number(i / 4) +
                "次，你住在哪里？\",\"b1\":\"我住在" + first + "\",\"u2\":\"你家在哪？\",\"b2\":\"我家在" + second +
                "\",\"label\":" + (i % 2 == 0 ? "0" : "3") + "}\n";
    }
    return text;
}

}  // namespace

class TestCliLearn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void labelsBecomeADetector()
    {
        const CliFolder folder;
        const QString project = folder.path(u"p.gainsay"_s);
        QCOMPARE(folder.run({u"init"_s, project}).exit, 0);
        const QString file = folder.write(u"known.jsonl"_s, rows(200));
        QCOMPARE(folder.run({u"import"_s, project, file, u"--format"_s, u"cdconv"_s}).exit, 0);
        const QString package = folder.path(u"mine"_s);
        const CliResult learned = folder.run({u"model"_s, u"learn"_s, project, u"--gold"_s, u"imported"_s, u"--out"_s,
                                              package, u"--base"_s, u"none"_s, u"--json"_s});
        QVERIFY2(learned.exit == 0, learned.err.constData());
        QCOMPARE(learned.json()[u"n"_s].toInt(), 200);
        QCOMPARE(learned.json()[u"labels"_s].toArray(), (QJsonArray{u"history"_s, u"none"_s}));
        QCOMPARE(learned.json()[u"package"_s].toString(), package);
        const QJsonObject figures = learned.json()[u"cv"_s].toObject();
        QVERIFY(figures[u"accuracy"_s].toDouble() > 0.8);
        QVERIFY(figures[u"macro_f1"_s].toDouble() > 0.8);
        QCOMPARE(figures[u"accuracy_ci"_s].toArray().size(), 2);

        const CliResult checked = folder.run({u"model"_s, u"check"_s, package, u"--json"_s});
        QVERIFY2(checked.exit == 0, checked.err.constData());
        QCOMPARE(checked.json()[u"method"_s].toString(), u"linear"_s);

        const QString fresh = folder.write(u"new.jsonl"_s, rows(20, 1000));
        const CliResult judged = folder.run({u"detect"_s, fresh, u"--format"_s, u"cdconv"_s, u"--model"_s, package});
        QVERIFY2(judged.exit == 0, judged.err.constData());
        int right = 0;
        for (const QByteArray &line : judged.out.trimmed().split('\n')) {
            const QJsonObject row = QJsonDocument::fromJson(line).object();
            right += row[u"prediction"_s].toObject()[u"label"_s] == row[u"label"_s] ? 1 : 0;
        }
        QVERIFY2(right >= 16, QByteArray::number(right).constData());
        QCOMPARE(folder.run({u"detect"_s, project, u"--model"_s, package}).exit, 0);
        QCOMPARE(folder.run({u"verify"_s, project}).exit, 0);
    }

    // docs/examples/teach.sh as it stands, on less.
    void aNewcomersScriptMakesABetterDetector()
    {
        const CliFolder folder;
        const QString labelled = folder.write(u"labelled.jsonl"_s, rows(200));
        const QString fresh = folder.write(u"fresh.jsonl"_s, rows(60, 1000));
        QProcess script;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"GAINSAY_CLI"_s, qEnvironmentVariable("GAINSAY_BIN") + u"/gainsay-cli"_s);
        script.setProcessEnvironment(environment);
        const QString made = folder.path(u"made"_s);
        script.start(QStringLiteral(GAINSAY_SOURCE_DIR "/docs/examples/teach.sh"), {labelled, fresh, made});
        QVERIFY(script.waitForFinished(120'000));
        QVERIFY2(script.exitStatus() == QProcess::NormalExit && script.exitCode() == 0,
                 script.readAllStandardError().constData());
        const auto accuracy = [&](const QString &file) {
            const CliResult measured = folder.run({u"evaluate"_s, fresh, made + file, u"--json"_s});
            return measured.json()[u"accuracy"_s].toDouble();
        };
        const double before = accuracy(u"/before.jsonl"_s);
        const double after = accuracy(u"/after.jsonl"_s);
        QVERIFY2(after > before + 0.1 && after > 0.8, qPrintable(u"%1 %2"_s.arg(before).arg(after)));
        QCOMPARE(folder.run({u"verify"_s, made + u"/project.gainsay"_s}).exit, 0);
        // A folder that is there already is left alone.
        script.start(QStringLiteral(GAINSAY_SOURCE_DIR "/docs/examples/teach.sh"), {labelled, fresh, made});
        QVERIFY(script.waitForFinished(120'000));
        QVERIFY(script.exitCode() != 0);
    }

    void faultsAreSaidBeforeAnythingIsWritten()
    {
        const CliFolder folder;
        const QString project = folder.path(u"p.gainsay"_s);
        QCOMPARE(folder.run({u"init"_s, project}).exit, 0);
        QCOMPARE(folder.run({u"model"_s, u"learn"_s, project}).exit, 2);
        QCOMPARE(folder.run({u"model"_s, u"learn"_s, project, u"--out"_s, u"x"_s, u"--gold"_s, u"mine"_s}).exit, 2);
        QCOMPARE(folder.run({u"model"_s, u"check"_s, u"x"_s, u"--gold"_s, u"all"_s}).exit, 2);
        const CliResult empty =
            folder.run({u"model"_s, u"learn"_s, project, u"--out"_s, folder.path(u"x"_s), u"--base"_s, u"none"_s});
        QCOMPARE(empty.exit, 1);
        QVERIFY(empty.says("20"));
        QVERIFY(!QFile::exists(folder.path(u"x"_s)));
    }
};

QTEST_GUILESS_MAIN(TestCliLearn)
#include "tst_cli_learn.moc"
