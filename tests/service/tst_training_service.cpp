// SPDX-License-Identifier: GPL-3.0-or-later
// Gold sets, the tutorial, the qualification test and hidden items in the work.
#include "core/service/annotate/AnnotateService.h"
#include "core/service/decide/AdjudicateService.h"
#include "core/service/training/GoldDraw.h"
#include "core/service/training/GoldService.h"
#include "core/service/training/TrainingService.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/WorkStore.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

using namespace gainsay;
using namespace Qt::StringLiterals;

class TrainingServiceTest : public QObject {
    Q_OBJECT

    Engines m_engines;

    static TrainingService trainee(Team &team, const QString &name = u"amy"_s)
    {
        return {team.storage(), team.clock(), team.scheme(), team.person(name)};
    }

    static GoldService gold(Team &team) { return {team.storage(), team.clock(), team.scheme(), team.person(u"sam"_s)}; }

    // Agreed items ("role" each) that serve as the set of that kind.
    static QList<ConversationId> goldSet(Team &team, GoldKind kind, int count)
    {
        const QString batch = toString(kind);
        const auto items = team.addConversations(batch, count);
        team.assign(batch, {u"ann"_s, u"abe"_s});
        team.annotateAll(batch, cdconvAnswers(u"role"_s));
        for (const ConversationId item : items)
            must(gold(team).add(kind, item, u"b2 answers as if it were the user"_s));
        return items;
    }

    static void answerAll(TrainingService &service, SessionId session, int wrong)
    {
        while (const auto item = must(service.next(session)))
            must(service.answer(session, item->conversation.id, cdconvAnswers(wrong-- > 0 ? u"none"_s : u"role"_s)));
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void theTutorialExplainsEveryItem()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        goldSet(team, GoldKind::Tutorial, 3);
        auto service = trainee(team);
        const auto session = must(service.start(GoldKind::Tutorial));
        QCOMPARE(session.total, 3);
        const auto first = must(service.next(session.id));
        QCOMPARE(first->number, 1);
        const auto feedback = must(service.answer(session.id, first->conversation.id, cdconvAnswers(u"none"_s)));
        QVERIFY(feedback.revealed && !feedback.correct);
        QCOMPARE(feedback.differences, QStringList{u"category"_s});
        QCOMPARE(feedback.explanation, u"b2 answers as if it were the user"_s);
        QCOMPARE(service.answer(session.id, first->conversation.id, cdconvAnswers(u"role"_s)).error().kind,
                 ErrorKind::Conflict);
        QCOMPARE(must(service.start(GoldKind::Tutorial)).id, session.id);  // goes on where it was left
        QCOMPARE(service.result(session.id).error().kind, ErrorKind::NotAllowed);
        answerAll(service, session.id, 0);
        const auto result = must(service.result(session.id));
        QCOMPARE(result.session.wrong, 1);
        QCOMPARE(result.session.passed, std::optional(true));
        QCOMPARE(result.confusion.size(), 2);
        QCOMPARE(result.reread.size(), 1);
        QCOMPARE(result.reread.first().question, u"category"_s);
        QCOMPARE(result.reread.first().value.get<std::string>(), "role");
    }

    void theTestRevealsNothingAndCanBeTriedAgainLater()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        goldSet(team, GoldKind::Qualification, 25);
        ProjectSettings settings = must(storage->project().settings());
        settings.qualificationRequired = true;
        must(storage->project().setSettings(settings));
        team.addConversations(u"work"_s, 1);
        team.assign(u"work"_s, {u"amy"_s, u"ann"_s});
        AnnotateService desk(*storage, team.clock(), team.scheme(), team.person(u"amy"_s));
        QCOMPARE(desk.next().error().kind, ErrorKind::NotAllowed);

        auto service = trainee(team);
        auto session = must(service.start(GoldKind::Qualification));
        QCOMPARE(session.total, 21);
        const auto item = must(service.next(session.id));
        const auto feedback = must(service.answer(session.id, item->conversation.id, cdconvAnswers(u"none"_s)));
        QVERIFY(!feedback.revealed && feedback.gold.empty());
        answerAll(service, session.id, 1);
        auto result = must(service.result(session.id));
        QCOMPARE(result.session.wrong, 2);
        QCOMPARE(result.session.passed, std::optional(false));
        QVERIFY(result.retryAt > team.clock().nowMs());
        QCOMPARE(service.start(GoldKind::Qualification).error().kind, ErrorKind::NotAllowed);

        team.clock().advanceMinutes(61);
        session = must(service.start(GoldKind::Qualification));
        answerAll(service, session.id, 1);  // one wrong is allowed
        QCOMPARE(must(service.result(session.id)).session.passed, std::optional(true));
        QVERIFY(must(desk.next()).has_value());
        QCOMPARE(service.start(GoldKind::Qualification).error().kind, ErrorKind::NotAllowed);
    }

    // 50 items, 21 items and one mistake are what the scheme says; a project may say otherwise.
    void theProjectSaysHowLongAndHowStrict()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        goldSet(team, GoldKind::Tutorial, 55);
        goldSet(team, GoldKind::Qualification, 25);
        auto service = trainee(team);
        QCOMPARE(must(service.stage(GoldKind::Tutorial)).items, 50);
        QCOMPARE(must(service.stage(GoldKind::Qualification)).items, 21);
        QCOMPARE(must(service.stage(GoldKind::Qualification)).mostWrong, 1);
        ProjectSettings settings = must(storage->project().settings());
        settings.tutorialItems = 4;
        settings.qualificationItems = 6;
        settings.qualificationMaxWrong = 2;
        must(storage->project().setSettings(settings));
        QCOMPARE(must(service.start(GoldKind::Tutorial)).total, 4);
        auto session = must(service.start(GoldKind::Qualification));
        QCOMPARE(session.total, 6);
        answerAll(service, session.id, 3);
        QCOMPARE(must(service.result(session.id)).session.passed, std::optional(false));
        QCOMPARE(must(service.result(session.id)).mostWrong, 2);
        team.clock().advanceMinutes(61);
        session = must(service.start(GoldKind::Qualification));
        answerAll(service, session.id, 2);
        QCOMPARE(must(service.result(session.id)).session.passed, std::optional(true));
    }

    // Of which nobody knows what is right: such an item is drawn into no set, and stands in no other's way.
    void neitherIsNoGold()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"work"_s, 3);
        team.assign(u"work"_s, {u"ann"_s, u"abe"_s});
        AdjudicateService joe(*storage, team.clock(), team.scheme(), team.person(u"joe"_s));
        for (const ConversationId item : items) {
            team.submit(u"ann"_s, item, cdconvAnswers(u"none"_s));
            team.submit(u"abe"_s, item, cdconvAnswers(u"role"_s));
            DecisionRequest judgement;
            judgement.conversation = item;
            judgement.kind = item == items.first() ? DecisionKind::Neither : DecisionKind::Answers;
            if (judgement.kind == DecisionKind::Answers)
                judgement.answers = cdconvAnswers(u"role"_s);
            must(joe.decide(judgement));
        }
        GoldDraw draw(*storage, team.clock(), team.scheme(), team.person(u"sam"_s));
        QCOMPARE(must(draw.fill({GoldKind::Tutorial, GoldSource::Adjudicated, {}, 3, 1})), 2);
        QCOMPARE(must(draw.fill({GoldKind::Qualification, GoldSource::Settled, {}, 3, 1})), 0);
    }

    void aTestThatNobodyCanFailIsNoTest()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = goldSet(team, GoldKind::Qualification, 2);
        ProjectSettings settings = must(storage->project().settings());
        settings.qualificationMaxWrong = 2;
        must(storage->project().setSettings(settings));
        auto service = trainee(team);
        const auto refused = service.start(GoldKind::Qualification);
        QCOMPARE(refused.error().kind, ErrorKind::NotAllowed);
        QVERIFY2(refused.error().message.contains(u"adds items"_s), qPrintable(refused.error().message));
        QVERIFY(must(service.sessions(GoldKind::Qualification)).isEmpty());
        // Nor does it become one because the set shrinks while somebody is at it.
        settings.qualificationMaxWrong = 1;
        must(storage->project().setSettings(settings));
        const auto session = must(service.start(GoldKind::Qualification));
        const auto first = must(service.next(session.id));
        for (const ConversationId item : items) {
            if (item != first->conversation.id)
                must(gold(team).remove(GoldKind::Qualification, item));
        }
        must(service.answer(session.id, first->conversation.id, cdconvAnswers(u"none"_s)));
        QCOMPARE(must(service.result(session.id)).session.passed, std::optional(false));
    }

    // A supervisor takes items out of the set while somebody is at it: nobody is left with a test that never ends.
    void aSetThatShrinksEndsWithWhatWasAnswered()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = goldSet(team, GoldKind::Tutorial, 4);
        auto service = trainee(team);
        const auto session = must(service.start(GoldKind::Tutorial));
        for (int item = 0; item < 2; ++item) {
            const auto next = must(service.next(session.id));
            must(service.answer(session.id, next->conversation.id, cdconvAnswers(item == 0 ? u"none"_s : u"role"_s)));
        }
        VERIFY_OK(gold(team).remove(GoldKind::Tutorial, items.at(0)));
        VERIFY_OK(gold(team).remove(GoldKind::Tutorial, items.at(2)));
        QCOMPARE(must(service.next(session.id))->total, 3);
        VERIFY_OK(gold(team).remove(GoldKind::Tutorial, items.at(3)));
        QCOMPARE(must(service.stage(GoldKind::Tutorial)).items, 2);
        QVERIFY(must(service.start(GoldKind::Tutorial)).finishedAt != 0);
        const auto result = must(service.result(session.id));
        QCOMPARE(result.session.total, 2);
        QCOMPARE(result.session.wrong, 1);
        QCOMPARE(result.confusion.size(), 1);  // what was right in the other is not known any more
        QCOMPARE(result.confusion.first().gold, u"role"_s);
    }

    void refusals()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        QCOMPARE(trainee(team).start(GoldKind::Tutorial).error().kind, ErrorKind::NotFound);
        const auto items = team.addConversations(u"work"_s, 1);
        QCOMPARE(gold(team).add(GoldKind::Tutorial, items.first()).error().kind, ErrorKind::NotAllowed);  // not known
        goldSet(team, GoldKind::Tutorial, 1);
        const auto session = must(trainee(team).start(GoldKind::Tutorial));
        QCOMPARE(trainee(team, u"ali"_s).next(session.id).error().kind, ErrorKind::NotFound);
        const auto item = must(trainee(team).next(session.id));
        QCOMPARE(trainee(team).answer(session.id, item->conversation.id, cdconvAnswers(u"wat"_s)).error().kind,
                 ErrorKind::InvalidInput);
        GoldService annotator(*storage, team.clock(), team.scheme(), team.person(u"ann"_s));
        QCOMPARE(annotator.add(GoldKind::Hidden, item->conversation.id).error().kind, ErrorKind::NotAllowed);
    }
};

QTEST_GUILESS_MAIN(TrainingServiceTest)
#include "tst_training_service.moc"
