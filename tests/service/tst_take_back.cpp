// SPDX-License-Identifier: GPL-3.0-or-later
// Plans and batches taken back while nobody has worked on them, all batches planned at once, people added from a list,
// one's own comments changed, and what a day's count leaves out.
#include "core/service/annotate/AnnotateService.h"
#include "core/service/annotate/UndoService.h"
#include "core/service/messages/DiscussionService.h"
#include "core/service/messages/NextSteps.h"
#include "core/service/people/UserService.h"
#include "core/service/plan/AssignService.h"
#include "core/service/plan/BatchService.h"
#include "core/service/project/SettingsService.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/WorkStore.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

using namespace gainsay;
using namespace Qt::StringLiterals;

class TakeBackTest : public QObject {
    Q_OBJECT

    Engines m_engines;

    static QStringList placesOf(Storage &storage, const QString &batch)
    {
        QStringList places;
        const BatchId id = must(storage.conversations().batchByName(batch)).id;
        for (const AssignedSlot &slot : must(storage.work().assignedSlots(id)))
            places << u"%1:%2"_s.arg(slot.conversation, slot.user);
        places.sort();
        return places;
    }
    static QString newestAction(Storage &storage) { return must(storage.audit().list(0, 1)).first().entry.action; }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void allBatchesArePlannedByOneDecisionAndTakenBack()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.addConversations(u"one"_s, 3);
        team.addConversations(u"two"_s, 4);
        team.person(u"ann"_s);
        team.person(u"abe"_s);
        AssignService service(*storage, team.clock(), team.scheme(), team.person(u"sam"_s));
        const AssignRequest request{{}, {u"ann"_s, u"abe"_s}, 0, 1};
        QCOMPARE(must(service.previewAll(request, AssignService::Which::All)).items, 7);
        const WholePlan plan = must(service.assignAll(request, AssignService::Which::Unplanned));
        QCOMPARE(plan.items, 7);
        QCOMPARE(placesOf(*storage, u"one"_s).size(), 6);
        QCOMPARE(placesOf(*storage, u"two"_s).size(), 8);
        VERIFY_OK(service.takeBack(plan.before));
        QVERIFY(placesOf(*storage, u"one"_s).isEmpty() && placesOf(*storage, u"two"_s).isEmpty());
        QCOMPARE(newestAction(*storage), u"unassign"_s);
    }

    // Planned again for others: those who had it before have it again.
    void whoHadItBeforeHasItAgain()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.addConversations(u"one"_s, 4);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        const QStringList before = placesOf(*storage, u"one"_s);
        team.person(u"amy"_s);
        AssignService service(*storage, team.clock(), team.scheme(), team.person(u"sam"_s));
        const Assignment again = must(service.assign({u"one"_s, {u"ann"_s, u"amy"_s}, 0, 1}));
        QVERIFY(placesOf(*storage, u"one"_s) != before);
        VERIFY_OK(service.takeBack({again.before}));
        QCOMPARE(placesOf(*storage, u"one"_s), before);
    }

    void aPlanStaysOnceSomebodyHasBegun()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 2);
        team.person(u"ann"_s);
        team.person(u"abe"_s);
        AssignService service(*storage, team.clock(), team.scheme(), team.person(u"sam"_s));
        const Assignment plan = must(service.assign({u"one"_s, {u"ann"_s, u"abe"_s}, 0, 1}));
        team.submit(u"ann"_s, items[0], cdconvAnswers(u"none"_s));
        const QStringList before = placesOf(*storage, u"one"_s);
        const auto refused = service.takeBack({plan.before});
        QVERIFY(!refused && refused.error().kind == ErrorKind::NotAllowed);
        QCOMPARE(placesOf(*storage, u"one"_s), before);
        AssignService annotator(*storage, team.clock(), team.scheme(), team.person(u"ann"_s));
        QVERIFY(!annotator.takeBack({plan.before}));  // who does not plan takes nothing back
    }

    void batchesGoBackToWhereTheyCameFrom()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.addConversations(u"all"_s, 5);
        team.addConversations(u"more"_s, 2);
        BatchService service(*storage, team.clock(), team.person(u"sam"_s));
        BatchRequest request;
        request.how = BatchRequest::How::Size;
        request.name = u"part"_s;
        request.sizes = {3};
        const BatchPlan made = must(service.make(request));
        QCOMPARE(must(storage->conversations().byExternalId(u"more-1"_s)).batch, u"part-2"_s);
        VERIFY_OK(service.takeBack(made));
        QCOMPARE(must(storage->conversations().byExternalId(u"more-1"_s)).batch, u"more"_s);
        QCOMPARE(must(storage->conversations().byExternalId(u"all-5"_s)).batch, u"all"_s);
        QCOMPARE(must(storage->conversations().batches()).size(), 2);
        QCOMPARE(newestAction(*storage), u"unmake_batches"_s);

        const BatchPlan again = must(service.make(request));
        team.assign(u"part-1"_s, {u"ann"_s, u"abe"_s});
        QVERIFY(!service.takeBack(again));
        QCOMPARE(must(storage->conversations().byExternalId(u"all-1"_s)).batch, u"part-1"_s);
    }

    void peopleArePastedFromListsAndTables()
    {
        const auto names = [](const QString &text) {
            QStringList words;
            for (const NewPerson &person : peopleFromText(text, Role::Annotator))
                words << person.name + u'/' + toString(person.role);
            return words.join(u' ');
        };
        QCOMPARE(names(u"zhao\nlin.mei, adjudicator\n\n zhao \n"_s), u"zhao/annotator lin.mei/adjudicator"_s);
        QCOMPARE(names(u"zhao\tannotator\r\nlin\tSupervisor\r\n"_s), u"zhao/annotator lin/supervisor"_s);
        QCOMPARE(names(u"赵，林；王、李"_s), u"赵/annotator 林/annotator 王/annotator 李/annotator"_s);
        QCOMPARE(names(u"annotator"_s), u"annotator/annotator"_s);  // a role after nobody is a name
        QCOMPARE(names(u" ,;\n"_s), QString());
    }

    void severalPeopleAreAddedOrNobody()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        UserService service(*storage, team.clock(), team.person(u"sam"_s));
        const qsizetype before = must(storage->project().users()).size();
        QVERIFY(!service.addAll({{u"ann"_s, Role::Annotator}, {u"ANN"_s, Role::Annotator}}));
        QCOMPARE(must(storage->project().users()).size(), before);
        VERIFY_OK(service.addAll({{u"ann"_s, Role::Annotator}, {u"joe"_s, Role::Adjudicator}}));
        QVERIFY(must(storage->project().userNamed(u"joe"_s)).role == Role::Adjudicator);
    }

    // Whoever works alone is given what came in, not a plan to make, and invites others without losing anything.
    void aloneThenATeam()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const UserId me = team.person(u"olga"_s);  // an administrator
        ProjectSettings settings = must(storage->project().settings());
        settings.alone = true;
        VERIFY_OK(SettingsService(*storage, team.clock(), me).change(settings));
        const auto items = team.addConversations(u"one"_s, 2);
        const auto kinds = [&] {
            QList<NextStepKind> found;
            for (const NextStep &step : must(nextSteps(*storage, team.clock(), must(storage->project().user(me)))))
                found << step.kind;
            return found;
        };
        QVERIFY(kinds() == QList({NextStepKind::Label, NextStepKind::Report}));
        AssignService service(*storage, team.clock(), team.scheme(), me);
        must(service.assignAll({{}, {u"olga"_s}, 1, 0}, AssignService::Which::All));
        QVERIFY(kinds() == QList({NextStepKind::Annotate, NextStepKind::Report}));
        team.submit(u"olga"_s, items[0], cdconvAnswers(u"none"_s));
        QCOMPARE(must(storage->conversations().row(items[0])).label, u"none"_s);

        VERIFY_OK(UserService(*storage, team.clock(), me).addAll({{u"ann"_s, Role::Annotator}}));
        QVERIFY(!must(storage->project().settings()).alone);
        must(service.assign({u"one"_s, {u"olga"_s, u"ann"_s}, 2, 1}));
        QCOMPARE(placesOf(*storage, u"one"_s),
                 QStringList({u"one-1:ann"_s, u"one-1:olga"_s, u"one-2:ann"_s, u"one-2:olga"_s}));
        Submission second;
        second.conversation = items[0];
        second.answers = cdconvAnswers(u"none"_s);
        const UserId ann = must(storage->project().userNamed(u"ann"_s)).id;
        must(AnnotateService(*storage, team.clock(), team.scheme(), ann).submit(second));
        QCOMPARE(team.stateOf(items[0]), u"agreed"_s);
    }

    void onesOwnCommentIsChangedUntilSomebodyAnswers()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 1);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        team.submit(u"ann"_s, items[0], cdconvAnswers(u"none"_s));
        team.submit(u"abe"_s, items[0], cdconvAnswers(u"role"_s));
        DiscussionService ann(*storage, team.clock(), team.person(u"ann"_s));
        DiscussionService abe(*storage, team.clock(), team.person(u"abe"_s));
        VERIFY_OK(ann.comment(items[0], u"b2 is fime"_s));
        const ThreadComment own = must(ann.thread(items[0])).first();
        QVERIFY(own.mayChange && !must(abe.thread(items[0])).first().mayChange);
        VERIFY_OK(ann.rewrite(items[0], own.id, u"b2 is fine"_s));
        QCOMPARE(must(abe.thread(items[0])).first().body, u"b2 is fine"_s);
        QCOMPARE(newestAction(*storage), u"edit_comment"_s);
        QVERIFY(!abe.rewrite(items[0], own.id, u"mine now"_s));
        VERIFY_OK(abe.comment(items[0], u"why?"_s));
        QVERIFY(!must(ann.thread(items[0])).first().mayChange);
        QVERIFY(!ann.rewrite(items[0], own.id, {}));
        const ThreadComment answer = must(abe.thread(items[0])).last();
        VERIFY_OK(abe.rewrite(items[0], answer.id, {}));
        QCOMPARE(must(ann.thread(items[0])).size(), 1);
        QCOMPARE(newestAction(*storage), u"delete_comment"_s);
    }

    // An item is one item, however often it is amended, undone and done again.
    void amendmentsAndUndoDoNotCountForTheDay()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 3);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        const UserId ann = team.person(u"ann"_s);
        AnnotateService service(*storage, team.clock(), team.scheme(), ann);
        const qint64 morning = team.clock().nowMs();
        const auto submit = [&](ConversationId item, int revision, qint64 activeMs, const QString &label) {
            Submission submission;
            submission.conversation = item;
            submission.answers = cdconvAnswers(label);
            submission.expectedRevision = revision;
            submission.time.activeMs = activeMs;
            must(service.submit(submission));
        };
        submit(items[0], 0, 9000, u"none"_s);
        submit(items[1], 0, 11000, u"none"_s);
        submit(items[0], 1, 100, u"role"_s);
        AnnotatorCounts counts = must(service.counts(morning));
        QCOMPARE(counts.today, 2);
        QCOMPARE(counts.recentActiveMs, QList<qint64>({11000}));  // the amended one is older than its amendment
        UndoService undo(*storage, team.clock(), team.scheme(), ann);
        VERIFY_OK(undo.undo());
        VERIFY_OK(undo.redo());
        QCOMPARE(must(service.counts(morning)).today, 2);
    }

    void whatWasSkippedIsListedWithItsReason()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 2);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        AnnotateService service(*storage, team.clock(), team.scheme(), team.person(u"ann"_s));
        QVERIFY(must(service.skipped()).isEmpty());
        VERIFY_OK(service.skip(items[1], u"too long for now"_s));
        const auto skipped = must(service.skipped());
        QCOMPARE(skipped.size(), 1);
        QCOMPARE(skipped.first().conversation.externalId, u"one-2"_s);
        QCOMPARE(skipped.first().reason, u"too long for now"_s);
        team.submit(u"ann"_s, items[1], cdconvAnswers(u"none"_s));
        QVERIFY(must(service.skipped()).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TakeBackTest)
#include "tst_take_back.moc"
