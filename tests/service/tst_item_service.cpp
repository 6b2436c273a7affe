// SPDX-License-Identifier: GPL-3.0-or-later
// What each role is shown of one item.
#include "core/service/decide/AdjudicateService.h"
#include "core/service/item/ItemService.h"
#include "core/service/supervise/SpotCheckService.h"
#include "core/store/ConversationStore.h"
#include "core/store/PrelabelStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/TrainingStore.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

using namespace gainsay;
using namespace Qt::StringLiterals;

class ItemServiceTest : public QObject {
    Q_OBJECT

    Engines m_engines;

    static Result<ItemView> open(Team &team, const QString &name, ConversationId item)
    {
        return ItemService(team.storage(), team.clock(), team.scheme(), team.person(name)).open(item);
    }

    // The first differs, the second is agreed on, the third has one answer, the fourth none.
    static QList<ConversationId> worked(Team &team)
    {
        const auto items = team.addConversations(u"one"_s, 4, cdconvAnswers(u"role"_s, u"attributes"_s));
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        team.submit(u"ann"_s, items[0], cdconvAnswers(u"none"_s));
        team.submit(u"abe"_s, items[0], cdconvAnswers(u"history"_s, u"opinions"_s));
        team.submit(u"ann"_s, items[1], cdconvAnswers(u"intra"_s));
        team.submit(u"abe"_s, items[1], cdconvAnswers(u"intra"_s));
        team.submit(u"ann"_s, items[2], cdconvAnswers(u"none"_s));
        return items;
    }

    static void decide(Team &team, ConversationId item)
    {
        DecisionRequest request;
        request.conversation = item;
        request.answers = cdconvAnswers(u"none"_s);
        request.note = u"read it twice"_s;
        must(AdjudicateService(team.storage(), team.clock(), team.scheme(), team.person(u"joe"_s)).decide(request));
    }

    static void judgeAll(Team &team, const QList<ConversationId> &items)
    {
        PrelabelRun run;
        run.model = u"theirs"_s;
        run.method = u"imported"_s;
        run.origin = u"m.csv"_s;
        run = must(team.storage().prelabels().findOrAddRun(run));
        QList<Prelabel> said;
        for (const ConversationId item : items) {
            Prelabel one;
            one.conversation = item;
            one.label = u"history"_s;
            one.probabilities = {{u"history"_s, 0.8}, {u"none"_s, 0.2}};
            one.rationale = u"because"_s;
            said.append(one);
        }
        must(team.storage().prelabels().insert(run.id, said));
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void annotatorsSeeTheirOwnWorkAlone()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = worked(team);
        judgeAll(team, items);
        decide(team, items[0]);
        team.submit(u"ann"_s, items[2], cdconvAnswers(u"intra"_s));
        for (const ConversationId item : items) {
            const ItemView view = must(open(team, u"ann"_s, item));
            QCOMPARE(view.sight, ItemSight::Own);
            QCOMPARE(view.people.size(), 1);
            QVERIFY(view.people.first().mine);
            QVERIFY(view.conversation.gold.empty());
            QVERIFY(view.decisions.isEmpty() && !view.resolution && view.trail.isEmpty() && view.marks.isEmpty());
            QVERIFY(view.predictions.isEmpty());  // imported for study: nobody's suggestion
            QVERIFY(view.differences.isEmpty());
            QVERIFY(!view.withheld.isEmpty());
        }
        const ItemView revised = must(open(team, u"ann"_s, items[2]));
        QCOMPARE(revised.people.first().revisions.size(), 2);
        QCOMPARE(revised.people.first().inForce, 1);
        QVERIFY(revised.state == ItemState::InWork);
        QVERIFY(must(open(team, u"ann"_s, items[3])).state == ItemState::Open);
        const auto other = open(team, u"ada"_s, items[0]);
        QVERIFY(!other);
        QCOMPARE(other.error().kind, ErrorKind::NotAllowed);
    }

    // Nor does it claim anything: looking is not working.
    void lookingClaimsNothing()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 1);
        team.openPool(u"one"_s);
        QVERIFY(!open(team, u"ann"_s, items[0]));
        const ItemView all = must(open(team, u"sue"_s, items[0]));
        QVERIFY(all.people.isEmpty());
    }

    void adjudicatorsSeeCasesWithoutNames()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = worked(team);
        const ItemView open1 = must(open(team, u"joe"_s, items[0]));
        QCOMPARE(open1.sight, ItemSight::Case);
        QVERIFY(open1.namesHidden);
        QCOMPARE(open1.people.size(), 2);
        for (const ItemPerson &person : open1.people) {
            QVERIFY(person.name == u"A"_s || person.name == u"B"_s);
            QVERIFY(!person.answer()->user);
        }
        QCOMPARE(open1.differences, (QStringList{u"category"_s, u"persona"_s}));
        QVERIFY(open1.conversation.gold.empty() && open1.trail.isEmpty());
        for (const int i : {1, 2, 3})
            QVERIFY(!open(team, u"joe"_s, items[i]));
        decide(team, items[0]);
        const ItemView decided = must(open(team, u"joe"_s, items[0]));
        QVERIFY(!decided.namesHidden);
        QSet<QString> names;
        for (const ItemPerson &person : decided.people)
            names.insert(person.name);
        QCOMPARE(names, (QSet<QString>{u"ann"_s, u"abe"_s}));
        QCOMPARE(decided.decisions.size(), 1);
        QCOMPARE(decided.decisions.first().by, u"joe"_s);
    }

    void researchersSeeWhatIsSettled()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = worked(team);
        judgeAll(team, items);
        for (const int i : {0, 2, 3}) {
            const ItemView view = must(open(team, u"rita"_s, items[i]));
            QVERIFY(view.people.isEmpty() && view.decisions.isEmpty() && !view.resolution);
            QVERIFY(!view.withheld.isEmpty());
            QCOMPARE(view.predictions.size(), 1);
            QVERIFY(!view.conversation.gold.empty());
        }
        const ItemView agreed = must(open(team, u"rita"_s, items[1]));
        QCOMPARE(agreed.people.size(), 2);
        QVERIFY(agreed.resolution.has_value());
        QVERIFY(!agreed.talks && agreed.trail.isEmpty());
        decide(team, items[0]);
        QCOMPARE(must(open(team, u"rita"_s, items[0])).decisions.size(), 1);
    }

    void supervisorsSeeEverything()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = worked(team);
        judgeAll(team, items);
        must(DiscussionService(team.storage(), team.clock(), team.person(u"ann"_s)).comment(items[0], u"hm"_s));
        decide(team, items[0]);
        must(
            team.storage().training().putGold({GoldKind::Tutorial, items[0], cdconvAnswers(u"none"_s), u"plain"_s, 0}));
        const ItemView view = must(open(team, u"sue"_s, items[0]));
        QCOMPARE(view.sight, ItemSight::All);
        QCOMPARE(view.people.size(), 2);
        QCOMPARE(view.people[0].name, u"ann"_s);
        QCOMPARE(view.decisions.size(), 1);
        QCOMPARE(view.decisions.first().decision.note, u"read it twice"_s);
        QCOMPARE(view.comments.size(), 1);
        QCOMPARE(QSet<QString>(view.names.cbegin(), view.names.cend()), (QSet<QString>{u"ann"_s, u"abe"_s}));
        QCOMPARE(view.predictions.size(), 1);
        QCOMPARE(view.predictions.first().prelabel.rationale, u"because"_s);
        QCOMPARE(view.gold.size(), 1);
        QStringList actions;
        for (const AuditRow &row : view.trail)
            actions.append(row.entry.action);
        QCOMPARE(actions, (QStringList{u"submit"_s, u"submit"_s, u"comment"_s, u"decide"_s}));
        QVERIFY(view.withheld.isEmpty());
        // The command line acts for whoever may open the project.
        QCOMPARE(must(ItemService(*storage, team.clock(), team.scheme(), {}).open(items[2])).people.size(), 2);
    }

    // Who leads and labels too is blind like everybody before the own answer is given.
    void whoAnswersIsBlindUntilThen()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 1);
        team.assign(u"one"_s, {u"ann"_s, u"otto"_s});
        team.submit(u"ann"_s, items[0], cdconvAnswers(u"none"_s));
        QCOMPARE(must(open(team, u"otto"_s, items[0])).sight, ItemSight::Own);
        team.submit(u"otto"_s, items[0], cdconvAnswers(u"none"_s));
        QCOMPARE(must(open(team, u"otto"_s, items[0])).people.size(), 2);
    }

    void verdictsOfOpenRoundsAreTheSupervisorsAlone()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 2);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        team.annotateAll(u"one"_s, cdconvAnswers(u"none"_s));
        SpotCheckService checks(*storage, team.clock(), team.scheme(), team.person(u"sue"_s));
        must(checks.start({u"one"_s, 2, {}, 1}));
        must(checks.record({u"one"_s, items[0], Verdict::Fail, {}, u"look again"_s}));
        QCOMPARE(must(open(team, u"sue"_s, items[0])).checks.size(), 1);
        QVERIFY(must(open(team, u"rita"_s, items[0])).checks.isEmpty());
        QVERIFY(must(open(team, u"ann"_s, items[0])).checks.isEmpty());
        must(checks.record({u"one"_s, items[1], Verdict::Fail, {}, u"too"_s}));
        must(checks.close(u"one"_s));
        const ItemView mine = must(open(team, u"ann"_s, items[0]));
        QCOMPARE(mine.checks.size(), 1);
        QCOMPARE(mine.checks.first().item.feedback, u"look again"_s);
        QVERIFY(mine.checks.first().by.isEmpty());
        QCOMPARE(must(open(team, u"rita"_s, items[0])).checks.size(), 1);
    }

    void itemsAreFoundByTheirIds()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = worked(team);
        const auto find = [&](const QString &name, const QString &id) {
            return ItemService(*storage, team.clock(), team.scheme(), team.person(name)).find(id);
        };
        QCOMPARE(must(find(u"sue"_s, u" one-2 "_s)), items[1]);
        QCOMPARE(find(u"sue"_s, u"one-9"_s).error().kind, ErrorKind::NotFound);
        // Whoever sees only their own does not learn what there is.
        QCOMPARE(find(u"ann"_s, u"one-9"_s).error().kind, ErrorKind::NotAllowed);
        QCOMPARE(must(ItemService(*storage, team.clock(), team.scheme(), team.person(u"ann"_s)).latest()), items[2]);
        QCOMPARE(must(ItemService(*storage, team.clock(), team.scheme(), team.person(u"joe"_s)).latest()), items[0]);
        QVERIFY(must(ItemService(*storage, team.clock(), team.scheme(), team.person(u"rita"_s)).latest()));
    }
};

QTEST_GUILESS_MAIN(ItemServiceTest)
#include "tst_item_service.moc"
