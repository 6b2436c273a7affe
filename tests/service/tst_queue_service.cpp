// SPDX-License-Identifier: GPL-3.0-or-later
// The order of a person's waiting items: as added, where the detector hesitates, or by what it predicts; and what the
// order must not tell.
#include "core/service/annotate/AnnotateService.h"
#include "core/service/detect/Suggestion.h"
#include "core/service/plan/QueueService.h"
#include "core/store/ConversationStore.h"
#include "core/store/PrelabelStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/WorkStore.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

using namespace gainsay;
using namespace Qt::StringLiterals;

class QueueServiceTest : public QObject {
    Q_OBJECT

    Engines m_engines;

    static QueueService queue(Team &team)
    {
        return {team.storage(), team.clock(), team.scheme(), team.person(u"ann"_s)};
    }

    // Items in the order in which ann would get them.
    static QList<ConversationId> order(Team &team)
    {
        QList<ConversationId> items;
        for (const Slot &slot :
             must(team.storage().work().slotsInState(team.person(u"ann"_s), SlotState::Waiting, -1, 100)))
            items.append(slot.conversation);
        return items;
    }

    static void judge(Team &team, const QList<ConversationId> &items, const QList<std::pair<QString, double>> &verdicts,
                      const QString &model = u"m"_s)
    {
        PrelabelRun run;
        run.model = model;
        run.version = u"1"_s;
        run.method = u"flatten"_s;
        run.origin = u"detector"_s;
        run = must(team.storage().prelabels().findOrAddRun(run));
        QList<Prelabel> prelabels;
        for (qsizetype i = 0; i < items.size(); ++i) {
            Prelabel prelabel;
            prelabel.conversation = items[i];
            prelabel.label = verdicts[i].first;
            const QString other = prelabel.label == u"none"_s ? u"role"_s : u"none"_s;
            prelabel.probabilities = {{prelabel.label, verdicts[i].second}, {other, 1 - verdicts[i].second}};
            prelabels.append(prelabel);
        }
        must(team.storage().prelabels().insert(run.id, prelabels));
    }

    // One response to each context named, in that order.
    static QList<ConversationId> addResponses(Team &team, const QStringList &contexts, const QString &batch = u"one"_s)
    {
        QList<NewConversation> added;
        const BatchId batchId = must(team.storage().conversations().findOrAddBatch(batch, team.clock().nowMs()));
        static int number = 0;
        for (const QString &context : contexts) {
            NewConversation one;
            one.conversation.externalId = u"%1-%2"_s.arg(context).arg(++number);
            one.conversation.turns = {
                {u"A"_s, u"I like "_s + context}, {u"B"_s, u"So?"_s}, {u"A"_s, u"Response %1"_s.arg(number)}};
            one.conversation.target = 2;
            one.conversation.related = 0;
            one.batch = batchId;
            one.fingerprint = one.conversation.externalId.toUtf8();
            added.append(one);
        }
        return must(team.storage().conversations().insert(added));
    }

    static QList<ConversationId> project(Team &team)
    {
        const auto items = team.addConversations(u"one"_s, 4);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        judge(team, items, {{u"none"_s, 0.9}, {u"history"_s, 0.6}, {u"none"_s, 0.7}, {u"history"_s, 0.95}});
        return items;
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void itemsComeInTheChosenOrder()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = project(team);
        must(queue(team).arrange(QueueOrder::Uncertain));
        QCOMPARE(order(team), (QList{items[1], items[2], items[0], items[3]}));
        // History comes before "none" in the scheme.
        must(queue(team).arrange(QueueOrder::Predicted));
        QCOMPARE(order(team), (QList{items[3], items[1], items[0], items[2]}));
        AnnotateService desk(*storage, team.clock(), team.scheme(), team.person(u"ann"_s));
        QCOMPARE(must(desk.next())->conversation.id, items[3]);
        must(queue(team).arrange(QueueOrder::File));
        QCOMPARE(order(team), (QList{items[0], items[1], items[2]}));
        // Nobody else's queue moves.
        AnnotateService other(*storage, team.clock(), team.scheme(), team.person(u"abe"_s));
        QCOMPARE(must(other.next())->conversation.id, items[0]);
    }

    // A detector that was taught with the first labels hesitates elsewhere: the order asked for again is its own.
    void theOrderFollowsTheDetectorThatWasTaughtLast()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = project(team);
        must(queue(team).arrange(QueueOrder::Uncertain));
        QCOMPARE(order(team).front(), items[1]);
        judge(team, items, {{u"none"_s, 0.8}, {u"history"_s, 0.97}, {u"none"_s, 0.9}, {u"history"_s, 0.55}},
              u"taught"_s);
        must(queue(team).arrange(QueueOrder::Uncertain));
        QCOMPARE(order(team), (QList{items[3], items[0], items[2], items[1]}));
    }

    // A context is read once, whatever order the file has; also when a part of the batch comes later.
    void responsesToOneContextFollowEachOther()
    {
        NEW_PROJECT(storage, u"rgm"_s);
        Team team(*storage, m_engines.clock());
        const QStringList everybody{u"ann"_s, u"abe"_s, u"amy"_s, u"ali"_s};
        auto items = addResponses(team, {u"tea"_s, u"dogs"_s, u"tea"_s, u"sea"_s, u"dogs"_s});
        team.assign(u"one"_s, everybody, 4);
        QCOMPARE(order(team), (QList{items[0], items[2], items[1], items[4], items[3]}));
        items += addResponses(team, {u"sea"_s, u"tea"_s});
        team.assign(u"one"_s, everybody, 4);
        const QList<ConversationId> grouped{items[0], items[2], items[6], items[1], items[4], items[3], items[5]};
        QCOMPARE(order(team), grouped);
        must(queue(team).arrange(QueueOrder::File));
        QCOMPARE(order(team), grouped);
        // Who takes from the pool has them together too.
        const auto pooled = addResponses(team, {u"tea"_s, u"dogs"_s, u"tea"_s}, u"two"_s);
        team.openPool(u"two"_s, 1);
        AnnotateService desk(*storage, team.clock(), team.scheme(), team.person(u"ara"_s));
        for (const int wanted : {0, 2, 1}) {
            const auto next = must(desk.next());
            QCOMPARE(next->conversation.id, pooled[wanted]);
            Submission submission;
            submission.conversation = next->conversation.id;
            submission.answers = {{"contradiction", "contradictory"}};
            must(desk.submit(submission));
        }
    }

    void blindItemsKeepTheirPlaces()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 30);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        QList<std::pair<QString, double>> verdicts;
        for (int i = 0; i < items.size(); ++i)
            verdicts.append({u"none"_s, 0.99 - 0.01 * i});
        judge(team, items, verdicts);
        ProjectSettings settings;
        settings.blindShare = 0.4;
        must(storage->project().setSettings(settings));
        must(queue(team).arrange(QueueOrder::Uncertain));
        const auto arranged = order(team);
        int moved = 0;
        for (qsizetype i = 0; i < items.size(); ++i) {
            const QString name = must(storage->conversations().row(items[i])).externalId;
            if (isBlindItem(name, settings.blindShare))
                QCOMPARE(arranged[i], items[i]);
            else
                moved += arranged[i] == items[i] ? 0 : 1;
        }
        QVERIFY(moved > 10);
    }

    // Planned items in the chosen order, then the pool, what was skipped last: as next() gives them.
    void whatComesNextIsKnownAhead()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = project(team);
        team.addConversations(u"two"_s, 3);
        team.openPool(u"two"_s, 2);
        must(queue(team).arrange(QueueOrder::Uncertain));
        AnnotateService desk(*storage, team.clock(), team.scheme(), team.person(u"ann"_s));
        must(desk.open(items[2]));
        must(desk.skip(items[2], u"unclear"_s));
        must(desk.next());
        const QList<ConversationId> ahead = must(desk.upcoming(100));
        QCOMPARE(must(desk.upcoming(5)), ahead.first(5));
        QList<ConversationId> given;
        while (const auto item = must(desk.next())) {
            given.append(item->conversation.id);
            team.submit(u"ann"_s, item->conversation.id, cdconvAnswers(u"none"_s));
        }
        QCOMPARE(given.size(), 7);
        QCOMPARE(given.last(), items[2]);
        QCOMPARE(ahead, given);
    }

    void aProjectThatHidesTheDetectorHidesItsOrderToo()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = project(team);
        ProjectSettings settings;
        settings.showPrelabels = false;
        must(storage->project().setSettings(settings));
        QCOMPARE(queue(team).arrange(QueueOrder::Predicted).error().kind, ErrorKind::NotAllowed);
        must(queue(team).arrange(QueueOrder::File));
        QCOMPARE(order(team), items);
    }
};

QTEST_GUILESS_MAIN(QueueServiceTest)
#include "tst_queue_service.moc"
