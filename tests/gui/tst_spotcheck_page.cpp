// SPDX-License-Identifier: GPL-3.0-or-later
// A supervisor returns a batch and, after its annotators amended it, accepts it, with the keyboard alone.
#include "core/service/supervise/SpotCheckService.h"
#include "core/stats/AcceptanceSampling.h"
#include "core/store/ProjectStore.h"
#include "tests/gui/WindowRig.h"
#include "tests/support/Team.h"
#include "ui/charts/PassRateHistory.h"
#include "ui/conversation/ConversationView.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/KeyOption.h"

#include <QCheckBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class SpotCheckPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s);
        m_rig->importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 4);
        m_rig->assign();
    }
    void cleanup() { m_rig.reset(); }

    void anUnfinishedBatchCannotBeChecked()
    {
        m_rig->open(u"sup"_s, u"spotcheck"_s);
        QTRY_VERIFY(button(u"Start the round"_s));
        QTRY_VERIFY(!button(u"Start the round"_s)->isEnabled());
    }

    // Space passes an item, but not before there is one: until then it presses what has the focus, as Enter does.
    void aRoundIsStartedByKeyboard_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("space") << Qt::Key_Space;
        QTest::newRow("enter") << Qt::Key_Return;
    }

    void aRoundIsStartedByKeyboard()
    {
        QFETCH(Qt::Key, key);
        answerAll(u"none"_s);
        m_rig->open(u"sup"_s, u"spotcheck"_s);
        QTRY_VERIFY(button(u"Start the round"_s) && button(u"Start the round"_s)->isEnabled());
        button(u"Start the round"_s)->setFocus();
        QTest::keyClick(button(u"Start the round"_s), key);
        QTRY_VERIFY(button(u"Close the round"_s)->isVisible());
        review({true, true, true, true});
        QTRY_VERIFY(state() == BatchState::Accepted);
    }

    void theConversationStaysInSightWhileItIsFailed()
    {
        answerAll(u"none"_s);
        m_rig->open(u"sup"_s, u"spotcheck"_s);
        m_rig->window().resize(1024, 700);
        startRound();
        auto *view = page()->findChild<ConversationView *>();
        QTRY_VERIFY(view->isVisible());
        QTest::keyClick(view, Qt::Key_X);
        QTRY_VERIFY(button(u"Fail with this feedback"_s) && button(u"Fail with this feedback"_s)->isVisible());
        QVERIFY2(view->height() >= 150, qPrintable(QString::number(view->height())));
    }

    // Space chooses the option that has the focus, as everywhere; it must not pass the item that is being corrected.
    void spaceOnAnAnswerDoesNotPassTheItem()
    {
        answerAll(u"role"_s);
        m_rig->open(u"sup"_s, u"spotcheck"_s);
        startRound();
        QTest::keyClick(qApp->focusWidget(), Qt::Key_X);
        KeyOption *none = option(u"0"_s);
        QVERIFY(none);
        none->setFocus();
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Space);
        QVERIFY(none->isChecked());
        QTRY_VERIFY(m_rig->app().session().isIdle());
        QVERIFY(isOnScreen(1));
        QVERIFY(button(u"Fail with this feedback"_s)->isVisible());
    }

    // Looking at the names, or at another page, takes nothing away that was begun, nor the place in the round.
    void whatWasBegunIsKept()
    {
        answerAll(u"role"_s);
        m_rig->open(u"sup"_s, u"spotcheck"_s);
        startRound();
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Right, Qt::AltModifier);
        QTRY_VERIFY(isOnScreen(2) && m_rig->app().session().isIdle());
        QTest::keyClick(qApp->focusWidget(), Qt::Key_X);
        QTest::keyClicks(qApp->focusWidget(), u"it is none"_s);
        option(u"0"_s)->click();
        m_rig->window().findChild<QCheckBox *>()->click();
        QTRY_VERIFY(says(u"ann: "_s));
        m_rig->window().openPage(u"home"_s);
        m_rig->window().openPage(u"spotcheck"_s);
        QTRY_VERIFY(m_rig->app().session().isIdle());
        QVERIFY(isOnScreen(2));
        QVERIFY(button(u"Fail with this feedback"_s)->isVisible());
        QVERIFY(option(u"0"_s)->isChecked());
        button(u"Fail with this feedback"_s)->click();
        QTRY_COMPARE(reviewed(), 1);
        QTRY_VERIFY(isOnScreen(1));
        QVERIFY(!button(u"Fail with this feedback"_s)->isVisible());
        const SpotItem failed = failedItem();
        QCOMPARE(failed.feedback, u"it is none"_s);
        QVERIFY(failed.answers);
        QCOMPARE(failed.answers->value("category", ""), std::string("none"));
    }

    void failAmendFailAmendPass()
    {
        answerAll(u"role"_s);
        m_rig->open(u"sup"_s, u"spotcheck"_s);
        for (const QString &amended : {u"intra"_s, u"none"_s}) {
            startRound();
            review({true, false, true, true});
            QTRY_VERIFY(state() == BatchState::Returned);
            answerAll(amended);
            m_rig->window().openPage(u"home"_s);
            m_rig->window().openPage(u"spotcheck"_s);
        }
        startRound();
        review({true, true, true, true});
        QTRY_VERIFY(state() == BatchState::Accepted);
        auto *table = page()->findChild<QTableWidget *>();
        QTRY_COMPARE(table->rowCount(), 3);
        QCOMPARE(table->item(0, 4)->text(), u"returned"_s);
        QCOMPARE(table->item(1, 4)->text(), u"returned"_s);
        QTRY_COMPARE(table->item(2, 4)->text(), u"accepted"_s);
        QCOMPARE(page()->findChild<PassRateHistory *>()->markCount(), 3);
    }

    void anAcceptedBatchIsReopenedWithAReason()
    {
        answerAll(u"none"_s);
        m_rig->open(u"sup"_s, u"spotcheck"_s);
        startRound();
        review({true, true, true, true});
        QTRY_VERIFY(state() == BatchState::Accepted);
        QTRY_VERIFY(button(u"Reopen the batch"_s) && button(u"Reopen the batch"_s)->isVisible());
        button(u"Reopen the batch"_s)->click();
        QTRY_VERIFY(page()->findChild<QInputDialog *>());
        auto *dialog = page()->findChild<QInputDialog *>();
        QTest::keyClicks(dialog->findChild<QLineEdit *>(), u"the guideline changed"_s);
        QTest::keyClick(dialog->findChild<QLineEdit *>(), Qt::Key_Return);
        QTRY_VERIFY(state() == BatchState::Annotated);
        auto *table = page()->findChild<QTableWidget *>();
        QTRY_COMPARE(table->rowCount(), 2);
        QCOMPARE(table->item(1, 4)->text(), u"reopened by sup: the guideline changed"_s);
    }

    void anAcceptedBatchMayTeachTheDetector()
    {
        answerAll(u"none"_s);
        m_rig->open(u"sup"_s, u"spotcheck"_s);
        QTRY_VERIFY(button(u"Teach the detector"_s));
        QVERIFY(!button(u"Teach the detector"_s)->isVisible());
        startRound();
        review({true, true, true, true});
        QTRY_VERIFY(state() == BatchState::Accepted);
        QTRY_VERIFY(button(u"Teach the detector"_s)->isVisible());
        button(u"Teach the detector"_s)->click();
        QTRY_VERIFY(m_rig->page(u"detector"_s)->isVisible());
    }

    void whatWasNotReviewedIsRecordedAsSuch()
    {
        answerAll(u"role"_s);
        m_rig->open(u"sup"_s, u"spotcheck"_s);
        startRound();
        failOne();
        QTRY_VERIFY(button(u"Close the round"_s)->isEnabled());
        button(u"Close the round"_s)->click();
        QTRY_VERIFY(state() == BatchState::Returned);
        auto *table = page()->findChild<QTableWidget *>();
        QTRY_COMPARE(table->item(0, 4)->text(), u"returned"_s);
        QCOMPARE(table->item(0, 2)->text(), u"1 of 4"_s);
    }

    void thePlannersAdviceCanBeTaken()
    {
        m_rig->open(u"sup"_s, u"spotcheck"_s);
        QTRY_VERIFY(button(u"Use this plan"_s));
        button(u"Use this plan"_s)->click();
        // 2 % good, 8 % bad, risks 5 and 10 %: the smallest single plan.
        const Result<SamplingPlan> plan = smallestPlan({0.02, 0.05, 0.08, 0.10});
        QCOMPARE(page()->findChild<QSpinBox *>()->value(), int(plan->sample));
        QTRY_VERIFY(says(u"accepted with at most"_s));
    }

    void theButtonsNameTheKeysThatWork()
    {
        m_rig->open(u"sup"_s, u"spotcheck"_s);
        QTRY_VERIFY(button(u"Fail  X"_s));
        QVERIFY(m_rig->app().actions().setKey(u"spotcheck.fail"_s, QKeySequence(Qt::Key_Q)));
        QVERIFY(button(u"Fail  Q"_s));
    }

    void namesAreHiddenUntilAskedFor()
    {
        answerAll(u"role"_s);
        m_rig->open(u"sup"_s, u"spotcheck"_s);
        startRound();
        QTRY_VERIFY(says(u"A: "_s));
        QVERIFY(!says(u"ann: "_s));
        m_rig->window().findChild<QCheckBox *>()->click();
        QTRY_VERIFY(says(u"ann: "_s));
    }

    void theRoundCanEndAsSoonAsItIsCertain()
    {
        answerAll(u"role"_s);
        m_rig->open(u"sup"_s, u"spotcheck"_s);
        startRound();
        QVERIFY(!button(u"Close the round"_s)->isEnabled());
        failOne();
        QTRY_VERIFY(button(u"Close the round"_s)->isEnabled());
    }

private:
    Page *page() { return m_rig->page(u"spotcheck"_s); }

    QPushButton *button(const QString &text)
    {
        for (QPushButton *candidate : page()->findChildren<QPushButton *>()) {
            if (candidate->text().startsWith(text))
                return candidate;
        }
        return nullptr;
    }

    KeyOption *option(const QString &key)
    {
        for (KeyOption *candidate : page()->findChildren<KeyOption *>()) {
            if (candidate->keyText() == key)
                return candidate;
        }
        return nullptr;
    }

    bool says(const QString &text) { return gainsay::says(page(), text); }

    void startRound()
    {
        QTRY_VERIFY(button(u"Start the round"_s) && button(u"Start the round"_s)->isEnabled());
        button(u"Start the round"_s)->click();
        QTRY_VERIFY(page()->findChild<ConversationView *>()->hasFocus());
    }

    void failOne()
    {
        QTest::keyClick(qApp->focusWidget(), Qt::Key_X);
        QTest::keyClicks(qApp->focusWidget(), u"not a role confusion"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
    }

    void review(const QList<bool> &verdicts)
    {
        for (int i = 0; i < verdicts.size(); ++i) {
            auto *view = page()->findChild<ConversationView *>();
            QTRY_VERIFY(isOnScreen(i + 1));
            QTRY_VERIFY(view->hasFocus());
            if (verdicts[i])
                QTest::keyClick(view, Qt::Key_Space);
            else
                failOne();
        }
        QTRY_VERIFY(button(u"Close the round"_s)->isEnabled());
        QTRY_COMPARE(reviewed(), int(verdicts.size()));
        button(u"Close the round"_s)->click();
    }

    // The heading of the review card counts the sampled items.
    bool isOnScreen(int number)
    {
        for (const Card *card : page()->findChildren<Card *>()) {
            if (card->heading().startsWith(u"Item %1 of"_s.arg(number)))
                return true;
        }
        return false;
    }

    template <class Use> void withSpotChecks(Use use)
    {
        m_rig->withStorage([&](Storage &storage) {
            const Result<ActiveScheme> scheme = activeScheme(storage.project());
            SpotCheckService service(storage, m_rig->clock(), *scheme, {});
            use(service);
        });
    }

    int reviewed()
    {
        int count = 0;
        withSpotChecks([&](SpotCheckService &service) {
            const Result<BatchStatus> status = service.status(u"b"_s);
            count = status && !status->rounds.isEmpty() ? status->rounds.last().counts.reviewed() : 0;
        });
        return count;
    }

    SpotItem failedItem()
    {
        SpotItem found;
        withSpotChecks([&](SpotCheckService &service) {
            const QList<SpotItem> items = service.items(service.status(u"b"_s)->rounds.last().round.id).value_or({});
            for (const SpotItem &item : items) {
                if (item.verdict == Verdict::Fail)
                    found = item;
            }
        });
        return found;
    }

    BatchState state()
    {
        BatchState found = BatchState::Open;
        withSpotChecks([&](SpotCheckService &service) { found = service.status(u"b"_s)->state; });
        return found;
    }

    void answerAll(const QString &category)
    {
        for (const QString &user : {u"ann"_s, u"bob"_s})
            m_rig->answerAll(user, cdconvAnswers(category));
    }

    std::unique_ptr<WindowRig> m_rig;
};

QTEST_MAIN(SpotCheckPageTest)
#include "tst_spotcheck_page.moc"
