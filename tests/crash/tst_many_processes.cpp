// SPDX-License-Identifier: GPL-3.0-or-later
// Eight programs write to one project at once: nothing that one of them was told is stored gets lost, nobody hears of a
// lock, and the project is sound afterwards.
#include "core/service/project/DerivedState.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/WorkStore.h"
#include "db/project/Maintenance.h"
#include "tests/crash/Killed.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

#include <memory>
#include <vector>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

constexpr int programs = 8;
constexpr int timeoutMs = 240'000;

}  // namespace

class ManyProcessesTest : public QObject {
    Q_OBJECT

    Engines m_engines;

    static void verifySound(Storage &storage)
    {
        VERIFY_OK(storage.audit().verifyChain());
        VERIFY_OK(checkSeals(storage.location()));
        VERIFY_OK(verifyDerived(storage, must(activeScheme(storage.project())).scheme));
        QProcess cli;
        cli.start(qEnvironmentVariable("GAINSAY_BIN") + u"/gainsay-cli"_s, {u"verify"_s, storage.location()});
        QVERIFY(cli.waitForFinished(timeoutMs));
        QVERIFY2(cli.exitCode() == 0, cli.readAllStandardError());
    }

    // Runs gainsay-cli with each list of arguments, all at the same time, until all have ended.
    static void runTogether(const QList<QStringList> &calls, std::vector<std::unique_ptr<QProcess>> &ended)
    {
        for (const QStringList &arguments : calls) {
            ended.push_back(std::make_unique<QProcess>());
            ended.back()->start(qEnvironmentVariable("GAINSAY_BIN") + u"/gainsay-cli"_s, arguments);
        }
        for (const auto &process : ended)
            QVERIFY(process->waitForFinished(timeoutMs));
    }

    QString file(const QString &name, const QByteArray &content)
    {
        QFile written(m_engines.temporaryFile(name));
        if (!written.open(QIODevice::WriteOnly) || written.write(content) != content.size())
            qFatal("the fixture cannot be written");
        return written.fileName();
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    // Each at a desk of their own, draft by draft and answer by answer, all on the same items.
    void eightAnnotatorsLoseNothing()
    {
        constexpr int lines = 60;
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        QStringList names;
        for (int i = 0; i < programs; ++i)
            names.append(u"ann%1"_s.arg(i));
        team.addConversations(u"b"_s, 30);
        team.assign(u"b"_s, names, programs);
        std::vector<std::unique_ptr<Killed>> workers;
        for (const QString &name : std::as_const(names))
            workers.push_back(std::make_unique<Killed>(
                SHIFT_WORKER, QStringList{storage->location(), name, QString::number(workers.size() + 1)}, lines));
        for (const auto &worker : workers)
            QVERIFY(QTest::qWaitFor([&] { return worker->isOver(); }, timeoutMs));
        int submissions = 0;
        for (int i = 0; i < programs; ++i) {
            const QByteArrayList said = workers[size_t(i)]->saidLines();
            QVERIFY2(said.size() >= lines, "a worker stopped by itself; its last words are on standard error");
            for (const QByteArray &line : said) {
                const QByteArrayList words = line.split(' ');
                if (words.value(0) != "S")
                    continue;
                ++submissions;
                const auto revisions =
                    must(storage->work().revisions({words.value(1).toLongLong()}, team.person(names[i])));
                QVERIFY2(std::any_of(revisions.begin(), revisions.end(),
                                     [&](const Annotation &revision) {
                                         return revision.answers.value("note", "") == words.value(2).toStdString();
                                     }),
                         line);
            }
        }
        QVERIFY(submissions >= programs * lines / 5);
        verifySound(*storage);
    }

    // Files of answers and of conversations, one of the latter given twice.
    void filesComeInTogether()
    {
        constexpr int items = 400;
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const QList<ConversationId> ids = team.addConversations(u"b"_s, items);
        const QStringList names{u"ann0"_s, u"ann1"_s, u"ann2"_s, u"ann3"_s};
        team.assign(u"b"_s, names, int(names.size()));
        QList<QStringList> calls;
        for (const QString &name : names) {
            QByteArray rows;
            for (int item = 1; item <= items; ++item)
                rows +=
                    dumpJson({{"conversation", "b-" + std::to_string(item)}, {"answers", cdconvAnswers(u"role"_s)}}) +
                    '\n';
            calls.append({u"annotate"_s, storage->location(), u"--user"_s, name, u"--from"_s,
                          file(name + u".jsonl"_s, rows), u"--json"_s});
        }
        for (const QString &name : {u"x"_s, u"y"_s, u"z"_s, u"x"_s}) {
            QByteArray rows;
            for (int item = 0; item < items; ++item)
                rows += dumpJson({{"u1", "你在哪儿？"},
                                  {"b1", "我在家。"},
                                  {"u2", "在做什么？"},
                                  {"b2", "在 " + toUtf8(name) + " 路上 " + std::to_string(item)}}) +
                        '\n';
            calls.append({u"import"_s, storage->location(), file(name + u".jsonl"_s, rows), u"--format"_s, u"cdconv"_s,
                          u"--json"_s});
        }
        QCOMPARE(calls.size(), programs);
        std::vector<std::unique_ptr<QProcess>> ended;
        runTogether(calls, ended);
        for (const auto &process : ended) {
            // On a slow computer one of them may have to wait for long; that is said, and nothing else.
            for (const QByteArray &line : process->readAllStandardError().split('\n'))
                QVERIFY2(line.isEmpty() || line.startsWith("Waiting for another program"), line);
            QCOMPARE(process->exitCode(), 0);
        }
        QCOMPARE(must(storage->conversations().count({})), 4 * items);
        for (const ConversationId id : ids)
            QCOMPARE(team.stateOf(id), u"agreed"_s);
        verifySound(*storage);
    }
};

QTEST_GUILESS_MAIN(ManyProcessesTest)
#include "tst_many_processes.moc"
