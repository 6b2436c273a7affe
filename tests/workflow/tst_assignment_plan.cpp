// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workflow/AssignmentPlan.h"

#include <QHash>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace gainsay;

namespace {

QList<ConversationId> numbered(int count)
{
    QList<ConversationId> items;
    for (int i = 1; i <= count; ++i)
        items.append(ConversationId{i});
    return items;
}

QList<UserId> people(int count)
{
    QList<UserId> users;
    for (int i = 1; i <= count; ++i)
        users.append(UserId{i});
    return users;
}

QHash<UserId, int> loads(const AssignmentPlan &plan)
{
    QHash<UserId, int> load;
    for (const PlannedSlot &slot : plan.slotList)
        ++load[slot.user];
    return load;
}

int spread(const AssignmentPlan &plan, const QList<UserId> &users)
{
    const auto load = loads(plan);
    QList<int> values;
    for (const UserId user : users)
        values.append(load.value(user));
    return *std::max_element(values.begin(), values.end()) - *std::min_element(values.begin(), values.end());
}

bool nobodyTwice(const AssignmentPlan &plan)
{
    QSet<std::pair<qint64, qint64>> seen;
    for (const PlannedSlot &slot : plan.slotList)
        seen.insert({slot.conversation.value, slot.user.value});
    return seen.size() == plan.slotList.size();
}

// The plan as it is stored: slots have ids, and the first `answered` of them are fixed.
QList<PlannedSlot> stored(const AssignmentPlan &plan, qsizetype answered)
{
    QList<PlannedSlot> slotList = plan.slotList;
    for (qsizetype i = 0; i < slotList.size(); ++i) {
        slotList[i].slot = {i + 1};
        slotList[i].fixed = i < answered;
    }
    return slotList;
}

}  // namespace

class AssignmentPlanTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isBalancedForEverySize()
    {
        for (int users = 1; users <= 7; ++users) {
            for (int raters = 1; raters <= users; ++raters) {
                for (const int items : {0, 1, 2, 5, 50, 601}) {
                    const auto plan = planAssignment(numbered(items), {}, {people(users), raters, 3});
                    QVERIFY(plan.has_value());
                    QCOMPARE(plan->slotList.size(), items * raters);
                    QVERIFY(nobodyTwice(*plan));
                    QVERIFY(spread(*plan, people(users)) <= 1);
                }
            }
        }
    }

    void theSeedDecides()
    {
        const auto plan = [](quint64 seed) {
            return planAssignment(numbered(200), {}, {people(4), 2, seed})->slotList;
        };
        QCOMPARE(plan(11), plan(11));
        QVERIFY(plan(11) != plan(12));
    }

    void everybodyMeetsEverybody()
    {
        const auto plan = planAssignment(numbered(600), {}, {people(4), 2, 1});
        QHash<QSet<qint64>, int> pairs;
        for (qsizetype i = 0; i < plan->slotList.size(); i += 2)
            ++pairs[{plan->slotList.at(i).user.value, plan->slotList.at(i + 1).user.value}];
        QCOMPARE(pairs.size(), 6);
        for (const int count : std::as_const(pairs))
            QVERIFY(count > 60);
    }

    void runningItAgainChangesNothing()
    {
        const auto first = planAssignment(numbered(100), {}, {people(3), 2, 1});
        const auto before = stored(*first, 20);
        const auto again = planAssignment(numbered(100), before, {people(3), 2, 99});
        QCOMPARE(again->slotList, before);
        QVERIFY(again->dropped.isEmpty());
    }

    void onlyNewItemsAreAdded()
    {
        const auto before = stored(*planAssignment(numbered(100), {}, {people(3), 2, 1}), 0);
        const auto more = planAssignment(numbered(130), before, {people(3), 2, 1});
        QCOMPARE(more->slotList.first(200), before);
        QCOMPARE(more->slotList.size(), 260);
        QVERIFY(spread(*more, people(3)) <= 1);
    }

    void whoLeavesKeepsAnsweredItemsOnly()
    {
        const auto before = stored(*planAssignment(numbered(120), {}, {people(4), 2, 1}), 100);
        const QList<UserId> staying = people(3);
        const auto after = planAssignment(numbered(120), before, {staying, 2, 2});
        QVERIFY(nobodyTwice(*after));
        QCOMPARE(after->slotList.size(), 240);
        for (qsizetype i = 0; i < after->slotList.size(); ++i) {
            if (before.at(i).fixed)
                QVERIFY(after->slotList.contains(before.at(i)));
        }
        for (const PlannedSlot &slot : after->slotList)
            QVERIFY(slot.fixed || staying.contains(slot.user));
        QVERIFY(spread(*after, staying) <= 1);
    }

    void whoJoinsGetsAShare()
    {
        const auto before = stored(*planAssignment(numbered(300), {}, {people(2), 2, 1}), 0);
        const auto after = planAssignment(numbered(300), before, {people(3), 2, 1});
        QVERIFY(nobodyTwice(*after));
        QVERIFY(spread(*after, people(3)) <= 1);
    }

    void fewerRatersDropUnansweredSlots()
    {
        const auto before = stored(*planAssignment(numbered(10), {}, {people(3), 3, 1}), 3);
        const auto after = planAssignment(numbered(10), before, {people(3), 2, 1});
        QCOMPARE(after->dropped.size(), 9);
        // The answered item keeps all three.
        QCOMPARE(after->slotList.size(), 3 + 9 * 2);
    }

    void impossibleRequestsAreRefused()
    {
        QCOMPARE(planAssignment(numbered(5), {}, {people(2), 3, 1}).error().kind, ErrorKind::InvalidInput);
        QCOMPARE(planAssignment(numbered(5), {}, {people(2), 0, 1}).error().kind, ErrorKind::InvalidInput);
        QCOMPARE(planAssignment(numbered(5), {}, {{UserId{1}, UserId{1}}, 2, 1}).error().kind, ErrorKind::InvalidInput);
    }
};

QTEST_GUILESS_MAIN(AssignmentPlanTest)
#include "tst_assignment_plan.moc"
