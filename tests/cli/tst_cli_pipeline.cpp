// SPDX-License-Identifier: GPL-3.0-or-later
// CDConv's whole pipeline from the command line: with the chatbot that ships, as the sample's batch was made, and
// killed in the middle.
#include "tests/cli/CliSupport.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QMap>
#include <QSet>
#include <QTest>

using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

const QString samples = QStringLiteral(GAINSAY_SOURCE_DIR "/resources/samples/");

QList<QJsonObject> rowsIn(const QByteArray &lines)
{
    QList<QJsonObject> rows;
    for (const QByteArray &line : lines.split('\n')) {
        if (!line.trimmed().isEmpty())
            rows.append(QJsonDocument::fromJson(line).object());
    }
    return rows;
}

// The four turns of every conversation of the project, by its method and opening.
QMap<QString, QStringList> conversationsOf(const CliFolder &folder, const QString &project)
{
    const CliResult exported =
        folder.run({u"export"_s, project, u"--what"_s, u"everything"_s, u"--format"_s, u"jsonl"_s});
    QMap<QString, QStringList> found;
    for (const QJsonObject &row : rowsIn(exported.out)) {
        QStringList texts;
        for (const QJsonValue &turn : row[u"turns"_s].toArray())
            texts.append(turn[u"text"_s].toString());
        if (!texts.isEmpty())
            found.insert(row[u"method"_s].toString() + u' ' + texts.first(), texts);
    }
    return found;
}

QStringList collect(const QString &project, const QString &openings, const QString &bot, const QStringList &more)
{
    return QStringList{u"collect"_s, project, u"cdconv"_s,  u"--from"_s, openings,
                       u"--bot"_s,   bot,     u"--batch"_s, u"made"_s,   u"--json"_s} +
           more;
}

}  // namespace

class TestCliPipeline : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theChatbotThatShipsMakesABatchOffline()
    {
        const CliFolder folder;
        if (!folder.run({u"bot"_s, u"list"_s, u"--json"_s}).out.contains("embedded"))
            QSKIP("this build has no embedded chatbot");
        const QString openings =
            folder.write(u"openings.txt"_s, "你喜欢爬山吗？\n你早上吃包子吗？\n我养了一只鹦鹉。\n你会修自行车吗？\n");
        QMap<QString, QStringList> made[2];
        for (const int run : {0, 1}) {
            const QString project = u"p%1.gainsay"_s.arg(run);
            QCOMPARE(folder.run({u"init"_s, project}).exit, 0);
            const CliResult result = folder.run(collect(project, openings, u"embedded"_s, {u"--seed"_s, u"5"_s}));
            QVERIFY2(result.exit == 0, result.err.constData());
            QVERIFY(result.json()[u"added"_s].toInt() >= 8);
            made[run] = conversationsOf(folder, project);
            QCOMPARE(made[run].size(), result.json()[u"added"_s].toInt());
            for (const QStringList &turns : std::as_const(made[run])) {
                QCOMPARE(turns.size(), 4);
                QVERIFY(!turns.contains(QString()));
            }
        }
        QCOMPARE(made[1], made[0]);  // by the seed
        const QByteArray archive =
            folder.run({u"export"_s, u"p0.gainsay"_s, u"--what"_s, u"everything"_s, u"--format"_s, u"jsonl"_s}).out;
        QVERIFY(archive.contains("\"name\":\"chatter-zh\"") && archive.contains("\"kind\":\"embedded\""));
    }

    void theSamplesBatchIsMadeAgainFromItsReplies()
    {
        const CliFolder folder;
        QFile file(samples + u"demo-collected.jsonl"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QMap<QString, QStringList> expected;
        QByteArrayList said;
        for (const QJsonObject &row : rowsIn(file.readAll())) {
            QStringList turns;
            for (const QString &turn : {u"u1"_s, u"b1"_s, u"u2"_s, u"b2"_s})
                turns.append(row[turn].toString());
            expected.insert(row[u"method"_s].toString() + u' ' + turns[0], turns);
            if (!said.contains(turns[0].toUtf8()))
                said.append(turns[0].toUtf8());
        }
        QVERIFY(expected.size() > 50);
        QCOMPARE(folder.run({u"init"_s, u"p.gainsay"_s}).exit, 0);
        folder.run(collect(u"p.gainsay"_s, folder.write(u"openings.txt"_s, said.join('\n')),
                           u"replay:"_s + file.fileName(), {u"--seed"_s, u"3"_s}));
        QCOMPARE(conversationsOf(folder, u"p.gainsay"_s), expected);
    }

    // Nothing that was stored is lost, nothing is made twice, and the bot is not asked again for what is there.
    void aKilledRunGoesOnWhereItWas()
    {
        const CliFolder folder;
        const QString asked = folder.path(u"asked"_s);
        const QString program = folder.write(u"bot.sh"_s, "read line\necho x >> '" + asked.toUtf8() +
                                                              "'\nsleep 0.02\necho '{\"reply\": \"我住在上海\"}'\n");
        QByteArray openings;
        constexpr int count = 60;
        for (int i = 0; i < count; ++i)
            openings += u"你喜欢数字%1吗？\n"_s.arg(i).toUtf8();
        const QString file = folder.write(u"openings.txt"_s, openings);
        QCOMPARE(folder.run({u"init"_s, u"p.gainsay"_s}).exit, 0);
        const QStringList run =
            collect(u"p.gainsay"_s, file, u"command:/bin/sh "_s + program, {u"--methods"_s, u"short,negative"_s});
        const auto timesAsked = [&] { return folder.read(u"asked"_s).count('\n'); };
        QProcess process;
        process.setWorkingDirectory(folder.path({}));
        process.start(qEnvironmentVariable("GAINSAY_BIN") + u"/gainsay-cli"_s, run);
        QVERIFY(QTest::qWaitFor([&] { return timesAsked() > 100; }, 60'000));
        process.kill();  // SIGKILL
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        const auto before = timesAsked();
        QVERIFY2(before < 3 * count, "it was over before it could be killed");
        const QMap<QString, QStringList> kept = conversationsOf(folder, u"p.gainsay"_s);
        QVERIFY(!kept.isEmpty());

        const CliResult resumed = folder.run(run);
        QVERIFY2(resumed.exit == 0, resumed.err.constData());
        QCOMPARE(resumed.json()[u"already_there"_s].toInt(), kept.size());
        QCOMPARE(resumed.json()[u"added"_s].toInt(), 2 * count - kept.size());
        const QMap<QString, QStringList> all = conversationsOf(folder, u"p.gainsay"_s);
        QCOMPARE(all.size(), 2 * count);
        for (const auto &[key, turns] : kept.asKeyValueRange())
            QCOMPARE(all[key], turns);
        // b1 of an opening that is there in part is taken from there.
        QVERIFY(timesAsked() - before <= 3 * count - kept.size());
        QCOMPARE(folder.run({u"verify"_s, u"p.gainsay"_s}).exit, 0);
        QCOMPARE(folder.run(run).json()[u"added"_s].toInt(), 0);
    }
};

QTEST_GUILESS_MAIN(TestCliPipeline)
#include "tst_cli_pipeline.moc"
