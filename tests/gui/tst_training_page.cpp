// SPDX-License-Identifier: GPL-3.0-or-later
// Learning and qualifying with the keyboard alone, and the supervisor's choice of items.
#include "core/service/training/GoldDraw.h"
#include "core/store/ProjectStore.h"
#include "core/store/TrainingStore.h"
#include "tests/gui/WindowRig.h"
#include "ui/answers/AnswerEditor.h"
#include "ui/charts/HeatMap.h"
#include "ui/conversation/ConversationView.h"
#include "ui/pages/training/FeedbackPanel.h"
#include "ui/pages/training/ResultView.h"
#include "ui/widgets/EmptyState.h"

#include <QComboBox>
#include <QDialog>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class TrainingPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s);
        // Rows whose right answer is "role", as a file with labels would bring them.
        QByteArray lines;
        for (int i = 0; i < 30; ++i) {
            const QByteArray number = QByteArray::number(i);
            lines += "{\"id\":\"gold-" + number + "\",\"u1\":\"问题\",\"b1\":\"回答" + number +
                     "，你呢？\",\"u2\":\"嗯\",\"b2\":\"我也是\",\"label\":2}\n";
        }
        m_rig->importLines(lines, u"cdconv"_s);
    }
    void cleanup() { m_rig.reset(); }

    void theTutorialTellsWhatIsRight()
    {
        fill(GoldKind::Tutorial, 3);
        m_rig->open(u"ann"_s, u"training"_s);
        QTRY_VERIFY(shown(u"Needed before real work"_s) || shown(u"Open to you"_s));
        press(Qt::Key_Return);
        QTRY_VERIFY(view()->isVisible());
        QTRY_VERIFY(view()->hasFocus());
        press(Qt::Key_Return);  // nothing is chosen yet
        QVERIFY(shown(u"Still to answer"_s));
        QTest::keyClicks(qApp->focusWidget(), u"0"_s);
        press(Qt::Key_Return);
        auto *feedback = page()->findChild<FeedbackPanel *>();
        QTRY_VERIFY(feedback->isVisible());
        QVERIFY(shown(u"Not quite"_s));
        QVERIFY(shown(u"Role confusion (you: No contradiction)"_s));
        for (int item = 1; item < 3; ++item) {
            press(Qt::Key_Return);
            QTRY_VERIFY(!feedback->isVisible() && view()->hasFocus());
            QTest::keyClicks(qApp->focusWidget(), u"2"_s);
            press(Qt::Key_Return);
            QTRY_VERIFY(feedback->isVisible());
            QVERIFY(shown(u"Right"_s));
        }
        press(Qt::Key_Return);
        QTRY_VERIFY(page()->findChild<ResultView *>()->isVisible());
        QVERIFY(shown(u"2 of 3 right."_s));
        const auto *matrix = page()->findChild<HeatMap *>();
        QVERIFY(matrix->description().contains(u"Role answered as None: 1 of 3"_s));
        const auto *reread = page()->findChild<ResultView *>()->findChild<QListWidget *>();
        QCOMPARE(reread->count(), 1);
        QVERIFY(reread->item(0)->text().contains(u"Role confusion"_s));
    }

    void theTestOpensRealWork()
    {
        fill(GoldKind::Qualification, 21);
        demandTest();
        m_rig->assign();
        m_rig->open(u"ann"_s, u"annotate"_s);
        auto *gate = m_rig->page(u"annotate"_s)->findChild<EmptyState *>();
        QTRY_VERIFY(gate->isVisible() && gate->accessibleDescription().contains(u"qualification"_s));
        QTest::keyClick(gate->findChild<QPushButton *>(), Qt::Key_Space);
        QTRY_COMPARE(m_rig->window().currentPage(), u"training"_s);
        takeTest(0);
        QTRY_VERIFY(shown(u"Real work is open to you."_s));
        press(Qt::Key_Return);
        QTRY_COMPARE(m_rig->window().currentPage(), u"annotate"_s);
        QTRY_VERIFY(m_rig->page(u"annotate"_s)->findChild<ConversationView *>()->isVisible());
    }

    void failingSaysWhatToReadAndWhenToRetry()
    {
        fill(GoldKind::Qualification, 21);
        demandTest();
        m_rig->open(u"ann"_s, u"training"_s);
        takeTest(2);
        QTRY_VERIFY(shown(u"Not passed this time"_s));
        QVERIFY(shown(u"you may retry at"_s));
        const auto *reread = page()->findChild<ResultView *>()->findChild<QListWidget *>();
        QCOMPARE(reread->count(), 1);
        QVERIFY(reread->item(0)->text().contains(u"Role confusion"_s));
        QVERIFY(!shown(u"Real work is open to you."_s));
        press(Qt::Key_Return);
        QTRY_VERIFY(shown(u"You may try again at"_s));
        press(Qt::Key_Return);  // too early: nothing begins
        QTest::qWait(50);
        QVERIFY(!view()->isVisible());
    }

    void aBrokenOffTutorialGoesOn()
    {
        fill(GoldKind::Tutorial, 3);
        m_rig->open(u"ann"_s, u"training"_s);
        QTRY_VERIFY(shown(u"Tutorial"_s));
        press(Qt::Key_Return);
        QTRY_VERIFY(view()->isVisible() && view()->hasFocus());
        QTest::keyClicks(qApp->focusWidget(), u"2"_s);
        press(Qt::Key_Return);
        QTRY_VERIFY(page()->findChild<FeedbackPanel *>()->isVisible());
        m_rig->close();
        m_rig->open(u"ann"_s, u"training"_s);
        QTRY_VERIFY(shown(u"Item 2 of 3"_s));
    }

    void theSupervisorDrawsItems()
    {
        m_rig->open(u"sup"_s, u"training"_s);
        QTRY_VERIFY(page()->findChild<EmptyState *>()->isVisible());
        m_rig->window().activateWindow();
        QTest::keyClick(page(), Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(qApp->activeModalWidget());
        QWidget *dialog = qApp->activeModalWidget();
        QTRY_VERIFY(qApp->activeWindow() == dialog);
        dialog->findChild<QComboBox *>()->setCurrentIndex(2);  // imported with labels
        dialog->findChild<QSpinBox *>()->setValue(7);
        QTest::keyClick(dialog, Qt::Key_Return);
        auto *table = page()->findChild<QTableWidget *>();
        QTRY_COMPARE(table->rowCount(), 7);
        QTRY_VERIFY(table->isVisible());
        QVERIFY(table->item(0, 1)->text().contains(u"Role confusion"_s));
        QCOMPARE(goldCount(GoldKind::Tutorial), 7);
    }

private:
    QWidget *page() { return m_rig->page(u"training"_s); }
    ConversationView *view() { return page()->findChild<ConversationView *>(u"trainingConversation"_s); }

    static void press(int key) { QTest::keyClick(qApp->focusWidget(), Qt::Key(key)); }

    bool shown(const QString &words) { return says(page(), words); }

    void takeTest(int mistakes)
    {
        QTRY_VERIFY(shown(u"Qualification test"_s));
        press(Qt::Key_Return);
        for (int item = 0; item < 21; ++item) {
            QTRY_VERIFY(view()->isVisible() && view()->hasFocus());
            QTRY_VERIFY(page()->findChild<AnswerEditor *>()->answers().empty());
            QTest::keyClicks(qApp->focusWidget(), item < mistakes ? u"0"_s : u"2"_s);
            press(Qt::Key_Return);
            if (item < 20)
                QTRY_VERIFY(page()->findChild<AnswerEditor *>()->answers().empty());
            QVERIFY(!page()->findChild<FeedbackPanel *>()->isVisible());
        }
        QTRY_VERIFY(page()->findChild<ResultView *>()->isVisible());
    }

    void fill(GoldKind kind, int count)
    {
        m_rig->withStorage([&](Storage &storage) {
            const Result<ActiveScheme> scheme = activeScheme(storage.project());
            GoldDraw draw(storage, m_rig->clock(), *scheme, storage.project().userNamed(u"sup"_s)->id);
            QCOMPARE(draw.fill({kind, GoldSource::Imported, {}, count, 1}).value_or(0), count);
        });
    }

    void demandTest()
    {
        m_rig->withStorage([](Storage &storage) {
            ProjectSettings settings;
            settings.qualificationRequired = true;
            QVERIFY(storage.project().setSettings(settings));
        });
    }

    qsizetype goldCount(GoldKind kind)
    {
        qsizetype count = 0;
        m_rig->withStorage([&](Storage &storage) { count = storage.training().gold(kind).value_or({}).size(); });
        return count;
    }

    std::unique_ptr<WindowRig> m_rig;
};

QTEST_MAIN(TrainingPageTest)
#include "tst_training_page.moc"
