// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/annotate/AnnotateService.h"
#include "core/service/plan/AssignService.h"
#include "core/service/project/DerivedState.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

#include <QSet>

using namespace gainsay;
using namespace Qt::StringLiterals;

class AssignServiceTest : public QObject {
    Q_OBJECT

    Engines m_engines;

    static AssignService planner(Team &team, UserId actor = {})
    {
        return {team.storage(), team.clock(), team.scheme(), actor};
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void planIsStoredAndCanBeRepeated()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        for (const QString &name : {u"ann"_s, u"abe"_s, u"amy"_s})
            team.person(name);
        team.addConversations(u"one"_s, 30);
        auto service = planner(team);
        const auto first = must(service.assign({u"one"_s, {u"ann"_s, u"abe"_s, u"amy"_s}, 0, 7}));
        QCOMPARE(first.items, 30);
        QCOMPARE(first.slotList.size(), 60);
        QHash<QString, QSet<QString>> people;
        QHash<QString, int> load;
        for (const AssignedSlot &slot : first.slotList) {
            people[slot.conversation].insert(slot.user);
            ++load[slot.user];
        }
        QCOMPARE(people.size(), 30);
        for (const auto &pair : std::as_const(people))
            QCOMPARE(pair.size(), 2);
        QCOMPARE(load.value(u"ann"_s), 20);
        const auto again = must(service.assign({u"one"_s, {u"ann"_s, u"abe"_s, u"amy"_s}, 2, 8}));
        for (qsizetype i = 0; i < 60; ++i)
            QCOMPARE(again.slotList.at(i).user, first.slotList.at(i).user);
        QCOMPARE(must(storage->audit().list(0, 10)).first().entry.action, u"assign"_s);
    }

    void whoLeavesHandsOverWhatIsUnanswered()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 12);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        team.submit(u"ann"_s, items.first(), cdconvAnswers(u"none"_s));
        team.submit(u"abe"_s, items.first(), cdconvAnswers(u"none"_s));
        team.assign(u"one"_s, {u"abe"_s, u"amy"_s});
        int annLeft = 0;
        for (const AssignedSlot &slot :
             must(storage->work().assignedSlots(must(storage->conversations().batchByName(u"one"_s)).id)))
            annLeft += slot.user == u"ann"_s ? 1 : 0;
        QCOMPARE(annLeft, 1);
        QCOMPARE(team.stateOf(items.first()), u"agreed"_s);
        VERIFY_OK(verifyDerived(*storage, team.scheme().scheme));
    }

    void anotherRaterReopensWhatWasAgreed()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 2);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        team.annotateAll(u"one"_s, cdconvAnswers(u"none"_s));
        QCOMPARE(team.stateOf(items.first()), u"agreed"_s);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s, u"amy"_s}, 3);
        QCOMPARE(team.stateOf(items.first()), u"in_work"_s);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s, u"amy"_s}, 2);
        QCOMPARE(team.stateOf(items.first()), u"agreed"_s);
    }

    void refusesWhoCannotAnnotateOrPlan()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.addConversations(u"one"_s, 2);
        for (const QString &name : {u"ann"_s, u"abe"_s, u"rob"_s})
            team.person(name);
        QCOMPARE(planner(team).assign({u"one"_s, {u"ann"_s, u"rob"_s}, 2, 1}).error().kind, ErrorKind::NotAllowed);
        QCOMPARE(planner(team).assign({u"one"_s, {u"ann"_s, u"zoe"_s}, 2, 1}).error().kind, ErrorKind::NotFound);
        QCOMPARE(planner(team).assign({u"two"_s, {u"ann"_s, u"abe"_s}, 2, 1}).error().kind, ErrorKind::NotFound);
        QCOMPARE(planner(team).assign({u"one"_s, {u"ann"_s}, 2, 1}).error().kind, ErrorKind::InvalidInput);
        const auto byAnnotator = planner(team, team.person(u"ann"_s)).assign({u"one"_s, {u"ann"_s, u"abe"_s}, 2, 1});
        QCOMPARE(byAnnotator.error().kind, ErrorKind::NotAllowed);
        User abe = must(storage->project().userNamed(u"abe"_s));
        abe.active = false;
        must(storage->project().updateUser(abe));
        QCOMPARE(planner(team).assign({u"one"_s, {u"ann"_s, u"abe"_s}, 2, 1}).error().kind, ErrorKind::NotAllowed);
        team.person(u"amy"_s);
        VERIFY_OK(planner(team, team.person(u"sam"_s)).assign({u"one"_s, {u"ann"_s, u"amy"_s}, 2, 1}));
    }

    void aPreviewChangesNothingAndTellsTheLoads()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 6);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        team.submit(u"ann"_s, items.first(), cdconvAnswers(u"none"_s));
        team.person(u"amy"_s);
        const AssignRequest wanted{u"one"_s, {u"abe"_s, u"amy"_s}, 2, 1};
        const PlanPreview preview = must(planner(team).preview(wanted));
        QCOMPARE(preview.items, 6);
        QCOMPARE(preview.loads.size(), 3);
        QCOMPARE(preview.loads[0].user, u"abe"_s);
        const PlannedLoad &ann = preview.loads[2];
        QCOMPARE(ann.answered, 1);
        QCOMPARE(ann.before, 5);
        QCOMPARE(ann.after, 0);
        QCOMPARE(preview.loads[0].after + preview.loads[1].after, 11);
        QVERIFY(!must(storage->work().slotOf(items.last(), team.person(u"amy"_s))).has_value());
        VERIFY_OK(planner(team).assign(wanted));
        QVERIFY(must(storage->work().slotOf(items.last(), team.person(u"amy"_s))).has_value());
    }

    void expiredLeasesAreShownAndReleased()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 1);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        AnnotateService ann(*storage, team.clock(), team.scheme(), team.person(u"ann"_s));
        QVERIFY(must(ann.next()).has_value());
        team.clock().advanceMinutes(121);
        const auto expired = must(storage->work().heldSlots({}, 10));
        QCOMPARE(expired.size(), 1);
        QVERIFY(expired.first().slot.leaseExpired(team.clock().nowMs()));
        QCOMPARE(expired.first().user, u"ann"_s);
        QCOMPARE(expired.first().conversation, u"one-1"_s);
        VERIFY_OK(planner(team).release(expired.first().slot.id));
        QCOMPARE(planner(team).release(expired.first().slot.id).error().kind, ErrorKind::NotAllowed);
        QCOMPARE(must(ann.next())->conversation.id, items.first());
    }
};

QTEST_GUILESS_MAIN(AssignServiceTest)
#include "tst_assign_service.moc"
