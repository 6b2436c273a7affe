// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/annotate/AnnotateService.h"
#include "core/service/annotate/UndoService.h"
#include "core/service/project/DerivedState.h"
#include "core/service/supervise/SpotCheckService.h"
#include "core/store/RatingStore.h"
#include "core/store/WorkStore.h"
#include "db/project/ProjectFactory.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

using namespace gainsay;
using namespace Qt::StringLiterals;

class UndoServiceTest : public QObject {
    Q_OBJECT

    Engines m_engines;

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void goesBackThroughDraftsAndSubmissionsToTheFirst()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 2);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        AnnotateService ann(*storage, team.clock(), team.scheme(), team.person(u"ann"_s));
        UndoService undo(*storage, team.clock(), team.scheme(), team.person(u"ann"_s));
        must(ann.saveDraft(items.at(0), cdconvAnswers(u"role"_s), {}));
        team.submit(u"ann"_s, items.at(0), cdconvAnswers(u"none"_s));
        must(ann.saveDraft(items.at(1), cdconvAnswers(u"intra"_s), {}));

        auto step = must(undo.undo());
        QCOMPARE(step->conversation, items.at(1));
        QVERIFY(step->answers.is_null());
        QVERIFY(!must(ann.open(items.at(1))).draft.has_value());

        step = must(undo.undo());
        QCOMPARE(step->conversation, items.at(0));
        QVERIFY(step->kind == EditKind::Submit);
        auto item = must(ann.open(items.at(0)));
        QVERIFY(!item.submitted.has_value());
        QCOMPARE(dumpJson(item.answers()), dumpJson(cdconvAnswers(u"none"_s)));
        QCOMPARE(team.stateOf(items.at(0)), u"open"_s);
        QCOMPARE(item.revision, 1);  // the withdrawn answer stays on record

        step = must(undo.undo());
        QVERIFY(step->answers.is_null());
        QVERIFY(!must(undo.undo()).has_value());

        QVERIFY(must(undo.redo()).has_value());
        QVERIFY(must(undo.redo()).has_value());
        item = must(ann.open(items.at(0)));
        QCOMPARE(item.submitted->label, u"none"_s);
        QCOMPARE(item.revision, 2);
        QVERIFY(must(undo.redo()).has_value());
        QVERIFY(!must(undo.redo()).has_value());
    }

    void undoingAnAmendmentRestoresTheFormerAnswersAsARevision()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 1);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        team.submit(u"abe"_s, items.first(), cdconvAnswers(u"none"_s));
        team.submit(u"ann"_s, items.first(), cdconvAnswers(u"none"_s));
        team.submit(u"ann"_s, items.first(), cdconvAnswers(u"role"_s));
        QCOMPARE(team.stateOf(items.first()), u"disputed"_s);
        UndoService undo(*storage, team.clock(), team.scheme(), team.person(u"ann"_s));
        QVERIFY(must(undo.undo()).has_value());
        QCOMPARE(team.stateOf(items.first()), u"agreed"_s);
        QCOMPARE(must(storage->work().revisions(items.first(), team.person(u"ann"_s))).size(), 3);
        QVERIFY(must(undo.redo()).has_value());
        QCOMPARE(team.stateOf(items.first()), u"disputed"_s);
    }

    void undoingTheAnswerToAReturnedItemConfirmsNothing()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const ConversationId item = team.addConversations(u"one"_s, 1).first();
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        team.annotateAll(u"one"_s, cdconvAnswers(u"none"_s));
        SpotCheckService checks(*storage, team.clock(), team.scheme(), team.person(u"sam"_s));
        StartRequest start;
        start.batch = u"one"_s;
        must(checks.start(start));
        must(checks.record({u"one"_s, item, Verdict::Fail, {}, u"look again"_s}));
        must(checks.close(u"one"_s));
        const auto outstanding = [&] { return must(checks.status(u"one"_s)).facts.failedOutstanding; };
        AnnotateService ann(*storage, team.clock(), team.scheme(), team.person(u"ann"_s));
        UndoService undo(*storage, team.clock(), team.scheme(), team.person(u"ann"_s));
        team.submit(u"abe"_s, item, cdconvAnswers(u"role"_s));
        // Undone, redone and undone again: the item waits for ann as if she had never answered it.
        team.submit(u"ann"_s, item, cdconvAnswers(u"role"_s));
        QCOMPARE(outstanding(), 0);
        for (int i = 0; i < 2; ++i) {
            must(undo.undo());
            QCOMPARE(outstanding(), 1);
            QCOMPARE(toString(must(checks.status(u"one"_s)).state), u"returned"_s);
            const WorkItem waiting = must(ann.open(item));
            QVERIFY(waiting.slot.state == SlotState::Returned);
            QCOMPARE(dumpJson(waiting.answers()), dumpJson(cdconvAnswers(u"role"_s)));
            must(undo.redo());
            QCOMPARE(outstanding(), 0);
        }
        must(undo.undo());
        // What was submitted before the item came back is undone as a draft only.
        must(undo.undo());
        QCOMPARE(outstanding(), 1);
        QVERIFY(must(ann.open(item)).slot.state == SlotState::Returned);
        VERIFY_OK(verifyDerived(*storage, team.scheme().scheme));
    }

    // Whoever answered an item of the pool cannot take it a second time, so it stays theirs until they answer again.
    void anItemOfThePoolIsKeptWhenItsAnswerIsUndone()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const ConversationId item = team.addConversations(u"one"_s, 1).first();
        team.openPool(u"one"_s, 1);
        AnnotateService ann(*storage, team.clock(), team.scheme(), team.person(u"ann"_s));
        AnnotateService abe(*storage, team.clock(), team.scheme(), team.person(u"abe"_s));
        QVERIFY(must(ann.next()).has_value());
        team.submit(u"ann"_s, item, cdconvAnswers(u"role"_s));
        must(UndoService(*storage, team.clock(), team.scheme(), team.person(u"ann"_s)).undo());
        team.clock().advanceMinutes(121);
        QVERIFY(!must(abe.next()).has_value());
        const auto again = must(ann.next());
        QVERIFY(again.has_value());
        QCOMPARE(dumpJson(again->answers()), dumpJson(cdconvAnswers(u"role"_s)));
        team.submit(u"ann"_s, item, cdconvAnswers(u"none"_s));
        VERIFY_OK(verifyDerived(*storage, team.scheme().scheme));
    }

    // Answers that come back were given then: how long it took and what was seen of the detector is still true of them.
    void whatComesBackKeepsItsTimeAndWhatWasSeen()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const ConversationId item = team.addConversations(u"one"_s, 1).first();
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        const UserId person = team.person(u"ann"_s);
        AnnotateService ann(*storage, team.clock(), team.scheme(), person);
        UndoService undo(*storage, team.clock(), team.scheme(), person);
        const PrelabelUse seen{RunId{1}, true, true, 700};
        const auto submit = [&](const QString &category, const WorkTime &time, const PrelabelUse &use) {
            must(ann.submit({item, cdconvAnswers(category), {}, time, use}));
        };
        const auto inForce = [&] { return *must(storage->work().latestAnnotation(item, person)); };
        submit(u"role"_s, {4000, 100}, seen);
        submit(u"none"_s, {900, 0}, {});
        must(undo.undo());
        QCOMPARE(inForce().revision, 3);
        QVERIFY(inForce().time == WorkTime({4000, 100}) && inForce().prelabel == seen);
        must(undo.redo());
        QVERIFY(inForce().time == WorkTime({900, 0}) && inForce().prelabel == PrelabelUse());
        must(undo.undo());
        must(undo.undo());
        QVERIFY(must(ann.open(item)).draft->time == WorkTime({4000, 100}));
        must(undo.redo());
        QVERIFY(inForce().time == WorkTime({4000, 100}) && inForce().prelabel == seen);
        const auto totals = must(storage->ratings().totals({}));
        QCOMPARE(totals.first().activeMs, 4000);
    }

    void survivesARestart()
    {
        SKIP_UNAVAILABLE_ENGINE;
        const std::unique_ptr<Storage> storage = m_engines.newProject(engine);
        QVERIFY(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 1);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        team.submit(u"ann"_s, items.first(), cdconvAnswers(u"none"_s));
        const auto reopened = must(openProject(storage->location()));
        UndoService undo(*reopened, team.clock(), team.scheme(), team.person(u"ann"_s));
        QCOMPARE(must(undo.undo())->conversation, items.first());
        QCOMPARE(team.stateOf(items.first()), u"open"_s);
    }

    void aNewStepEndsWhatCouldBeRedone()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 1);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        AnnotateService ann(*storage, team.clock(), team.scheme(), team.person(u"ann"_s));
        UndoService undo(*storage, team.clock(), team.scheme(), team.person(u"ann"_s));
        must(ann.saveDraft(items.first(), cdconvAnswers(u"role"_s), {}));
        must(undo.undo());
        must(ann.saveDraft(items.first(), cdconvAnswers(u"intra"_s), {}));
        QVERIFY(!must(undo.redo()).has_value());
    }

    void everybodyUndoesOnlyTheirOwn()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 1);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        team.submit(u"ann"_s, items.first(), cdconvAnswers(u"none"_s));
        UndoService abe(*storage, team.clock(), team.scheme(), team.person(u"abe"_s));
        QVERIFY(!must(abe.undo()).has_value());
    }
};

QTEST_GUILESS_MAIN(UndoServiceTest)
#include "tst_undo_service.moc"
