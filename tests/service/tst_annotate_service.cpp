// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/annotate/AnnotateService.h"
#include "core/service/messages/FlagService.h"
#include "core/service/project/DerivedState.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/TrainingStore.h"
#include "core/store/WorkStore.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

Submission answering(ConversationId conversation, const Json &answers, std::optional<int> revision = {})
{
    Submission submission;
    submission.conversation = conversation;
    submission.answers = answers;
    submission.expectedRevision = revision;
    return submission;
}

}  // namespace

class AnnotateServiceTest : public QObject {
    Q_OBJECT

    Engines m_engines;

    static AnnotateService desk(Team &team, const QString &name)
    {
        return {team.storage(), team.clock(), team.scheme(), team.person(name)};
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void aShiftFromFirstToLast()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 3);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        auto ann = desk(team, u"ann"_s);
        for (const ConversationId item : items) {
            const auto next = must(ann.next());
            QCOMPARE(next->conversation.id, item);
            QCOMPARE(toString(next->slot.state), u"claimed"_s);
            QCOMPARE(next->revision, 0);
            const auto annotation = must(ann.submit(answering(item, cdconvAnswers(u"none"_s), 0)));
            QCOMPARE(annotation.revision, 1);
            QCOMPARE(annotation.label, u"none"_s);
        }
        QVERIFY(!must(ann.next()).has_value());
        QCOMPARE(must(ann.counts(0)).submitted, 3);
        QCOMPARE(must(ann.counts(0)).today, 3);
        QCOMPARE(must(ann.history({}, 2)).size(), 2);
        QCOMPARE(must(ann.history({}, 2)).first().conversation, items.last());
        const auto older = must(ann.history(must(ann.history({}, 2)).last().id, 5));
        QCOMPARE(older.size(), 1);
        QCOMPARE(older.first().conversation, items.first());
        QCOMPARE(team.stateOf(items.first()), u"in_work"_s);
        VERIFY_OK(storage->audit().verifyChain());
    }

    void timeConfidenceAndTheDetectorAreRecorded()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 1);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        Json answers = cdconvAnswers(u"history"_s, u"opinions"_s);
        answers["confidence"] = 2;
        Submission submission = answering(items.first(), answers);
        submission.time = {5200, 800};
        submission.prelabel = {{3}, true, true, 700};
        const auto stored = must(desk(team, u"ann"_s).submit(submission));
        const auto read = *must(storage->work().annotation(stored.id));
        QCOMPARE(read.confidence, std::optional(2));
        QVERIFY(read.answers.at("confidence") == 2);
        QVERIFY(read.time == submission.time);
        QVERIFY(read.prelabel == submission.prelabel);
    }

    void amendingKeepsEveryRevisionAndSettlesAtOnce()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 1);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        team.submit(u"ann"_s, items.first(), cdconvAnswers(u"none"_s));
        team.submit(u"abe"_s, items.first(), cdconvAnswers(u"role"_s));
        QCOMPARE(team.stateOf(items.first()), u"disputed"_s);
        auto ann = desk(team, u"ann"_s);
        const auto opened = must(ann.open(items.first()));
        QCOMPARE(opened.revision, 1);
        QCOMPARE(dumpJson(opened.answers()), dumpJson(cdconvAnswers(u"none"_s)));
        must(ann.submit(answering(items.first(), cdconvAnswers(u"role"_s), 1)));
        QCOMPARE(team.stateOf(items.first()), u"agreed"_s);
        QCOMPARE(must(storage->work().revisions(items.first(), team.person(u"ann"_s))).size(), 2);
        must(ann.submit(answering(items.first(), cdconvAnswers(u"intra"_s), 2)));
        QCOMPARE(team.stateOf(items.first()), u"disputed"_s);
        QVERIFY(!must(storage->conversations().resolution(items.first())).has_value());
        VERIFY_OK(verifyDerived(*storage, team.scheme().scheme));
    }

    void aStaleRevisionIsReported()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 1);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        auto here = desk(team, u"ann"_s);
        auto there = desk(team, u"ann"_s);
        must(here.submit(answering(items.first(), cdconvAnswers(u"none"_s), 0)));
        const auto stale = there.submit(answering(items.first(), cdconvAnswers(u"role"_s), 0));
        QCOMPARE(stale.error().kind, ErrorKind::Conflict);
        QCOMPARE(must(here.open(items.first())).submitted->label, u"none"_s);
    }

    void refusalsNameTheReasonAndChangeNothing()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 1);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        const auto answers = cdconvAnswers(u"none"_s);
        QCOMPARE(desk(team, u"amy"_s).submit(answering(items.first(), answers)).error().kind, ErrorKind::NotAllowed);
        QCOMPARE(desk(team, u"amy"_s).open(items.first()).error().kind, ErrorKind::NotAllowed);
        QCOMPARE(desk(team, u"rob"_s).submit(answering(items.first(), answers)).error().kind, ErrorKind::NotAllowed);
        QCOMPARE(desk(team, u"ann"_s).submit(answering({999}, answers)).error().kind, ErrorKind::NotFound);
        QCOMPARE(desk(team, u"ann"_s).submit(answering(items.first(), cdconvAnswers(u"wat"_s))).error().kind,
                 ErrorKind::InvalidInput);
        AnnotateService nobody(*storage, team.clock(), team.scheme(), {});
        QCOMPARE(nobody.submit(answering(items.first(), answers)).error().kind, ErrorKind::NotAllowed);
        User ann = must(storage->project().userNamed(u"ann"_s));
        ann.active = false;
        must(storage->project().updateUser(ann));
        QCOMPARE(desk(team, u"ann"_s).submit(answering(items.first(), answers)).error().kind, ErrorKind::NotAllowed);
        QCOMPARE(team.stateOf(items.first()), u"open"_s);
        QVERIFY(must(storage->work().revisions(items.first(), ann.id)).isEmpty());
    }

    void withoutTrainingThereIsNoWorkIfTheProjectSaysSo()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 1);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        ProjectSettings settings = must(storage->project().settings());
        settings.qualificationRequired = true;
        must(storage->project().setSettings(settings));
        auto ann = desk(team, u"ann"_s);
        QCOMPARE(ann.next().error().kind, ErrorKind::NotAllowed);
        QCOMPARE(ann.submit(answering(items.first(), cdconvAnswers(u"none"_s))).error().kind, ErrorKind::NotAllowed);
        TrainingSession session;
        session.user = team.person(u"ann"_s);
        session.kind = GoldKind::Qualification;
        session.id = must(storage->training().startSession(session));
        session.passed = true;
        must(storage->training().updateSession(session));
        QVERIFY(must(ann.next()).has_value());
    }

    void skippedItemsComeLastReturnedOnesFirst()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 3);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        auto ann = desk(team, u"ann"_s);
        QCOMPARE(ann.skip(items.at(0), u" "_s).error().kind, ErrorKind::InvalidInput);
        VERIFY_OK(ann.skip(items.at(0), u"too long"_s));
        QCOMPARE(must(ann.next())->conversation.id, items.at(1));
        must(ann.submit(answering(items.at(1), cdconvAnswers(u"none"_s))));
        Slot returned = *must(storage->work().slotOf(items.at(1), team.person(u"ann"_s)));
        returned.state = SlotState::Returned;
        must(storage->work().updateSlot(returned));
        QCOMPARE(must(ann.next())->conversation.id, items.at(1));
        QCOMPARE(ann.skip(items.at(1), u"no"_s).error().kind, ErrorKind::NotAllowed);
        must(ann.submit(answering(items.at(1), cdconvAnswers(u"none"_s))));
        QCOMPARE(must(ann.next())->conversation.id, items.at(2));
        must(ann.submit(answering(items.at(2), cdconvAnswers(u"none"_s))));
        QCOMPARE(must(ann.next())->conversation.id, items.at(0));
        must(ann.submit(answering(items.at(0), cdconvAnswers(u"none"_s))));
        QVERIFY(must(storage->work().standingMarks(ItemMarkKind::Skip, 10)).isEmpty());
    }

    // Whatever is answered meanwhile.
    void flagsStandUntilASupervisorIsDoneWithThem()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 1);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        const UserId sue = team.person(u"sue"_s);
        auto ann = desk(team, u"ann"_s);
        VERIFY_OK(ann.flag(items.first(), u"not sure"_s));
        VERIFY_OK(ann.flag(items.first(), u"names a real person"_s));
        must(ann.submit(answering(items.first(), cdconvAnswers(u"none"_s))));
        FlagService flags(*storage, team.clock(), sue);
        const auto standing = must(flags.standing(10));
        QCOMPARE(standing.size(), 1);
        QCOMPARE(standing.first().conversation, items.first());
        QCOMPARE(standing.first().person, u"ann"_s);
        QCOMPARE(standing.first().reason, u"names a real person"_s);
        QCOMPARE(must(storage->work().standingMarkCount(ItemMarkKind::Flag)), 1);
        const auto told = must(storage->reviews().inbox(sue, {}, 10));
        QCOMPARE(told.size(), 2);
        QCOMPARE(toString(told.first().kind), u"flagged"_s);
        QCOMPARE(told.first().body, u"names a real person"_s);
        QCOMPARE(told.first().conversation, items.first());

        FlagService annsOwn(*storage, team.clock(), team.person(u"ann"_s));
        QCOMPARE(annsOwn.settle(items.first(), team.person(u"ann"_s)).error().kind, ErrorKind::NotAllowed);
        VERIFY_OK(flags.settle(items.first(), team.person(u"ann"_s)));
        QVERIFY(must(flags.standing(10)).isEmpty());
        QCOMPARE(must(storage->reviews().unreadMessages(sue)), 0);
        VERIFY_OK(storage->audit().verifyChain());
    }

    // Who leads and is to answer the item as well hears nothing of what its other annotators write.
    void raterWhoLeadsIsNotToldOfFlags()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 1);
        const UserId sue = team.person(u"sue"_s);
        const UserId otto = team.person(u"otto"_s);
        team.assign(u"one"_s, {u"ann"_s, u"otto"_s});
        VERIFY_OK(desk(team, u"ann"_s).flag(items.first(), u"names a real person"_s));
        QCOMPARE(must(storage->reviews().unreadMessages(otto)), 0);
        QCOMPARE(must(storage->reviews().unreadMessages(sue)), 1);
    }

    void draftsKeepHiddenAnswersAndGoAwayWithTheSubmission()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 1);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        auto ann = desk(team, u"ann"_s);
        Json draft = cdconvAnswers(u"none"_s, u"opinions"_s);  // persona is hidden, but comes back with "history"
        VERIFY_OK(ann.saveDraft(items.first(), draft, {1000, 20}));
        const auto opened = must(ann.open(items.first()));
        QCOMPARE(dumpJson(opened.answers()), dumpJson(draft));
        QCOMPARE(opened.draft->time.activeMs, 1000);
        must(ann.submit(answering(items.first(), cdconvAnswers(u"none"_s))));
        QVERIFY(!must(ann.open(items.first())).draft.has_value());
    }

    void poolItemsGoToWhoeverClaimsThem()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 2);
        team.openPool(u"one"_s);
        auto ann = desk(team, u"ann"_s);
        auto abe = desk(team, u"abe"_s);
        auto amy = desk(team, u"amy"_s);
        QCOMPARE(must(ann.next())->conversation.id, items.at(0));
        QCOMPARE(must(abe.next())->conversation.id, items.at(0));
        // Both places on the first are taken.
        QCOMPARE(must(amy.next())->conversation.id, items.at(1));
        QCOMPARE(amy.open(items.at(0)).error().kind, ErrorKind::NotAllowed);
        must(ann.submit(answering(items.at(0), cdconvAnswers(u"none"_s))));
        QCOMPARE(must(ann.next())->conversation.id, items.at(1));
        // Nobody gets an item twice.
        must(ann.submit(answering(items.at(1), cdconvAnswers(u"none"_s))));
        QVERIFY(!must(ann.next()).has_value());
    }

    void anExpiredPoolLeaseFreesTheItemAndKeepsTheDraft()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 1);
        team.openPool(u"one"_s, 1);
        auto ann = desk(team, u"ann"_s);
        auto abe = desk(team, u"abe"_s);
        QVERIFY(must(ann.next()).has_value());
        VERIFY_OK(ann.saveDraft(items.first(), cdconvAnswers(u"role"_s), {}));
        QVERIFY(!must(abe.next()).has_value());
        team.clock().advanceMinutes(121);
        QCOMPARE(must(abe.next())->conversation.id, items.first());
        QCOMPARE(ann.submit(answering(items.first(), cdconvAnswers(u"role"_s))).error().kind, ErrorKind::NotAllowed);
        QVERIFY(must(storage->work().draft(items.first(), team.person(u"ann"_s))).has_value());
        // Freed again: the draft is there when its writer takes the item once more.
        team.clock().advanceMinutes(121);
        const auto again = must(ann.next());
        QCOMPARE(dumpJson(again->answers()), dumpJson(cdconvAnswers(u"role"_s)));
    }

    void savingADraftKeepsTheLease()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 1);
        team.openPool(u"one"_s, 1);
        auto ann = desk(team, u"ann"_s);
        QVERIFY(must(ann.next()).has_value());
        for (int i = 0; i < 3; ++i) {
            team.clock().advanceMinutes(100);
            VERIFY_OK(ann.saveDraft(items.first(), cdconvAnswers(u"role"_s), {}));
        }
        QVERIFY(!must(desk(team, u"abe"_s).next()).has_value());
    }
};

QTEST_GUILESS_MAIN(AnnotateServiceTest)
#include "tst_annotate_service.moc"
