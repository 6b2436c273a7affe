// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a batch from every combination of facts, and every state × every move.
#include "core/workflow/BatchRules.h"

#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

const QList<BatchState> states{BatchState::Open, BatchState::Annotated, BatchState::Checking, BatchState::Returned,
                               BatchState::Accepted};

BatchFacts finishedBatch(RoundOutcome outcome)
{
    BatchFacts facts;
    facts.items = 10;
    facts.resolved = 10;
    facts.rounds = 1;
    facts.lastOutcome = outcome;
    return facts;
}

}  // namespace

class BatchRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anOpenRoundIsCheckingWhateverElseHolds()
    {
        for (const bool reopened : {false, true}) {
            for (const qint64 resolved : {0, 5, 10}) {
                BatchFacts facts;
                facts.items = 10;
                facts.resolved = resolved;
                facts.roundOpen = true;
                facts.reopened = reopened;
                QCOMPARE(toString(deriveBatch(facts)), toString(BatchState::Checking));
            }
        }
    }

    void withoutRoundsTheItemsDecide()
    {
        QCOMPARE(toString(deriveBatch({})), toString(BatchState::Open));
        BatchFacts facts;
        facts.items = 10;
        facts.resolved = 9;
        QCOMPARE(toString(deriveBatch(facts)), toString(BatchState::Open));
        facts.resolved = 10;
        QCOMPARE(toString(deriveBatch(facts)), toString(BatchState::Annotated));
    }

    void returnedUntilFailedItemsWereAnsweredAgain()
    {
        BatchFacts facts = finishedBatch(RoundOutcome::Returned);
        facts.failedOutstanding = 1;
        QCOMPARE(toString(deriveBatch(facts)), toString(BatchState::Returned));
        facts.failedOutstanding = 0;
        QCOMPARE(toString(deriveBatch(facts)), toString(BatchState::Annotated));
        facts.resolved = 9;
        QCOMPARE(toString(deriveBatch(facts)), toString(BatchState::Returned));
    }

    void acceptedUntilReopened()
    {
        BatchFacts facts = finishedBatch(RoundOutcome::Accepted);
        QCOMPARE(toString(deriveBatch(facts)), toString(BatchState::Accepted));
        facts.reopened = true;
        QCOMPARE(toString(deriveBatch(facts)), toString(BatchState::Annotated));
        facts.resolved = 3;
        QCOMPARE(toString(deriveBatch(facts)), toString(BatchState::Open));
    }

    void everyMoveInEveryState_data()
    {
        using enum BatchState;
        QTest::addColumn<int>("move");
        QTest::addColumn<QList<int>>("allowedIn");
        const auto row = [](const char *name, BatchMove move, const QList<BatchState> &allowed) {
            QList<int> numbers;
            for (const BatchState state : allowed)
                numbers.append(static_cast<int>(state));
            QTest::newRow(name) << static_cast<int>(move) << numbers;
        };
        row("plan", BatchMove::Plan, {Open, Annotated, Returned});
        row("annotate", BatchMove::Annotate, {Open, Annotated, Returned});
        row("adjudicate", BatchMove::Adjudicate, {Open, Annotated, Returned});
        row("start", BatchMove::StartCheck, {Annotated});
        row("review", BatchMove::Review, {Checking});
        row("close", BatchMove::Close, {Checking});
        row("reopen", BatchMove::Reopen, {Accepted});
    }

    void everyMoveInEveryState()
    {
        QFETCH(int, move);
        QFETCH(QList<int>, allowedIn);
        for (const BatchState state : states) {
            const auto allowed = batchAllows(state, static_cast<BatchMove>(move), u"night shift"_s);
            QVERIFY2(allowed.has_value() == allowedIn.contains(static_cast<int>(state)), toString(state).toUtf8());
            if (!allowed) {
                QCOMPARE(allowed.error().kind, ErrorKind::NotAllowed);
                QVERIFY(allowed.error().message.contains(u"night shift"_s));
            }
        }
    }
};

QTEST_GUILESS_MAIN(BatchRulesTest)
#include "tst_batch_rules.moc"
