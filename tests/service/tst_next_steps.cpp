// SPDX-License-Identifier: GPL-3.0-or-later
// What the start page tells each person to do next, from an empty project to a finished batch.
#include "core/service/annotate/AnnotateService.h"
#include "core/service/messages/NextSteps.h"
#include "core/store/ProjectStore.h"
#include "db/engine/Database.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

using namespace gainsay;
using namespace Qt::StringLiterals;

class NextStepsTest : public QObject {
    Q_OBJECT

    Engines m_engines;

    static QList<NextStep> stepsOf(Team &team, const QString &name)
    {
        const User user = must(team.storage().project().userNamed(name));
        return must(nextSteps(team.storage(), team.clock(), user));
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void anEmptyProjectWantsConversations()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.person(u"sue"_s);
        team.person(u"ann"_s);
        QCOMPARE(stepsOf(team, u"sue"_s).first().kind, NextStepKind::Import);
        QVERIFY(stepsOf(team, u"ann"_s).isEmpty());
    }

    void workWandersFromPersonToPerson()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.person(u"sue"_s);
        team.person(u"jo"_s);
        const auto items = team.addConversations(u"one"_s, 2);
        QCOMPARE(stepsOf(team, u"sue"_s).first().kind, NextStepKind::AddPeople);
        team.person(u"ann"_s);
        QCOMPARE(stepsOf(team, u"sue"_s).first().kind, NextStepKind::AddPeople);
        team.person(u"abe"_s);
        QCOMPARE(stepsOf(team, u"sue"_s).first().kind, NextStepKind::Plan);

        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        const QList<NextStep> waiting = stepsOf(team, u"ann"_s);
        QCOMPARE(waiting.first().kind, NextStepKind::Annotate);
        QCOMPARE(waiting.first().count, 2);
        QVERIFY(stepsOf(team, u"jo"_s).isEmpty());

        for (const ConversationId item : items)
            team.submit(u"ann"_s, item, cdconvAnswers(u"none"_s));
        team.submit(u"abe"_s, items.first(), cdconvAnswers(u"none"_s));
        team.submit(u"abe"_s, items.last(), cdconvAnswers(u"role"_s));
        QVERIFY(stepsOf(team, u"ann"_s).isEmpty() || stepsOf(team, u"ann"_s).first().kind == NextStepKind::Read);
        QCOMPARE(stepsOf(team, u"jo"_s).first().kind, NextStepKind::Adjudicate);
        QCOMPARE(stepsOf(team, u"jo"_s).first().count, 1);

        team.submit(u"abe"_s, items.last(), cdconvAnswers(u"none"_s));
        QCOMPARE(stepsOf(team, u"sue"_s).first().kind, NextStepKind::Check);
    }

    // What could not be read is no reason to send somebody to the tutorial.
    void aFailedReadingIsToldAsSuch()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.addConversations(u"one"_s, 1);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        ProjectSettings settings;
        settings.trainingRequired = true;
        must(storage->project().setSettings(settings));
        QCOMPARE(stepsOf(team, u"ann"_s).first().kind, NextStepKind::Train);
        const auto database = must(Database::connect(*parseLocation(storage->location())));
        must(database->executeScript(u"ALTER TABLE training_sessions RENAME TO gone"_s));
        const User ann = must(storage->project().userNamed(u"ann"_s));
        QVERIFY(!nextSteps(*storage, team.clock(), ann));
    }

    // Whoever made a project may work on it alone.
    void anAdministratorAnnotatesToo()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.person(u"otto"_s);
        team.addConversations(u"one"_s, 2);
        team.assign(u"one"_s, {u"ann"_s, u"otto"_s});
        QCOMPARE(stepsOf(team, u"otto"_s).first().kind, NextStepKind::Annotate);
        QCOMPARE(stepsOf(team, u"otto"_s).first().count, 2);
    }

    void flagsWaitForWhoLeads()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.person(u"sue"_s);
        const auto items = team.addConversations(u"one"_s, 2);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        VERIFY_OK(AnnotateService(*storage, team.clock(), team.scheme(), team.person(u"ann"_s))
                      .flag(items.first(), u"names a real person"_s));
        QCOMPARE(stepsOf(team, u"sue"_s).first().kind, NextStepKind::Flags);
        QCOMPARE(stepsOf(team, u"sue"_s).first().count, 1);
        QCOMPARE(stepsOf(team, u"ann"_s).size(), 1);
    }
};

QTEST_GUILESS_MAIN(NextStepsTest)
#include "tst_next_steps.moc"
