// SPDX-License-Identifier: GPL-3.0-or-later
// Hidden gold and calibration: they look like work, and never touch the data set.
#include "core/service/annotate/AnnotateService.h"
#include "core/service/decide/AdjudicateService.h"
#include "core/service/messages/DiscussionService.h"
#include "core/service/plan/HiddenGold.h"
#include "core/service/project/DerivedState.h"
#include "core/service/report/ReportService.h"
#include "core/service/supervise/CalibrationService.h"
#include "core/service/supervise/QualityService.h"
#include "core/service/supervise/SpotCheckService.h"
#include "core/service/training/GoldService.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/WorkStore.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

using namespace gainsay;
using namespace Qt::StringLiterals;

class SideWorkTest : public QObject {
    Q_OBJECT

    Engines m_engines;

    static void setShare(Team &team, double share)
    {
        ProjectSettings settings = must(team.storage().project().settings());
        settings.hiddenGoldShare = share;
        must(team.storage().project().setSettings(settings));
    }

    static GoldService gold(Team &team) { return {team.storage(), team.clock(), team.scheme(), team.person(u"sam"_s)}; }
    static CalibrationService calibration(Team &team)
    {
        return {team.storage(), team.clock(), team.scheme(), team.person(u"sam"_s)};
    }

    // A batch that ann and abe labelled, checked and accepted.
    static QList<ConversationId> accepted(Team &team, int count)
    {
        const auto items = team.addConversations(u"old"_s, count);
        team.assign(u"old"_s, {u"ann"_s, u"abe"_s});
        team.annotateAll(u"old"_s, cdconvAnswers(u"role"_s));
        SpotCheckService checks(team.storage(), team.clock(), team.scheme(), team.person(u"sam"_s));
        StartRequest start;
        start.batch = u"old"_s;
        must(checks.start(start));
        for (const ConversationId item : items)
            must(checks.record({u"old"_s, item, Verdict::Pass, {}, {}}));
        must(checks.close(u"old"_s));
        return items;
    }

    // Answers everything that comes; gives the items in the order in which they came.
    static QList<ConversationId> workThrough(Team &team, const QString &name, const QString &category)
    {
        AnnotateService service(team.storage(), team.clock(), team.scheme(), team.person(name));
        QList<ConversationId> seen;
        while (const auto item = must(service.next())) {
            if (!item->locked.isEmpty())
                qFatal("%s", qUtf8Printable(item->locked));
            seen.append(item->conversation.id);
            team.submit(name, item->conversation.id, cdconvAnswers(category));
        }
        return seen;
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void settledItemsOfALockedBatchServeAsHiddenGold()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto old = accepted(team, 6);
        for (const ConversationId item : old)
            must(gold(team).add(GoldKind::Hidden, item));
        team.addConversations(u"new"_s, 40);
        team.assign(u"new"_s, {u"amy"_s, u"ali"_s});
        setShare(team, 0.1);
        AnnotateService amy(*storage, team.clock(), team.scheme(), team.person(u"amy"_s));
        int hidden = 0;
        while (const auto item = must(amy.next())) {
            const bool isGold = old.contains(item->conversation.id);
            hidden += isGold ? 1 : 0;
            // Nothing tells them apart.
            QCOMPARE(item->conversation.batch, u"new"_s);
            QVERIFY(item->locked.isEmpty());
            QVERIFY(item->messages.isEmpty());
            DiscussionService talk(*storage, team.clock(), team.person(u"amy"_s));
            QVERIFY(must(talk.thread(item->conversation.id)).isEmpty());
            team.submit(u"amy"_s, item->conversation.id, cdconvAnswers(isGold ? u"none"_s : u"role"_s));
        }
        QVERIFY2(hidden > 0 && hidden <= 6, qPrintable(QString::number(hidden)));
        // The gold items are as they were, and reports do not know of the answers.
        for (const ConversationId item : old) {
            QCOMPARE(must(storage->conversations().row(item)).label, u"role"_s);
            QCOMPARE(must(storage->work().slotsOf(item)).size(), 2);
        }
        const auto outcomes = must(gold(team).outcomes());
        QCOMPARE(outcomes.size(), hidden);
        for (const HiddenOutcome &outcome : outcomes) {
            QVERIFY(!outcome.correct);
            QCOMPARE(outcome.said, u"none"_s);
            QCOMPARE(outcome.truth, u"role"_s);
        }
        ReportService reports(*storage);
        const auto quality = must(QualityService(*storage, team.clock(), team.scheme(), reports).everybody({}));
        for (const AnnotatorQuality &person : quality) {
            const bool isAmy = person.figures.name == u"amy"_s;
            QCOMPARE(person.againstHidden.total, isAmy ? hidden : 0);
            QCOMPARE(person.figures.totals.items, isAmy ? 40 : 6);
        }
        VERIFY_OK(verifyDerived(*storage, team.scheme().scheme));
    }

    // A file with labels knows nothing of the screening, the persona or the evidence.
    void hiddenGoldWithALabelAloneIsComparedOnTheLabel()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto hidden = team.addConversations(u"gold"_s, 2, Json{{"category", "history"}});
        for (const ConversationId item : hidden)
            must(gold(team).add(GoldKind::Hidden, item));
        team.addConversations(u"work"_s, 4);
        team.openPool(u"work"_s);
        setShare(team, 1.0);
        AnnotateService amy(*storage, team.clock(), team.scheme(), team.person(u"amy"_s));
        bool right = true;
        while (const auto item = must(amy.next())) {
            const bool isGold = hidden.contains(item->conversation.id);
            team.submit(u"amy"_s, item->conversation.id,
                        isGold && right ? cdconvAnswers(u"history"_s, u"opinions"_s) : cdconvAnswers(u"none"_s));
            right = right && !isGold;
        }
        QList<bool> correct;
        for (const HiddenOutcome &outcome : must(gold(team).outcomes()))
            correct.append(outcome.correct);
        QCOMPARE(correct, (QList<bool>{true, false}));
    }

    // Who works from the pool alone has no work around the first hidden item: it takes the batch of the item it
    // precedes.
    void theFirstHiddenItemOfAPoolHidesItsBatch()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto old = accepted(team, 6);
        for (const ConversationId item : old)
            must(gold(team).add(GoldKind::Hidden, item));
        team.addConversations(u"pool"_s, 5);
        team.openPool(u"pool"_s, 2);
        setShare(team, 1.0);
        AnnotateService amy(*storage, team.clock(), team.scheme(), team.person(u"amy"_s));
        const auto first = must(amy.next());
        QVERIFY(old.contains(first->conversation.id));
        QCOMPARE(first->conversation.batch, u"pool"_s);
    }

    void theShareIsKeptAndNobodyGetsAnItemTwice()
    {
        int turns = 0;
        for (qint64 item = 1; item <= 20'000; ++item)
            turns += isHiddenTurn(UserId{7}, ConversationId{item}, 0.05) ? 1 : 0;
        QVERIFY(turns > 880 && turns < 1120);  // four standard deviations
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto hidden = team.addConversations(u"gold"_s, 3, cdconvAnswers(u"role"_s));
        for (const ConversationId item : hidden)
            must(gold(team).add(GoldKind::Hidden, item));
        team.addConversations(u"work"_s, 10);
        team.openPool(u"work"_s);
        setShare(team, 1.0);
        const auto seen = workThrough(team, u"amy"_s, u"role"_s);
        QCOMPARE(seen.size(), 13);
        for (const ConversationId item : hidden)
            QCOMPARE(seen.count(item), 1);
        QVERIFY(hidden.contains(seen.first()));  // one before each item …
        QVERIFY(!hidden.contains(seen.at(1)));   // … and then the item
        QCOMPARE(must(gold(team).outcomes()).size(), 3);
    }

    void decidedItemsAreHiddenByLot()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 8);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        AdjudicateService joe(*storage, team.clock(), team.scheme(), team.person(u"joe"_s));
        for (int i = 0; i < items.size(); ++i) {
            team.submit(u"ann"_s, items.at(i), cdconvAnswers(u"none"_s));
            team.submit(u"abe"_s, items.at(i), cdconvAnswers(i < 5 ? u"role"_s : u"none"_s));
            if (i < 5)
                must(joe.decide({items.at(i), DecisionKind::Answers, cdconvAnswers(u"role"_s), {}, {}, {}}));
        }
        QCOMPARE(must(gold(team).hideAdjudicated(3, 7)), 3);
        QCOMPARE(must(gold(team).hideAdjudicated(9, 7)), 2);
        QCOMPARE(gold(team).hideAdjudicated(1, 7).error().kind, ErrorKind::NotFound);
        for (const GoldItem &item : must(gold(team).list(GoldKind::Hidden)))
            QVERIFY(items.indexOf(item.conversation) < 5);
        // They stay part of the data set.
        QCOMPARE(must(storage->conversations().row(items.first())).purpose, Purpose::Work);
        QCOMPARE(team.stateOf(items.first()), u"adjudicated"_s);
    }

    void becomingARaterEndsTheSideWork()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 2);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        team.person(u"amy"_s);
        CalibrationRequest request;
        request.name = u"first"_s;
        request.people = {u"ann"_s, u"amy"_s};
        must(calibration(team).make(request));
        team.submit(u"amy"_s, items.first(), cdconvAnswers(u"none"_s));
        QCOMPARE(team.stateOf(items.first()), u"open"_s);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s, u"amy"_s}, 3);
        QCOMPARE(must(storage->work().slotsOf(items.first())).size(), 3);
        QVERIFY(must(storage->work().auxiliarySlots(items.first())).isEmpty());
        team.annotateAll(u"one"_s, cdconvAnswers(u"none"_s));
        QCOMPARE(team.stateOf(items.first()), u"agreed"_s);
    }

    void aCalibrationSetIsDrawnBySeedAndComesFirst()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto old = accepted(team, 30);
        team.addConversations(u"new"_s, 3);
        team.assign(u"new"_s, {u"amy"_s, u"ali"_s});
        CalibrationRequest request;
        request.name = u"first"_s;
        request.filter.batch = must(storage->conversations().batchByName(u"old"_s)).id;
        request.size = 5;
        request.seed = 4;
        request.people = {u"amy"_s, u"ali"_s};
        const CalibrationSet set = must(calibration(team).make(request));
        QCOMPARE(set.items.size(), 5);
        QCOMPARE(calibration(team).make(request).error().kind, ErrorKind::Conflict);
        request.name = u"again"_s;
        QCOMPARE(must(calibration(team).make(request)).items, set.items);
        QCOMPARE(must(calibration(team).list()).size(), 2);
        const auto amy = workThrough(team, u"amy"_s, u"role"_s);
        QCOMPARE(amy.size(), 8);
        QVERIFY(old.contains(amy.first()));
        AnnotateService ali(*storage, team.clock(), team.scheme(), team.person(u"ali"_s));
        const ConversationId odd = must(ali.next())->conversation.id;
        team.submit(u"ali"_s, odd, cdconvAnswers(u"none"_s));
        workThrough(team, u"ali"_s, u"role"_s);
        const CalibrationSummary summary = must(calibration(team).summary(u"first"_s));
        QCOMPARE(summary.done(), summary.expected());
        QCOMPARE(summary.items.first().conversation, odd);
        QVERIFY(summary.items.first().differs);
        QCOMPARE(summary.items.first().labels, (QStringList{u"role"_s, u"none"_s}));
        QVERIFY(!summary.items.at(1).differs);
        QCOMPARE(*summary.agreement.percent.value, 0.8);
        QCOMPARE(must(storage->conversations().row(odd)).label, u"role"_s);
        VERIFY_OK(verifyDerived(*storage, team.scheme().scheme));
    }

    void itemsThatPeopleDisagreedOnCanBeChosen()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 10);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        for (int i = 0; i < items.size(); ++i) {
            team.submit(u"ann"_s, items.at(i), cdconvAnswers(u"none"_s));
            team.submit(u"abe"_s, items.at(i), cdconvAnswers(i < 2 ? u"role"_s : u"none"_s));
        }
        team.person(u"amy"_s);
        CalibrationRequest request;
        request.name = u"clashes"_s;
        request.disagreedOnly = true;
        request.people = {u"ann"_s, u"abe"_s, u"amy"_s};
        const CalibrationSet set = must(calibration(team).make(request));
        QCOMPARE(set.items.size(), 2);
        // ann's and abe's answers are there already.
        QCOMPARE(must(calibration(team).summary(u"clashes"_s)).answered, (QList<qint64>{2, 2, 0}));
    }

    void calibrationIsRefusedInWords()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.addConversations(u"one"_s, 3);
        for (const QString &name : {u"ann"_s, u"abe"_s, u"ria"_s})
            team.person(name);
        CalibrationRequest request;
        request.people = {u"ann"_s, u"abe"_s};
        QCOMPARE(calibration(team).make(request).error().kind, ErrorKind::InvalidInput);  // no name
        request.name = u"x"_s;
        request.size = CalibrationService::largestSet + 1;
        QCOMPARE(calibration(team).make(request).error().kind, ErrorKind::InvalidInput);
        request.size = 2;
        request.people = {u"ann"_s};
        QCOMPARE(calibration(team).make(request).error().kind, ErrorKind::InvalidInput);
        request.people = {u"ann"_s, u"ria"_s};
        QCOMPARE(calibration(team).make(request).error().kind, ErrorKind::NotAllowed);
        request.people = {u"ann"_s, u"abe"_s};
        request.filter.label = u"history"_s;
        QCOMPARE(calibration(team).make(request).error().kind, ErrorKind::NotFound);
        CalibrationService annotator(*storage, team.clock(), team.scheme(), team.person(u"ann"_s));
        QCOMPARE(annotator.make(request).error().kind, ErrorKind::NotAllowed);
        QVERIFY(must(calibration(team).list()).isEmpty());
    }
};

QTEST_GUILESS_MAIN(SideWorkTest)
#include "tst_side_work.moc"
