// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that wait, stop or live in another time do not hold up the others, and what a command says is stored is.
#include "core/service/annotate/AnnotateService.h"
#include "core/store/ProjectStore.h"
#include "core/store/WorkStore.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

constexpr int timeoutMs = 120'000;

QByteArray answerTo(int item)
{
    return dumpJson({{"conversation", "b-" + std::to_string(item)}, {"answers", cdconvAnswers(u"role"_s)}}) + '\n';
}

void startCli(QProcess &process, const QStringList &arguments)
{
    process.start(qEnvironmentVariable("GAINSAY_BIN") + u"/gainsay-cli"_s, arguments);
}

QStringList annotate(const Storage &storage, const QString &user)
{
    return {u"annotate"_s, storage.location(), u"--user"_s, user, u"--from"_s, u"-"_s, u"--json"_s};
}

}  // namespace

class TestCliStalled : public QObject {
    Q_OBJECT

    Engines m_engines;

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    // Somebody pipes rows into the command and pauses: what came is stored, and the project is free.
    void whoPausesHoldsUpNobody()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const QList<ConversationId> items = team.addConversations(u"b"_s, 2);
        team.assign(u"b"_s, {u"ann"_s, u"abe"_s});
        QProcess pausing;
        startCli(pausing, annotate(*storage, u"ann"_s));
        pausing.write(answerTo(1));
        const UserId ann = team.person(u"ann"_s);
        const auto isStored = [&] { return must(storage->work().latestAnnotation(items[0], ann)).has_value(); };
        QVERIFY(QTest::qWaitFor(isStored, timeoutMs));
        pausing.write("{\"conversation\":");  // and goes to lunch

        QProcess other;
        startCli(other, annotate(*storage, u"abe"_s));
        other.write(answerTo(1) + answerTo(2));
        other.closeWriteChannel();
        QVERIFY(other.waitForFinished(timeoutMs));
        QCOMPARE(other.exitCode(), 0);
        QCOMPARE(other.readAllStandardError(), QByteArray());
        QCOMPARE(pausing.state(), QProcess::Running);

        pausing.write("\"b-2\"}\n");
        pausing.closeWriteChannel();
        QVERIFY(pausing.waitForFinished(timeoutMs));
        const QJsonObject said = QJsonDocument::fromJson(pausing.readAllStandardOutput()).object();
        QCOMPARE(said[u"accepted"_s].toInt(), 1);
        QCOMPARE(said[u"rejected"_s].toInt(), 1);
        QCOMPARE(said[u"stored_lines"_s].toInt(), 2);
    }

    // Whoever is told that a row was refused may rely on the rows before it: the rest of the file can be given again.
    void whatIsSaidIsStored()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const QList<ConversationId> items = team.addConversations(u"b"_s, 3);
        team.assign(u"b"_s, {u"ann"_s, u"abe"_s});
        QProcess cli;
        startCli(cli, annotate(*storage, u"ann"_s));
        cli.write(answerTo(1) + "{}\n");
        const auto saysSo = [&] { return cli.readAllStandardError().contains("line 2"); };
        QVERIFY(QTest::qWaitFor(saysSo, timeoutMs));
        cli.kill();
        QVERIFY(cli.waitForFinished());
        QVERIFY(must(storage->work().latestAnnotation(items[0], team.person(u"ann"_s))));
    }

    // A computer three hours ahead does not end a lease of two hours on a server; the server's clock decides.
    void aWrongClockEndsNobodysLease()
    {
        NEW_PROJECT(storage);
        if (engine != u"postgresql"_s)
            QSKIP("a file has no clock but that of the computer");
        const SystemClock clock;
        Team team(*storage, m_engines.clock());
        team.addConversations(u"b"_s, 1);
        team.person(u"ann"_s);
        team.person(u"abe"_s);
        team.openPool(u"b"_s, 1);
        AnnotateService ann(*storage, clock, team.scheme(), team.person(u"ann"_s));
        const auto item = ann.next();
        VERIFY_OK(item);
        QVERIFY(item->has_value());
        QProcess ahead;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"LD_PRELOAD"_s, QStringLiteral(WRONG_CLOCK));
        ahead.setProcessEnvironment(environment);
        startCli(ahead, annotate(*storage, u"abe"_s));
        ahead.write(answerTo(1));
        ahead.closeWriteChannel();
        QVERIFY(ahead.waitForFinished(timeoutMs));
        const QByteArray said = ahead.readAllStandardError();
        QVERIFY2(said.contains("not your item"), said);
        QCOMPARE(ahead.exitCode(), 3);
    }
};

QTEST_GUILESS_MAIN(TestCliStalled)
#include "tst_cli_stalled.moc"
