// SPDX-License-Identifier: GPL-3.0-or-later
// Many people who work at the same moment: nothing is lost, nothing is given to two, states follow from the answers,
// and the audit trail is whole.
#include "core/service/annotate/AnnotateService.h"
#include "core/service/project/DerivedState.h"
#include "core/service/project/ProjectCheck.h"
#include "core/store/AuditStore.h"
#include "core/store/WorkStore.h"
#include "db/engine/Query.h"
#include "db/project/Maintenance.h"
#include "db/project/ProjectFactory.h"
#include "db/project/ReadingPlace.h"
#include "db/server/ServerGate.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

#include <QSet>

#include <atomic>
#include <thread>

using namespace Qt::StringLiterals;
using namespace gainsay;

class TestManyAtOnce : public QObject {
    Q_OBJECT

    Engines m_engines;

    // Works until nothing is left; gives how many answers were acknowledged, below zero after a failure.
    int workThrough(Storage &storage, const ActiveScheme &scheme, UserId user, int variant, const Clock &clock)
    {
        AnnotateService desk(storage, clock, scheme, user);
        auto work = desk.next();
        int done = 0;
        while (work && *work) {
            Submission submission;
            submission.conversation = (*work)->conversation.id;
            submission.answers = cdconvAnswers((done + variant) % 3 == 0 ? u"role"_s : u"none"_s);
            submission.expectedRevision = (*work)->revision;
            work = desk.submitAndNext(submission);
            done += work ? 1 : 0;
        }
        if (work)
            return done;
        qWarning("%s", qUtf8Printable(work.error().message));
        return -1;
    }

    void checkAll(Storage &storage, const ActiveScheme &scheme, const QList<ConversationId> &items, int answers)
    {
        int stored = 0;
        for (const ConversationId id : items) {
            const auto slotList = must(storage.work().slotsOf(id));
            QSet<UserId> people;
            for (const Slot &slot : slotList) {
                QVERIFY(slot.state == SlotState::Submitted);
                QVERIFY(slot.annotation);
                people.insert(slot.user);
                ++stored;
            }
            QCOMPARE(people.size(), slotList.size());
        }
        QCOMPARE(stored, answers);
        VERIFY_OK(verifyDerived(storage, scheme.scheme));
        VERIFY_OK(storage.audit().verifyChain());
        VERIFY_OK(checkSeals(storage.location()));
        QCOMPARE(must(verifyAudited(storage)).answers, qint64(answers));
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void fromOnePool()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const QList<ConversationId> items = team.addConversations(u"b"_s, 40);
        team.openPool(u"b"_s);
        constexpr int people = 6;
        std::vector<std::unique_ptr<Storage>> connections;
        QList<UserId> ids;
        for (int i = 0; i < people; ++i) {
            ids.append(team.person(u"a%1"_s.arg(i)));
            connections.push_back(must(openProject(storage->location())));
        }
        const ActiveScheme scheme = team.scheme();
        std::atomic<int> answers = 0;
        std::atomic<bool> failed = false;
        std::vector<std::thread> threads;
        for (int i = 0; i < people; ++i)
            threads.emplace_back([&, i] {
                const int done = workThrough(*connections[size_t(i)], scheme, ids[i], i, m_engines.clock());
                failed = failed || done < 0;
                answers += done;
            });
        for (std::thread &thread : threads)
            thread.join();
        QVERIFY(!failed);
        checkAll(*storage, scheme, items, answers);
        QCOMPARE(answers.load(), 80);
    }

    // Both raters of an item at the same moment: each sees the other's answer or is waited for.
    void onTheSameItems()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const QList<ConversationId> items = team.addConversations(u"b"_s, 40);
        team.assign(u"b"_s, {u"ann"_s, u"abe"_s});
        const ActiveScheme scheme = team.scheme();
        const auto first = must(openProject(storage->location()));
        const auto second = must(openProject(storage->location()));
        const UserId ann = team.person(u"ann"_s);
        const UserId abe = team.person(u"abe"_s);
        int mine = 0;
        int theirs = 0;
        std::thread a([&] { mine = workThrough(*first, scheme, ann, 0, m_engines.clock()); });
        std::thread b([&] { theirs = workThrough(*second, scheme, abe, 1, m_engines.clock()); });
        a.join();
        b.join();
        QCOMPARE(mine, 40);
        QCOMPARE(theirs, 40);
        checkAll(*storage, scheme, items, 80);
    }

    // The same through logins that the server guards.
    void whomTheServerGuards()
    {
        NEW_PROJECT(storage);
        if (engine == u"sqlite"_s)
            QSKIP("only a server guards");
        Team team(*storage, m_engines.clock());
        const QList<ConversationId> items = team.addConversations(u"b"_s, 20);
        team.openPool(u"b"_s);
        const auto database = must(connectToProject(storage->location()));
        ServerGate gate(*database, m_engines.clock());
        must(gate.setUp());
        const ActiveScheme scheme = team.scheme();
        std::vector<std::unique_ptr<Storage>> connections;
        QList<UserId> ids;
        for (const QString &name : {u"ann"_s, u"abe"_s, u"ada"_s, u"amy"_s}) {
            ids.append(team.person(name));
            must(gate.grant(name, u"many-"_s + name, u"a pass phrase"_s));
            QString own = storage->location();
            connections.push_back(must(openProject(own.replace(u"//gainsay@"_s, u"//many-%1@"_s.arg(name)))));
        }
        const SystemClock clock;  // the server frees what expired by its own
        std::atomic<int> answers = 0;
        std::vector<std::thread> threads;
        for (int i = 0; i < int(ids.size()); ++i)
            threads.emplace_back([&, i] { answers += workThrough(*connections[size_t(i)], scheme, ids[i], i, clock); });
        for (std::thread &thread : threads)
            thread.join();
        checkAll(*storage, scheme, items, answers);
        QCOMPARE(answers.load(), 40);
    }
};

QTEST_GUILESS_MAIN(TestManyAtOnce)
#include "tst_many_at_once.moc"
