// SPDX-License-Identifier: GPL-3.0-or-later
// A server that keeps the rules itself: people with logins of their own annotate, decide, check and report through the
// program as ever, and find nothing with any statement that the window would not show them.
#include "core/service/access/BlindNames.h"
#include "core/service/annotate/AnnotateService.h"
#include "core/service/annotate/UndoService.h"
#include "core/service/bulk/BulkService.h"
#include "core/service/decide/AdjudicateService.h"
#include "core/service/item/ItemService.h"
#include "core/service/messages/DiscussionService.h"
#include "core/service/messages/InboxService.h"
#include "core/service/people/SignIn.h"
#include "core/service/people/UserService.h"
#include "core/service/project/DerivedState.h"
#include "core/service/project/ProjectCheck.h"
#include "core/service/project/SettingsService.h"
#include "core/service/supervise/SpotCheckService.h"
#include "core/service/training/GoldService.h"
#include "core/service/training/TrainingService.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/PrelabelStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/TrainingStore.h"
#include "core/store/WorkStore.h"
#include "db/project/Maintenance.h"
#include "db/project/ProjectFactory.h"
#include "db/project/ReadingPlace.h"
#include "db/server/ServerCheck.h"
#include "db/server/ServerGate.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

#include <QProcess>

using namespace Qt::StringLiterals;
using namespace gainsay;

namespace {

const QStringList everybody{u"ann"_s, u"abe"_s, u"ada"_s, u"judge"_s, u"sup"_s, u"res"_s};

// The project of an owner, and how each of its people sees it.
struct GuardedProject {
    std::unique_ptr<Storage> owner;
    std::unique_ptr<Team> team;
    std::unique_ptr<Database> database;
    QString address;
    FakeClock *clock = nullptr;

    ServerGate gate() { return ServerGate(*database, *clock); }

    QString addressOf(const QString &login) const
    {
        QString own = address;
        return own.replace(u"//gainsay@"_s, u"//%1@"_s.arg(login));
    }

    std::unique_ptr<Storage> as(const QString &name) const { return must(openProject(addressOf(name))); }
    UserId id(const QString &name) const { return team->person(name); }
};

}  // namespace

class TestServerGate : public QObject {
    Q_OBJECT

    Engines m_engines;

    GuardedProject make(int items = 6)
    {
        GuardedProject project;
        project.clock = &m_engines.clock();
        project.owner = m_engines.newProject(u"postgresql"_s);
        project.address = project.owner->location();
        project.team = std::make_unique<Team>(*project.owner, m_engines.clock());
        for (const QString &name : everybody)
            project.team->person(name);
        if (items > 0) {
            project.team->addConversations(u"b"_s, items);
            project.team->assign(u"b"_s, {u"ann"_s, u"abe"_s});
        }
        project.database = must(connectToProject(project.address));
        must(project.gate().setUp());
        for (const QString &name : everybody)
            must(project.gate().grant(name, name, u"a pass phrase of %1"_s.arg(name)));
        return project;
    }

    ConversationId item(GuardedProject &project, int number)
    {
        return must(project.owner->conversations().idOf(u"b-%1"_s.arg(number)));
    }

    // As the window does it: with the storage of that person's login.
    Result<Annotation> answer(GuardedProject &project, const QString &name, int number, const Json &answers)
    {
        const auto storage = project.as(name);
        AnnotateService desk(*storage, m_engines.clock(), project.team->scheme(), project.id(name));
        const ConversationId conversation = item(project, number);
        const auto opened = desk.open(conversation);
        if (!opened)
            return opened.error();
        Submission submission;
        submission.conversation = conversation;
        submission.answers = answers;
        submission.expectedRevision = opened->revision;
        return desk.submit(submission);
    }

    // What the page of an item would show, whoever keeps the rules.
    QByteArray seenOf(Storage &storage, GuardedProject &project, const QString &name, int number)
    {
        const auto view = ItemService(storage, m_engines.clock(), project.team->scheme(), project.id(name))
                              .open(item(project, number));
        if (!view)
            return "refused";
        Json people = Json::array();
        for (const ItemPerson &person : view->people) {
            Json answers = Json::array();
            for (const Annotation &revision : person.revisions)
                answers.push_back(revision.answers);
            const bool hidden = view->namesHidden;
            people.push_back({{"name", hidden ? "?" : toUtf8(person.name)}, {"answers", answers}});
        }
        std::sort(people.begin(), people.end());
        return dumpJson({{"people", people},
                         {"sight", int(view->sight)},
                         {"state", int(view->state)},
                         {"decisions", view->decisions.size()},
                         {"final", view->resolution.has_value()},
                         {"gold", view->conversation.gold},
                         {"talks", view->talks},
                         {"trail", view->trail.size()},
                         {"withheld", !view->withheld.isEmpty()}});
    }

    void verify(GuardedProject &project)
    {
        must(verifyDerived(*project.owner, project.team->scheme().scheme));
        must(project.owner->audit().verifyChain());
        must(checkSeals(project.owner->location()));
        must(verifyAudited(*project.owner));
        must(verifyTexts(*project.owner));
    }

private Q_SLOTS:
    void init()
    {
        if (const QString why = m_engines.unavailable(u"postgresql"_s); !why.isEmpty())
            QSKIP(qPrintable(why));
    }

    void theRulesOfAConnectionAreTold()
    {
        const auto trusting = m_engines.newProject(u"postgresql"_s);
        QVERIFY(trusting->serverRules().kind == ServerRules::Kind::Trusting);
        GuardedProject project = make(0);
        QVERIFY(must(openProject(project.address))->serverRules().kind == ServerRules::Kind::Owner);
        const auto ann = project.as(u"ann"_s);
        QVERIFY(ann->serverRules().kind == ServerRules::Kind::Enforced);
        QCOMPARE(ann->serverRules().person, u"ann"_s);
    }

    void peopleAnnotateDecideAndCheckAsEver()
    {
        GuardedProject project = make();
        for (int number = 1; number <= 6; ++number) {
            VERIFY_OK(answer(project, u"ann"_s, number, cdconvAnswers(u"none"_s)));
            VERIFY_OK(answer(project, u"abe"_s, number, cdconvAnswers(number == 6 ? u"intra"_s : u"none"_s)));
        }
        verify(project);
        QCOMPARE(project.team->stateOf(item(project, 1)), u"agreed"_s);
        QCOMPARE(project.team->stateOf(item(project, 6)), u"disputed"_s);

        const auto judge = project.as(u"judge"_s);
        AdjudicateService court(*judge, m_engines.clock(), project.team->scheme(), project.id(u"judge"_s));
        QCOMPARE(must(court.waiting()), qint64(1));
        const auto found = must(court.next());
        QVERIFY(found);
        QCOMPARE(found->answers.size(), 2);
        QCOMPARE(found->differences, QStringList{u"category"_s});
        for (const CaseAnswer &one : found->answers)
            QVERIFY2(!everybody.contains(one.name), qPrintable(one.name));
        DecisionRequest request;
        request.conversation = found->conversation.id;
        request.kind = DecisionKind::Answers;
        request.answers = cdconvAnswers(u"intra"_s);
        VERIFY_OK(court.decide(request));
        // Who it was is said once it is decided.
        QStringList names;
        for (const CaseAnswer &one : must(court.open(request.conversation)).answers)
            names.append(one.name);
        names.sort();
        QCOMPARE(names, (QStringList{u"abe"_s, u"ann"_s}));
        verify(project);

        const auto sup = project.as(u"sup"_s);
        SpotCheckService checks(*sup, m_engines.clock(), project.team->scheme(), project.id(u"sup"_s));
        StartRequest start;
        start.batch = u"b"_s;
        start.sample = 3;
        start.seed = 1;
        const auto round = must(checks.start(start));
        const auto refused = answer(project, u"ann"_s, 1, cdconvAnswers(u"role"_s));
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ErrorKind::NotAllowed);
        for (const QString &external : round.sample)
            VERIFY_OK(checks.record({u"b"_s, must(sup->conversations().idOf(external)), Verdict::Pass, {}, {}}));
        VERIFY_OK(checks.close(u"b"_s));
        verify(project);
    }

    // The page of one item shows each login what the program shows the same person where it alone keeps the rules.
    void oneItemShowsTheSame()
    {
        GuardedProject project = make(4);
        for (int number = 1; number <= 3; ++number) {
            must(answer(project, u"ann"_s, number, cdconvAnswers(u"none"_s)));
            if (number <= 2)
                must(answer(project, u"abe"_s, number, cdconvAnswers(number == 1 ? u"intra"_s : u"none"_s)));
        }
        const auto compare = [&] {
            for (const QString &name : everybody) {
                const auto own = project.as(name);
                for (int number = 1; number <= 4; ++number) {
                    const QByteArray seen = seenOf(*own, project, name, number);
                    const QByteArray trusted = seenOf(*project.owner, project, name, number);
                    QVERIFY2(seen == trusted, (name.toUtf8() + " of " + QByteArray::number(number) + ": " + seen +
                                               " instead of " + trusted)
                                                  .constData());
                }
            }
        };
        compare();
        const auto judge = project.as(u"judge"_s);
        AdjudicateService court(*judge, m_engines.clock(), project.team->scheme(), project.id(u"judge"_s));
        DecisionRequest request;
        request.conversation = item(project, 1);
        request.answers = cdconvAnswers(u"none"_s);
        must(court.decide(request));
        compare();
    }

    // What supervisors do to many items, and what nobody may: deleting what somebody has worked on.
    void manyItemsAtOnce()
    {
        GuardedProject project = make(2);
        for (int number = 1; number <= 2; ++number) {
            must(answer(project, u"ann"_s, number, cdconvAnswers(u"none"_s)));
            must(answer(project, u"abe"_s, number, cdconvAnswers(u"none"_s)));
        }
        const auto fresh = project.team->addConversations(u"fresh"_s, 3);
        const auto sup = project.as(u"sup"_s);
        BulkService bulk(*sup, m_engines.clock(), project.team->scheme(), project.id(u"sup"_s));
        NoProgress progress;
        BulkRequest asked;
        asked.selection.items = fresh + QList{item(project, 1), item(project, 2)};
        asked.action = BulkAction::Flag;
        asked.reason = u"look"_s;
        QCOMPARE(must(bulk.run(asked, progress)).done, 5);
        must(bulk.undo(BulkAction::Flag, must(bulk.run(asked, progress))));
        asked.action = BulkAction::SendBack;
        QCOMPARE(must(bulk.run(asked, progress)).done, 2);
        asked.action = BulkAction::Assign;
        asked.selection.items = {fresh[0]};
        asked.annotators = {u"ann"_s, u"abe"_s};
        QCOMPARE(must(bulk.run(asked, progress)).done, 1);
        asked.action = BulkAction::Remove;
        asked.selection.items = fresh;
        QCOMPARE(must(bulk.preview(asked)).done, 0);  // flagged once: somebody has looked at them
        const auto untouched = project.team->addConversations(u"more"_s, 2);
        asked.selection.items = untouched;
        QCOMPARE(must(bulk.run(asked, progress)).done, 2);
        verify(project);
    }

    void everyRoleIsRefusedWhatTheWindowWouldNotShow()
    {
        GuardedProject project = make();
        for (int number = 1; number <= 4; ++number) {
            must(answer(project, u"ann"_s, number, cdconvAnswers(u"none"_s)));
            if (number <= 3)
                must(answer(project, u"abe"_s, number, cdconvAnswers(number == 3 ? u"intra"_s : u"none"_s)));
        }
        const auto found = must(ServerCheck(*project.database, m_engines.clock()).run());
        QStringList faults;
        for (const ServerFault &fault : found.faults)
            faults.append(fault.role + u": "_s + fault.statement + u" — "_s + fault.outcome);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        QVERIFY(found.enforced);
        QCOMPARE(found.roles.size(), 5);
        QVERIFY(found.untried.isEmpty());
        QVERIFY2(found.tried >= 5 * 60, qPrintable(QString::number(found.tried)));
    }

    void whatABadServerGivesAwayIsSaid()
    {
        GuardedProject project = make(2);
        must(answer(project, u"ann"_s, 1, cdconvAnswers(u"none"_s)));
        const QString schema = quotedIdentifier(project.database->location().schema);
        must(project.database->executeScript(u"GRANT USAGE ON SCHEMA %1 TO PUBLIC"_s.arg(schema)));
        must(project.database->executeScript(u"GRANT SELECT ON %1.annotations TO PUBLIC"_s.arg(schema)));
        const auto found = must(ServerCheck(*project.database, m_engines.clock()).run());
        const bool told = std::any_of(found.faults.begin(), found.faults.end(), [](const ServerFault &fault) {
            return fault.role == "annotator"_L1 && fault.statement.contains(u"annotations"_s);
        });
        QVERIFY(told);
        QVERIFY2(found.remarks.join(u'\n').contains(u"PUBLIC"_s), qPrintable(found.remarks.join(u'\n')));
        // Run again, it is tight again, and everybody has kept the login.
        must(project.gate().setUp());
        QVERIFY(must(ServerCheck(*project.database, m_engines.clock()).run()).faults.isEmpty());
        QCOMPARE(must(project.gate().logins()).size(), everybody.size());
        VERIFY_OK(answer(project, u"ann"_s, 2, cdconvAnswers(u"none"_s)));
    }

    void nobodyActsForSomebodyElse()
    {
        GuardedProject project = make();
        const auto ann = project.as(u"ann"_s);
        const UserId abe = project.id(u"abe"_s);
        AnnotateService stolen(*ann, m_engines.clock(), project.team->scheme(), abe);
        QVERIFY(!stolen.next() || !*stolen.next());
        Submission submission;
        submission.conversation = item(project, 1);
        submission.answers = cdconvAnswers(u"none"_s);
        QVERIFY(!stolen.submit(submission));
        QVERIFY(!SignIn(*ann, m_engines.clock()).signIn(u"abe"_s, {}));
        VERIFY_OK(SignIn(*ann, m_engines.clock()).signIn(u"ann"_s, {}));
        // An audit row cannot be written in another name.
        const auto before = must(project.owner->audit().list(0, 1)).first().sequence;
        VERIFY_OK(ann->personalTransaction([&]() -> Result<void> {
            return ann->audit().append({u"abe"_s, u"comment"_s, u"b-1"_s, Json::object(), 1});
        }));
        const auto rows = must(project.owner->audit().list(0, 1));
        QCOMPARE(rows.first().sequence, before + 1);
        QCOMPARE(rows.first().entry.user, u"ann"_s);
    }

    void answersThatBreakTheSchemeAreRefusedByTheServer()
    {
        GuardedProject project = make();
        const auto ann = project.as(u"ann"_s);
        Annotation annotation;
        annotation.conversation = item(project, 1);
        annotation.user = project.id(u"ann"_s);
        annotation.revision = 1;
        annotation.scheme = project.team->scheme().id;
        annotation.createdAt = 1;
        for (const Json &answers : {Json::object(), Json{{"category", "none"}}, Json{{"risk", "b1"}}, [] {
                                        Json more = cdconvAnswers(u"none"_s);
                                        more["persona"] = "attributes";
                                        return more;
                                    }()}) {
            annotation.answers = answers;
            QVERIFY(!ann->personalTransaction([&] { return ann->work().addAnnotation(annotation); }));
        }
        // Right answers without a word in the audit trail do not stay either.
        annotation.answers = cdconvAnswers(u"none"_s);
        const auto silent = ann->personalTransaction([&] { return ann->work().addAnnotation(annotation); });
        QVERIFY(!silent);
        QVERIFY2(silent.error().message.contains(u"audit"_s), qPrintable(silent.error().message));
        QVERIFY(!must(project.owner->work().latestAnnotation(annotation.conversation, annotation.user)));
    }

    void rolesAndPausesHoldAtOnce()
    {
        GuardedProject project = make();
        const auto ann = project.as(u"ann"_s);
        const auto sup = project.as(u"sup"_s);
        UserService team(*sup, m_engines.clock(), project.id(u"sup"_s));
        VERIFY_OK(ann->conversations().byId(item(project, 1)));
        VERIFY_OK(team.setActive(project.id(u"ann"_s), false));
        QVERIFY(!ann->conversations().byId(item(project, 1)));
        QCOMPARE(must(ann->project().users()).size(), 0);
        VERIFY_OK(team.setActive(project.id(u"ann"_s), true));
        VERIFY_OK(team.setRole(project.id(u"ann"_s), Role::Researcher));
        QVERIFY(!answer(project, u"ann"_s, 1, cdconvAnswers(u"none"_s)));
        verify(project);
        must(project.gate().revoke(u"abe"_s));
        QVERIFY(!openProject(project.addressOf(u"abe"_s)));
    }

    void undoSkipFlagAndDraftsWork()
    {
        GuardedProject project = make();
        const auto ann = project.as(u"ann"_s);
        const UserId me = project.id(u"ann"_s);
        AnnotateService desk(*ann, m_engines.clock(), project.team->scheme(), me);
        const auto first = must(desk.next());
        QVERIFY(first);
        VERIFY_OK(desk.saveDraft(first->conversation.id, {{"category", "role"}}, {1, 2}));
        Submission submission;
        submission.conversation = first->conversation.id;
        submission.answers = cdconvAnswers(u"role"_s);
        submission.expectedRevision = 0;
        const auto second = must(desk.submitAndNext(submission));
        QVERIFY(second && second->conversation.id != first->conversation.id);
        VERIFY_OK(desk.skip(second->conversation.id, u"later"_s));
        VERIFY_OK(desk.flag(second->conversation.id, u"odd"_s));
        QCOMPARE(must(project.as(u"sup"_s)->reviews().inbox(project.id(u"sup"_s), {}, 10)).size(), 1);
        UndoService undo(*ann, m_engines.clock(), project.team->scheme(), me);
        const auto step = must(undo.undo());
        QVERIFY(step && step->conversation == first->conversation.id);
        verify(project);
        QCOMPARE(project.team->stateOf(first->conversation.id), u"open"_s);
        QVERIFY(must(undo.redo()));
        QCOMPARE(project.team->stateOf(first->conversation.id), u"in_work"_s);
        verify(project);
        QCOMPARE(must(desk.history({}, 10)).size(), 1);
        QCOMPARE(must(desk.counts(0)).submitted, qint64(1));
    }

    void discussionAndSendingBackReachThePeople()
    {
        GuardedProject project = make(1);
        must(answer(project, u"ann"_s, 1, cdconvAnswers(u"none"_s)));
        must(answer(project, u"abe"_s, 1, cdconvAnswers(u"intra"_s)));
        const ConversationId conversation = item(project, 1);
        const auto ann = project.as(u"ann"_s);
        const auto judge = project.as(u"judge"_s);
        DiscussionService mine(*ann, m_engines.clock(), project.id(u"ann"_s));
        VERIFY_OK(mine.comment(conversation, u"It repeats itself."_s));
        DiscussionService theirs(*judge, m_engines.clock(), project.id(u"judge"_s));
        const auto thread = must(theirs.thread(conversation));
        QCOMPARE(thread.size(), 1);
        QVERIFY(!everybody.contains(thread.first().author));
        VERIFY_OK(theirs.comment(conversation, u"Where?"_s));
        QCOMPARE(must(mine.thread(conversation)).size(), 2);
        AdjudicateService court(*judge, m_engines.clock(), project.team->scheme(), project.id(u"judge"_s));
        DecisionRequest request;
        request.conversation = conversation;
        request.kind = DecisionKind::SendBack;
        request.note = u"Look at the second turn."_s;
        VERIFY_OK(court.decide(request));
        verify(project);
        const auto inbox =
            must(InboxService(*ann, m_engines.clock(), project.team->scheme(), project.id(u"ann"_s)).entries(50));
        QVERIFY(!inbox.isEmpty());
        QVERIFY(inbox.first().folder == InboxEntry::Folder::Returned);
        VERIFY_OK(answer(project, u"ann"_s, 1, cdconvAnswers(u"intra"_s)));
        VERIFY_OK(answer(project, u"abe"_s, 1, cdconvAnswers(u"intra"_s)));
        QCOMPARE(project.team->stateOf(conversation), u"agreed"_s);
        verify(project);
    }

    void hiddenGoldStaysHidden()
    {
        GuardedProject project = make(6);
        const QList<ConversationId> gold = project.team->addConversations(u"g"_s, 2);
        for (const ConversationId id : gold)
            must(project.owner->transaction([&] {
                return project.owner->training().putGold({GoldKind::Hidden, id, cdconvAnswers(u"role"_s), {}, 0});
            }));
        auto settings = must(project.owner->project().settings());
        settings.hiddenGoldShare = 1.0;
        settings.blindShare = 0.5;
        must(project.owner->transaction([&] { return project.owner->project().setSettings(settings); }));
        const auto ann = project.as(u"ann"_s);
        AnnotateService desk(*ann, m_engines.clock(), project.team->scheme(), project.id(u"ann"_s));
        QSet<ConversationId> seen;
        auto work = must(desk.next());
        while (work) {
            QVERIFY(work->slot.purpose == SlotPurpose::Work);
            QCOMPARE(work->conversation.batch, u"b"_s);
            QCOMPARE(work->slot.number, 1);
            seen.insert(work->conversation.id);
            Submission submission;
            submission.conversation = work->conversation.id;
            submission.answers = cdconvAnswers(u"none"_s);
            work = must(desk.submitAndNext(submission));
        }
        QCOMPARE(seen.size(), 8);
        QVERIFY(seen.contains(gold[0]) && seen.contains(gold[1]));
        const ProjectSettings shown = must(ann->project().settings());
        QCOMPARE(shown.hiddenGoldShare, 0.0);
        QCOMPARE(shown.blindShare, 0.0);
        QCOMPARE(must(project.owner->training().hiddenAnswers()).size(), 2);
        verify(project);
    }

    void theServerMarksTheTest()
    {
        GuardedProject project = make(0);
        const QList<ConversationId> items = project.team->addConversations(u"t"_s, 3);
        auto settings = must(project.owner->project().settings());
        settings.qualificationRequired = true;
        settings.qualificationItems = 3;
        settings.qualificationMaxWrong = 1;
        must(project.owner->transaction([&]() -> Result<void> {
            for (const ConversationId id : items) {
                RETURN_IF_ERROR(
                    project.owner->training().putGold({GoldKind::Qualification, id, cdconvAnswers(u"role"_s), {}, 0}));
            }
            return project.owner->project().setSettings(settings);
        }));
        const auto take = [&](const QString &name, int wrong) {
            const auto storage = project.as(name);
            TrainingService training(*storage, m_engines.clock(), project.team->scheme(), project.id(name));
            const SessionId session = must(training.start(GoldKind::Qualification)).id;
            for (int number = 0; auto asked = must(training.next(session)); ++number)
                must(training.answer(session, asked->conversation.id,
                                     cdconvAnswers(number < wrong ? u"intra"_s : u"role"_s)));
            return must(training.result(session)).session;
        };
        const auto passed = take(u"ann"_s, 1);
        QCOMPARE(passed.wrong, 1);
        QVERIFY(passed.passed.value_or(false));
        const auto failed = take(u"abe"_s, 2);
        QCOMPARE(failed.wrong, 2);
        QVERIFY(!failed.passed.value_or(true));
        verify(project);
    }

    void theCommandLineWorksWithALoginOfOnesOwn()
    {
        GuardedProject project = make();
        const auto cli = [&](const QStringList &words, const QByteArray &input = {}) {
            QProcess process;
            process.start(qEnvironmentVariable("GAINSAY_BIN") + u"/gainsay-cli"_s, words);
            process.write(input);
            process.closeWriteChannel();
            process.waitForFinished(120'000);
            return std::pair(process.exitCode(), process.readAllStandardOutput() + process.readAllStandardError());
        };
        QByteArray rows;
        for (int number = 1; number <= 6; ++number)
            rows += dumpJson({{"conversation", "b-" + std::to_string(number)}, {"answers", cdconvAnswers(u"none"_s)}}) +
                    '\n';
        for (const QString &name : {u"ann"_s, u"abe"_s}) {
            const auto [code, said] =
                cli({u"annotate"_s, project.addressOf(name), u"--user"_s, name, u"--from"_s, u"-"_s}, rows);
            QVERIFY2(code == 0, said);
        }
        const auto [forged, why] =
            cli({u"annotate"_s, project.addressOf(u"ann"_s), u"--user"_s, u"abe"_s, u"--from"_s, u"-"_s}, rows);
        QVERIFY2(forged == 1, why);
        for (const QString &name : {u"sup"_s, u"res"_s}) {
            const auto [code, said] = cli({u"report"_s, project.addressOf(name), u"agreement"_s, u"--json"_s});
            QVERIFY2(code == 0, said);
            const Json report = *parseJson(said);
            QCOMPARE(report["category"]["used"].get<int>(), 6);
        }
        const auto [verified, told] = cli({u"verify"_s, project.addressOf(u"sup"_s)});
        QVERIFY2(verified == 0, told);
        const auto [checked, findings] = cli({u"server"_s, u"check"_s, project.address, u"--json"_s});
        QVERIFY2(checked == 0, findings);
        QCOMPARE(QByteArray::fromStdString((*parseJson(findings))["rules"].get<std::string>()), "enforced");
    }
};

QTEST_GUILESS_MAIN(TestServerGate)
#include "tst_server_gate.moc"
