// SPDX-License-Identifier: GPL-3.0-or-later
// Every state of a slot × every move: the whole table, written down a second time.
#include "core/workflow/SlotRules.h"

#include <QTest>

#include <map>

using namespace gainsay;

namespace {

const QList<SlotState> states{SlotState::Waiting, SlotState::Claimed, SlotState::Submitted, SlotState::Returned,
                              SlotState::Skipped};
const QList<SlotTransition> moves{SlotTransition::Claim,    SlotTransition::Submit,  SlotTransition::Skip,
                                  SlotTransition::Return,   SlotTransition::Release, SlotTransition::Expire,
                                  SlotTransition::Reassign, SlotTransition::Withdraw};

// What is not listed is refused.
const std::map<std::pair<SlotState, SlotTransition>, SlotState> legal{
    {{SlotState::Waiting, SlotTransition::Claim}, SlotState::Claimed},
    {{SlotState::Waiting, SlotTransition::Submit}, SlotState::Submitted},
    {{SlotState::Waiting, SlotTransition::Skip}, SlotState::Skipped},
    {{SlotState::Waiting, SlotTransition::Reassign}, SlotState::Waiting},
    {{SlotState::Claimed, SlotTransition::Claim}, SlotState::Claimed},
    {{SlotState::Claimed, SlotTransition::Submit}, SlotState::Submitted},
    {{SlotState::Claimed, SlotTransition::Skip}, SlotState::Skipped},
    {{SlotState::Claimed, SlotTransition::Release}, SlotState::Waiting},
    {{SlotState::Claimed, SlotTransition::Expire}, SlotState::Waiting},
    {{SlotState::Claimed, SlotTransition::Reassign}, SlotState::Waiting},
    {{SlotState::Submitted, SlotTransition::Submit}, SlotState::Submitted},
    {{SlotState::Submitted, SlotTransition::Return}, SlotState::Returned},
    {{SlotState::Submitted, SlotTransition::Withdraw}, SlotState::Claimed},
    {{SlotState::Returned, SlotTransition::Claim}, SlotState::Returned},
    {{SlotState::Returned, SlotTransition::Submit}, SlotState::Submitted},
    {{SlotState::Returned, SlotTransition::Return}, SlotState::Returned},
    {{SlotState::Returned, SlotTransition::Release}, SlotState::Returned},
    {{SlotState::Returned, SlotTransition::Expire}, SlotState::Returned},
    {{SlotState::Returned, SlotTransition::Reassign}, SlotState::Waiting},
    {{SlotState::Skipped, SlotTransition::Claim}, SlotState::Claimed},
    {{SlotState::Skipped, SlotTransition::Submit}, SlotState::Submitted},
    {{SlotState::Skipped, SlotTransition::Skip}, SlotState::Skipped},
    {{SlotState::Skipped, SlotTransition::Reassign}, SlotState::Waiting},
};

}  // namespace

class SlotRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyMoveInEveryState()
    {
        for (const SlotState state : states) {
            for (const SlotTransition move : moves) {
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
        const auto claimed = applyTransition(slot, SlotTransition::Claim, 1000, 500);
        QCOMPARE(claimed->leaseUntil, 1500);
        QVERIFY(!claimed->leaseExpired(1499));
        QVERIFY(claimed->leaseExpired(1500));
        const auto submitted = applyTransition(*claimed, SlotTransition::Submit, 1200, 500);
        QCOMPARE(submitted->leaseUntil, 0);
        QVERIFY(!submitted->leaseExpired(99999));
    }

    void anExpiredPoolSlotIsFreeAgainAPlannedOneKeepsItsPerson()
    {
        Slot slot;
        slot.user = UserId{7};
        slot.state = SlotState::Claimed;
        slot.pool = true;
        QCOMPARE(applyTransition(slot, SlotTransition::Expire, 0, 0)->user, UserId());
        slot.pool = false;
        QCOMPARE(applyTransition(slot, SlotTransition::Expire, 0, 0)->user, UserId{7});
    }

    void whoTakesAnAnswerBackKeepsThePlace()
    {
        Slot slot;
        slot.user = UserId{7};
        slot.state = SlotState::Submitted;
        slot.pool = true;
        const Slot withdrawn = *applyTransition(slot, SlotTransition::Withdraw, 0, 500);
        QVERIFY(!withdrawn.pool);
        QCOMPARE(applyTransition(withdrawn, SlotTransition::Expire, 500, 0)->user, UserId{7});
    }

    void aRefusedMoveGivesNoSlot()
    {
        Slot slot;
        slot.state = SlotState::Returned;
        QCOMPARE(applyTransition(slot, SlotTransition::Skip, 0, 0).error().kind, ErrorKind::NotAllowed);
    }
};

QTEST_GUILESS_MAIN(SlotRulesTest)
#include "tst_slot_rules.moc"
