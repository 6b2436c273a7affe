// SPDX-License-Identifier: GPL-3.0-or-later
// A PostgreSQL server that goes away while a command works on it: exit code 1 and one line, and the same file can be
// given again.
#include "core/store/AuditStore.h"
#include "core/store/WorkStore.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

#include <QProcess>
#include <QRegularExpression>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

constexpr int timeoutMs = 120'000;
constexpr int rows = 501;  // more than share a transaction

QByteArray answerTo(int item)
{
    return dumpJson({{"conversation", "b-" + std::to_string(item)}, {"answers", cdconvAnswers(u"role"_s)}}) + '\n';
}

}  // namespace

class TestCliLostServer : public QObject {
    Q_OBJECT

    Engines m_engines;

    static void startCli(QProcess &process, const QStringList &arguments)
    {
        process.start(qEnvironmentVariable("GAINSAY_BIN") + u"/gainsay-cli"_s, arguments);
    }

private Q_SLOTS:
    void inTheMiddleOfAFile()
    {
        if (const QString why = m_engines.unavailable(u"postgresql"_s); !why.isEmpty())
            QSKIP(qPrintable(why));
        const auto storage = m_engines.newProject(u"postgresql"_s);
        QVERIFY(storage);
        Team team(*storage, m_engines.clock());
        const QList<ConversationId> items = team.addConversations(u"b"_s, rows + 1);
        team.assign(u"b"_s, {u"ann"_s, u"abe"_s});
        const UserId ann = team.person(u"ann"_s);
        const QStringList annotate{u"annotate"_s, storage->location(), u"--user"_s, u"ann"_s, u"--from"_s, u"-"_s};

        QProcess cli;
        startCli(cli, annotate);
        for (int item = 1; item <= rows; ++item)
            cli.write(answerTo(item));
        const auto firstIsStored = [&] { return must(storage->work().latestAnnotation(items[0], ann)).has_value(); };
        QVERIFY(QTest::qWaitFor(firstIsStored, timeoutMs));
        m_engines.postgres().crash();
        cli.write(answerTo(rows + 1));
        cli.closeWriteChannel();
        QVERIFY(cli.waitForFinished(timeoutMs));
        const QByteArray said = cli.readAllStandardError();
        QCOMPARE(cli.exitCode(), 1);
        QVERIFY2(said.count('\n') == 1 && said.contains("gone away"), said);
        const QRegularExpressionMatch told =
            QRegularExpression(u"(\\d+) rows had been taken"_s).match(QString::fromUtf8(said));
        const int stored = told.captured(1).toInt();
        QVERIFY2(stored <= rows, said);

        startCli(cli, {u"verify"_s, storage->location()});
        QVERIFY(cli.waitForFinished(timeoutMs));
        QCOMPARE(cli.exitCode(), 1);
        QVERIFY(cli.readAllStandardError().contains("cannot be reached"));

        QCOMPARE(m_engines.postgres().start(), QString());
        for (int item = 0; item < stored; ++item)
            QVERIFY(must(storage->work().latestAnnotation(items[item], ann)));
        QVERIFY(!must(storage->work().latestAnnotation(items.last(), ann)));
        startCli(cli, annotate);
        for (int item = stored + 1; item <= rows + 1; ++item)
            cli.write(answerTo(item));
        cli.closeWriteChannel();
        QVERIFY(cli.waitForFinished(timeoutMs));
        QCOMPARE(cli.exitCode(), 0);
        QVERIFY(must(storage->work().latestAnnotation(items.last(), ann)));
        VERIFY_OK(storage->audit().verifyChain());
    }
};

QTEST_GUILESS_MAIN(TestCliLostServer)
#include "tst_cli_lost_server.moc"
