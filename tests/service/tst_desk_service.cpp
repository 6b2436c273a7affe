// SPDX-License-Identifier: GPL-3.0-or-later
// The supervisor's view of the work and what can be done about it.
#include "core/service/annotate/AnnotateService.h"
#include "core/service/messages/MessageService.h"
#include "core/service/people/UserService.h"
#include "core/service/plan/AssignService.h"
#include "core/service/project/DerivedState.h"
#include "core/service/supervise/SpotCheckService.h"
#include "core/service/supervise/WorkloadService.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/WorkStore.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 day = 86'400'000;

}  // namespace

class DeskServiceTest : public QObject {
    Q_OBJECT

    Engines m_engines;

    static AssignService planner(Team &team, const QString &name = u"sam"_s)
    {
        return {team.storage(), team.clock(), team.scheme(), team.person(name)};
    }

    static WorkloadStanding standing(Team &team)
    {
        return must(WorkloadService(team.storage(), team.clock()).standing());
    }

    static PersonStanding of(const WorkloadStanding &standing, const QString &name)
    {
        for (const PersonStanding &person : standing.people) {
            if (person.user.name == name)
                return person;
        }
        qFatal("nobody is called so");
    }

    static qint64 auditRows(Team &team) { return must(team.storage().audit().list(0, 1)).first().sequence; }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void countsPaceAndEndPerPersonAndBatch()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 40);
        QCOMPARE(standing(team).batches.first().end.undefined, u"nobody is planned to annotate it"_s);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        QCOMPARE(standing(team).batches.first().phase, BatchPhase::Open);
        QCOMPARE(of(standing(team), u"ann"_s).end.undefined, u"needs 3 whole days of work, there are 0"_s);
        // Five days of 4 items for ann, 6 for abe.
        int done[2] = {0, 0};
        for (int i = 0; i < 5; ++i) {
            AnnotateService ann(*storage, team.clock(), team.scheme(), team.person(u"ann"_s));
            for (int k = 0; k < 4; ++k) {
                Submission submission;
                submission.conversation = items.at(done[0]++);
                submission.answers = cdconvAnswers(u"none"_s);
                submission.time.activeMs = 60'000;
                must(ann.submit(submission));
            }
            for (int k = 0; k < 6; ++k)
                team.submit(u"abe"_s, items.at(done[1]++), cdconvAnswers(u"none"_s));
            team.clock().advance(day);
        }
        const WorkloadStanding now = standing(team);
        const PersonStanding ann = of(now, u"ann"_s);
        QCOMPARE(ann.counts.done, 20);
        QCOMPARE(ann.counts.open, 20);
        QCOMPARE(ann.pace.perHour, 60.0);
        QCOMPARE(*ann.pace.perDay.perDay, 4.0);
        QCOMPARE(*ann.end.days, 5.0);
        const BatchStanding batch = now.batches.first();
        QCOMPARE(batch.phase, BatchPhase::Annotating);
        QCOMPARE(batch.counts.done, 50);
        QCOMPARE(batch.counts.open, 30);
        QCOMPARE(*batch.end.days, 5.0);  // ann is the last to finish
        QCOMPARE(batch.holders, (QStringList{u"ann"_s, u"abe"_s}));
    }

    void aBatchSaysWhatItWaitsFor()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 2);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        for (const ConversationId item : items) {
            team.submit(u"ann"_s, item, cdconvAnswers(u"none"_s));
            team.submit(u"abe"_s, item, cdconvAnswers(u"role"_s));
        }
        QCOMPARE(standing(team).batches.first().phase, BatchPhase::Disputed);
        for (const ConversationId item : items)
            team.submit(u"abe"_s, item, cdconvAnswers(u"none"_s));
        QCOMPARE(standing(team).batches.first().phase, BatchPhase::Ready);
        SpotCheckService checks(*storage, team.clock(), team.scheme(), team.person(u"sam"_s));
        StartRequest start;
        start.batch = u"one"_s;
        must(checks.start(start));
        QCOMPARE(standing(team).batches.first().phase, BatchPhase::Checking);
        for (const ConversationId item : items)
            must(checks.record({u"one"_s, item, Verdict::Fail, {}, u"no"_s}));
        must(checks.close(u"one"_s));
        QCOMPARE(standing(team).batches.first().phase, BatchPhase::Returned);
        QCOMPARE(of(standing(team), u"ann"_s).counts.returned, 2);
    }

    void whoHoldsWhatAndUntilWhen()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 3);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        AnnotateService ann(*storage, team.clock(), team.scheme(), team.person(u"ann"_s));
        must(ann.open(items.at(1)));
        must(ann.open(items.at(2)));
        WorkloadStanding now = standing(team);
        QCOMPARE(now.held.size(), 2);
        QCOMPARE(now.held.first().user, u"ann"_s);
        QCOMPARE(now.held.first().conversation, u"one-2"_s);
        QVERIFY(!now.held.first().slot.leaseExpired(now.asOf));
        team.clock().advanceMinutes(121);
        now = standing(team);
        QVERIFY(now.held.first().slot.leaseExpired(now.asOf));
        const qint64 before = auditRows(team);
        QCOMPARE(must(planner(team).releaseAll(team.person(u"ann"_s))), 2);
        QCOMPARE(auditRows(team), before + 1);
        QVERIFY(standing(team).held.isEmpty());
        QCOMPARE(planner(team).releaseAll(team.person(u"ann"_s)).error().kind, ErrorKind::NotFound);
    }

    void openWorkIsHandedOverInOneDecision()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 6);
        team.addConversations(u"two"_s, 2);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        team.assign(u"two"_s, {u"ann"_s, u"abe"_s});
        team.person(u"amy"_s);
        team.submit(u"ann"_s, items.at(0), cdconvAnswers(u"none"_s));
        AnnotateService ann(*storage, team.clock(), team.scheme(), team.person(u"ann"_s));
        must(ann.open(items.at(1)));
        must(ann.skip(items.at(2), u"later"_s));
        const qint64 before = auditRows(team);
        const HandedOver handed =
            must(planner(team).handOver({team.person(u"ann"_s), team.person(u"amy"_s), u"one"_s}));
        QCOMPARE(handed.moved, 5);
        QCOMPARE(handed.kept, 0);
        QCOMPARE(auditRows(team), before + 1);
        QCOMPARE(of(standing(team), u"ann"_s).counts.open, 2);  // of batch two
        QCOMPARE(of(standing(team), u"amy"_s).counts.open, 5);
        QCOMPARE(must(storage->reviews().unreadMessages(team.person(u"amy"_s))), 1);
        // abe rates every item already: nothing can go there.
        const auto refused = planner(team).handOver({team.person(u"amy"_s), team.person(u"abe"_s), QString()});
        QCOMPARE(refused.error().kind, ErrorKind::NotAllowed);
        QCOMPARE(must(storage->reviews().unreadMessages(team.person(u"abe"_s))), 0);
        VERIFY_OK(verifyDerived(*storage, team.scheme().scheme));
    }

    void handingOverIsRefusedInWords()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.addConversations(u"one"_s, 2);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        const UserId ann = team.person(u"ann"_s);
        const UserId amy = team.person(u"amy"_s);
        QCOMPARE(planner(team, u"ann"_s).handOver({ann, amy, {}}).error().kind, ErrorKind::NotAllowed);
        QCOMPARE(planner(team).handOver({ann, ann, {}}).error().kind, ErrorKind::InvalidInput);
        QCOMPARE(planner(team).handOver({amy, ann, {}}).error().kind, ErrorKind::NotFound);
        QCOMPARE(planner(team).handOver({ann, team.person(u"ria"_s), {}}).error().kind, ErrorKind::NotAllowed);
        must(UserService(*storage, team.clock(), team.person(u"sam"_s)).setActive(amy, false));
        const auto paused = planner(team).handOver({ann, amy, {}});
        QVERIFY(paused.error().message.contains(u"paused"_s));
    }

    void returnedItemsGoOverAndTheFormerAnswerNoLongerCounts()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 1);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        team.annotateAll(u"one"_s, cdconvAnswers(u"none"_s));
        SpotCheckService checks(*storage, team.clock(), team.scheme(), team.person(u"sam"_s));
        StartRequest start;
        start.batch = u"one"_s;
        must(checks.start(start));
        must(checks.record({u"one"_s, items.first(), Verdict::Fail, {}, u"no"_s}));
        must(checks.close(u"one"_s));
        must(planner(team).handOver({team.person(u"ann"_s), team.person(u"amy"_s), {}}));
        QCOMPARE(team.stateOf(items.first()), u"in_work"_s);
        team.submit(u"amy"_s, items.first(), cdconvAnswers(u"role"_s));
        QCOMPARE(team.stateOf(items.first()), u"disputed"_s);
    }

    void notesSayWhoHasReadThem()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const UserId ann = team.person(u"ann"_s);
        const UserId abe = team.person(u"abe"_s);
        MessageService sam(*storage, team.clock(), team.person(u"sam"_s));
        QCOMPARE(sam.send({ann}, u"  "_s).error().kind, ErrorKind::InvalidInput);
        QCOMPARE(sam.send({}, u"hello"_s).error().kind, ErrorKind::InvalidInput);
        must(sam.send({ann, abe}, u"read the page on roles"_s));
        team.clock().advance(1000);
        must(sam.send({ann}, u"thank you"_s));
        MessageService reader(*storage, team.clock(), abe);
        must(reader.markRead(must(reader.inbox({}, 5)).first().id));
        const QList<SentNote> sent = must(sam.sent(10));
        QCOMPARE(sent.size(), 2);
        QCOMPARE(sent.at(0).body, u"thank you"_s);
        QCOMPARE(sent.at(1).readers.size(), 2);
        QCOMPARE(sent.at(1).readCount(), 1);
        QCOMPARE(sent.at(1).readers.at(1).name, u"abe"_s);
        QVERIFY(sent.at(1).readers.at(1).readAt > 0);
        QCOMPARE(MessageService(*storage, team.clock(), ann).send({abe}, u"hi"_s).error().kind, ErrorKind::NotAllowed);
    }
};

QTEST_GUILESS_MAIN(DeskServiceTest)
#include "tst_desk_service.moc"
