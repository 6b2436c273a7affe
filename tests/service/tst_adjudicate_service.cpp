// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/decide/AdjudicateService.h"
#include "core/service/project/DerivedState.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/WorkStore.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

#include <QSet>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

DecisionRequest deciding(ConversationId conversation, DecisionKind kind, std::optional<Json> answers = {})
{
    DecisionRequest request;
    request.conversation = conversation;
    request.kind = kind;
    request.answers = std::move(answers);
    return request;
}

}  // namespace

class AdjudicateServiceTest : public QObject {
    Q_OBJECT

    Engines m_engines;

    static AdjudicateService judge(Team &team, const QString &name = u"joe"_s)
    {
        return {team.storage(), team.clock(), team.scheme(), team.person(name)};
    }

    // Disputed items: the first differs in category and persona, the second only in persona.
    static QList<ConversationId> disputed(Team &team)
    {
        const auto items = team.addConversations(u"one"_s, 2);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        team.submit(u"ann"_s, items.at(0), cdconvAnswers(u"none"_s));
        team.submit(u"abe"_s, items.at(0), cdconvAnswers(u"history"_s, u"opinions"_s));
        team.submit(u"ann"_s, items.at(1), cdconvAnswers(u"history"_s, u"attributes"_s));
        team.submit(u"abe"_s, items.at(1), cdconvAnswers(u"history"_s, u"opinions"_s));
        return items;
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void leastAgreedFirstAndBackAgain()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = disputed(team);
        auto service = judge(team);
        QCOMPARE(must(service.waiting()), 2);
        const auto first = must(service.next());
        QCOMPARE(first->conversation.id, items.at(0));
        QCOMPARE(first->differences, (QStringList{u"category"_s, u"persona"_s}));
        const auto second = must(service.next(items.at(0)));
        QCOMPARE(second->conversation.id, items.at(1));
        QCOMPARE(second->differences, QStringList{u"persona"_s});
        QVERIFY(!must(service.next(items.at(1))).has_value());
        QCOMPARE(must(service.previous(items.at(1)))->conversation.id, items.at(0));
    }

    void namesAreHiddenUntilItIsDecided()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = disputed(team);
        auto service = judge(team);
        for (const CaseAnswer &answer : must(service.open(items.at(0))).answers) {
            QVERIFY(answer.name == u"A"_s || answer.name == u"B"_s);
            QCOMPARE(answer.user, UserId());
        }
        must(service.decide(deciding(items.at(0), DecisionKind::Answers, cdconvAnswers(u"none"_s))));
        QSet<QString> names;
        for (const CaseAnswer &answer : must(service.open(items.at(0))).answers)
            names.insert(answer.name);
        QCOMPARE(names, (QSet<QString>{u"ann"_s, u"abe"_s}));
    }

    void aDecisionSettlesAndCanBeRevised()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = disputed(team);
        auto service = judge(team);
        auto request = deciding(items.at(0), DecisionKind::Answers, cdconvAnswers(u"role"_s));
        request.reason = u"edge_case"_s;
        must(service.decide(request));
        QCOMPARE(team.stateOf(items.at(0)), u"adjudicated"_s);
        QCOMPARE(must(storage->conversations().row(items.at(0))).label, u"role"_s);
        QCOMPARE(must(service.waiting()), 1);
        must(service.decide(deciding(items.at(0), DecisionKind::Neither)));
        QCOMPARE(must(storage->conversations().row(items.at(0))).removed, u"neither"_s);
        VERIFY_OK(verifyDerived(*storage, team.scheme().scheme));
        VERIFY_OK(storage->audit().verifyChain());
    }

    void anAmendmentReopensTheQuestion()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = disputed(team);
        auto service = judge(team);
        must(service.decide(deciding(items.at(0), DecisionKind::Answers, cdconvAnswers(u"role"_s))));
        team.submit(u"ann"_s, items.at(0), cdconvAnswers(u"intra"_s));
        QCOMPARE(team.stateOf(items.at(0)), u"disputed"_s);
        team.submit(u"abe"_s, items.at(0), cdconvAnswers(u"intra"_s));
        QCOMPARE(team.stateOf(items.at(0)), u"agreed"_s);
    }

    void sendingBackReturnsBothSlotsWithAMessage()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = disputed(team);
        auto request = deciding(items.at(0), DecisionKind::SendBack);
        request.note = u"look at u2 again"_s;
        must(judge(team).decide(request));
        QCOMPARE(team.stateOf(items.at(0)), u"open"_s);
        for (const QString &name : {u"ann"_s, u"abe"_s}) {
            QCOMPARE(toString(must(storage->work().slotOf(items.at(0), team.person(name)))->state), u"returned"_s);
            QCOMPARE(must(storage->reviews().inbox(team.person(name), {}, 5)).first().body, u"look at u2 again"_s);
        }
        team.submit(u"ann"_s, items.at(0), cdconvAnswers(u"role"_s));
        team.submit(u"abe"_s, items.at(0), cdconvAnswers(u"role"_s));
        QCOMPARE(team.stateOf(items.at(0)), u"agreed"_s);
    }

    void refusals()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = disputed(team);
        const auto answers = deciding(items.at(0), DecisionKind::Answers, cdconvAnswers(u"role"_s));
        QCOMPARE(judge(team, u"ann"_s).decide(answers).error().kind, ErrorKind::NotAllowed);
        QCOMPARE(judge(team, u"ann"_s).next().error().kind, ErrorKind::NotAllowed);
        QCOMPARE(judge(team, u"rob"_s).decide(answers).error().kind, ErrorKind::NotAllowed);
        auto service = judge(team);
        QCOMPARE(service.decide(deciding(items.at(0), DecisionKind::Answers)).error().kind, ErrorKind::InvalidInput);
        QCOMPARE(service.decide(deciding(items.at(0), DecisionKind::Answers, cdconvAnswers(u"x"_s))).error().kind,
                 ErrorKind::InvalidInput);
        QCOMPARE(service.decide(deciding(items.at(0), DecisionKind::Correction, cdconvAnswers(u"none"_s))).error().kind,
                 ErrorKind::NotAllowed);
        auto odd = answers;
        odd.reason = u"because"_s;
        QCOMPARE(service.decide(odd).error().kind, ErrorKind::InvalidInput);
        auto stale = answers;
        stale.newest = must(service.open(items.at(0))).newest;
        team.submit(u"ann"_s, items.at(0), cdconvAnswers(u"intra"_s));
        QCOMPARE(service.decide(stale).error().kind, ErrorKind::Conflict);
        const auto fresh = team.addConversations(u"one"_s, 1);
        QCOMPARE(service.decide(deciding(fresh.first(), DecisionKind::Neither)).error().kind, ErrorKind::NotAllowed);
    }

    void anAdjudicatorNeverDecidesTheirOwnItem()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 1);
        team.assign(u"one"_s, {u"ann"_s, u"joe"_s});
        team.submit(u"ann"_s, items.first(), cdconvAnswers(u"none"_s));
        team.submit(u"joe"_s, items.first(), cdconvAnswers(u"role"_s));
        QCOMPARE(must(judge(team).waiting()), 0);
        QVERIFY(!must(judge(team).next()).has_value());
        QCOMPARE(judge(team).decide(deciding(items.first(), DecisionKind::Neither)).error().kind,
                 ErrorKind::NotAllowed);
        must(judge(team, u"jil"_s).decide(deciding(items.first(), DecisionKind::Neither)));
    }

    void theThreadReachesEverybodyWithoutNames()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.person(u"joe"_s);
        const auto items = disputed(team);
        DiscussionService ann(*storage, team.clock(), team.person(u"ann"_s));
        VERIFY_OK(ann.comment(items.at(0), u"b2 speaks of tea in general"_s));
        QCOMPARE(ann.comment(items.at(0), u"  "_s).error().kind, ErrorKind::InvalidInput);
        for (const QString &name : {u"abe"_s, u"joe"_s}) {
            const auto inbox = must(storage->reviews().inbox(team.person(name), {}, 5));
            QCOMPARE(inbox.size(), 1);
            QCOMPARE(inbox.first().from, UserId());
            QCOMPARE(inbox.first().conversation, items.at(0));
        }
        DiscussionService joe(*storage, team.clock(), team.person(u"joe"_s));
        VERIFY_OK(joe.comment(items.at(0), u"then it is no contradiction?"_s));
        QCOMPARE(must(storage->reviews().unreadMessages(team.person(u"ann"_s))), 1);
        const auto thread = must(joe.thread(items.at(0)));
        QCOMPARE(thread.size(), 2);
        QVERIFY(thread.first().author == u"A"_s || thread.first().author == u"B"_s);
        QVERIFY(thread.last().mine);
        DiscussionService stranger(*storage, team.clock(), team.person(u"amy"_s));
        QCOMPARE(stranger.thread(items.at(0)).error().kind, ErrorKind::NotAllowed);
        QCOMPARE(stranger.comment(items.at(0), u"hello"_s).error().kind, ErrorKind::NotAllowed);
    }

    // What one annotator writes would tell the other what to answer.
    void whoHasNotAnsweredHearsNothingOfTheOther()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.person(u"joe"_s);
        const auto items = team.addConversations(u"one"_s, 1);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        team.submit(u"ann"_s, items.first(), cdconvAnswers(u"role"_s));
        DiscussionService ann(*storage, team.clock(), team.person(u"ann"_s));
        DiscussionService abe(*storage, team.clock(), team.person(u"abe"_s));
        DiscussionService joe(*storage, team.clock(), team.person(u"joe"_s));
        VERIFY_OK(ann.comment(items.first(), u"clearly role confusion"_s));
        QVERIFY(must(abe.thread(items.first())).isEmpty());
        QVERIFY(must(storage->reviews().inbox(team.person(u"abe"_s), {}, 5)).isEmpty());
        QCOMPARE(must(storage->reviews().inbox(team.person(u"joe"_s), {}, 5)).size(), 1);
        // A question of one's own and what the third person says to it are heard.
        VERIFY_OK(abe.comment(items.first(), u"may b2 joke?"_s));
        VERIFY_OK(joe.comment(items.first(), u"yes"_s));
        QCOMPARE(must(abe.thread(items.first())).size(), 2);
        QCOMPARE(must(storage->reviews().inbox(team.person(u"abe"_s), {}, 5)).size(), 1);
        QCOMPARE(must(ann.thread(items.first())).size(), 3);
        team.submit(u"abe"_s, items.first(), cdconvAnswers(u"none"_s));
        QCOMPARE(must(abe.thread(items.first())).size(), 3);
        VERIFY_OK(ann.comment(items.first(), u"look at u2"_s));
        QCOMPARE(must(storage->reviews().inbox(team.person(u"abe"_s), {}, 5)).size(), 2);
    }

    void votesNeedNoThirdPerson()
    {
        NEW_PROJECT(storage, u"rgm"_s);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 1);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s, u"amy"_s});
        const auto says = [](const char *value) { return Json{{"contradiction", value}}; };
        team.submit(u"ann"_s, items.first(), says("contradictory"));
        team.submit(u"abe"_s, items.first(), says("noncontradictory"));
        team.submit(u"amy"_s, items.first(), says("noncontradictory"));
        QCOMPARE(team.stateOf(items.first()), u"ambiguous"_s);
        QCOMPARE(must(judge(team).waiting()), 0);
        QCOMPARE(judge(team).decide(deciding(items.first(), DecisionKind::Neither)).error().kind,
                 ErrorKind::NotAllowed);
    }
};

QTEST_GUILESS_MAIN(AdjudicateServiceTest)
#include "tst_adjudicate_service.moc"
