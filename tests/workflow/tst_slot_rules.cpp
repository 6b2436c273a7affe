// SPDX-License-Identifier: GPL-3.0-or-later
// Every state of a slot × every move: the whole table, written down a second time.
#include "core/workflow/SlotRules.h"

#include <QTest>

#include <map>

using namespace gainsay;

namespace {

const QList<SlotState> states{SlotState::Waiting, SlotState::Claimed, SlotState::Submitted, SlotState::Returned,
                              SlotState::Skipped};
const QList<SlotMove> moves{SlotMove::Claim,   SlotMove::Submit, SlotMove::Skip,     SlotMove::Return,
                            SlotMove::Release, SlotMove::Expire, SlotMove::Reassign, SlotMove::Withdraw};

// What is not listed is refused.
const std::map<std::pair<SlotState, SlotMove>, SlotState> legal{
    {{SlotState::Waiting, SlotMove::Claim}, SlotState::Claimed},
    {{SlotState::Waiting, SlotMove::Submit}, SlotState::Submitted},
    {{SlotState::Waiting, SlotMove::Skip}, SlotState::Skipped},
    {{SlotState::Waiting, SlotMove::Reassign}, SlotState::Waiting},
    {{SlotState::Claimed, SlotMove::Claim}, SlotState::Claimed},
    {{SlotState::Claimed, SlotMove::Submit}, SlotState::Submitted},
    {{SlotState::Claimed, SlotMove::Skip}, SlotState::Skipped},
    {{SlotState::Claimed, SlotMove::Release}, SlotState::Waiting},
    {{SlotState::Claimed, SlotMove::Expire}, SlotState::Waiting},
    {{SlotState::Claimed, SlotMove::Reassign}, SlotState::Waiting},
    {{SlotState::Submitted, SlotMove::Submit}, SlotState::Submitted},
    {{SlotState::Submitted, SlotMove::Return}, SlotState::Returned},
    {{SlotState::Submitted, SlotMove::Withdraw}, SlotState::Claimed},
    {{SlotState::Returned, SlotMove::Claim}, SlotState::Returned},
    {{SlotState::Returned, SlotMove::Submit}, SlotState::Submitted},
    {{SlotState::Returned, SlotMove::Return}, SlotState::Returned},
    {{SlotState::Returned, SlotMove::Release}, SlotState::Returned},
    {{SlotState::Returned, SlotMove::Expire}, SlotState::Returned},
    {{SlotState::Returned, SlotMove::Reassign}, SlotState::Waiting},
    {{SlotState::Skipped, SlotMove::Claim}, SlotState::Claimed},
    {{SlotState::Skipped, SlotMove::Submit}, SlotState::Submitted},
    {{SlotState::Skipped, SlotMove::Skip}, SlotState::Skipped},
    {{SlotState::Skipped, SlotMove::Reassign}, SlotState::Waiting},
};

}  // namespace

class SlotRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyMoveInEveryState()
    {
        for (const SlotState state : states) {
            for (const SlotMove move : moves) {
                const auto after = slotAfter(state, move);
                const auto wanted = legal.find({state, move});
                const QByteArray where = toString(state).toUtf8() + " × " + QByteArray::number(static_cast<int>(move));
                QVERIFY2(after.has_value() == (wanted != legal.end()), where);
                if (after) {
                    QVERIFY2(*after == wanted->second, where);
                } else {
                    QVERIFY2(after.error().kind == ErrorKind::NotAllowed, where);
                    QVERIFY2(after.error().message.size() > 20, where);
                }
            }
        }
    }

    void claimingStartsTheLeaseAndSubmittingEndsIt()
    {
        Slot slot;
        slot.user = UserId{7};
        const auto claimed = moved(slot, SlotMove::Claim, 1000, 500);
        QCOMPARE(claimed->leaseUntil, 1500);
        QVERIFY(!claimed->leaseExpired(1499));
        QVERIFY(claimed->leaseExpired(1500));
        const auto submitted = moved(*claimed, SlotMove::Submit, 1200, 500);
        QCOMPARE(submitted->leaseUntil, 0);
        QVERIFY(!submitted->leaseExpired(99999));
    }

    void anExpiredPoolSlotIsFreeAgainAPlannedOneKeepsItsPerson()
    {
        Slot slot;
        slot.user = UserId{7};
        slot.state = SlotState::Claimed;
        slot.pool = true;
        QCOMPARE(moved(slot, SlotMove::Expire, 0, 0)->user, UserId());
        slot.pool = false;
        QCOMPARE(moved(slot, SlotMove::Expire, 0, 0)->user, UserId{7});
    }

    void whoTakesAnAnswerBackKeepsThePlace()
    {
        Slot slot;
        slot.user = UserId{7};
        slot.state = SlotState::Submitted;
        slot.pool = true;
        const Slot withdrawn = *moved(slot, SlotMove::Withdraw, 0, 500);
        QVERIFY(!withdrawn.pool);
        QCOMPARE(moved(withdrawn, SlotMove::Expire, 500, 0)->user, UserId{7});
    }

    void aRefusedMoveGivesNoSlot()
    {
        Slot slot;
        slot.state = SlotState::Returned;
        QCOMPARE(moved(slot, SlotMove::Skip, 0, 0).error().kind, ErrorKind::NotAllowed);
    }
};

QTEST_GUILESS_MAIN(SlotRulesTest)
#include "tst_slot_rules.moc"
