// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody meets who has only the keyboard and does not know the page yet: every key does something or says why
// it does not, the keys shown are those that work, and after each detour the keys are back where the work is.
#include "core/store/ProjectStore.h"
#include "core/store/WorkStore.h"
#include "tests/gui/WindowRig.h"
#include "ui/answers/AnswerEditor.h"
#include "ui/conversation/ConversationView.h"
#include "ui/discussion/DiscussionPanel.h"
#include "ui/pages/annotate/SkippedDialog.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/KeyOption.h"

#include <QInputMethodEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class AnnotateKeysTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s);
        m_rig->importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 4);
        m_rig->assign();
        m_rig->open(u"ann"_s, u"annotate"_s);
        QTRY_VERIFY(view()->bubbleCount() > 0 && view()->hasFocus());
        QTRY_VERIFY(m_rig->app().session().isIdle());
    }
    void cleanup() { m_rig.reset(); }

    void aKeyThatCannotDoItsWorkSaysWhy()
    {
        press(Qt::Key_Left, Qt::AltModifier);
        QTRY_VERIFY(says(u"answered nothing before"_s));
        press(Qt::Key_Y);
        QTRY_VERIFY(says(u"no label of a detector"_s));
        press(Qt::Key_H);
        QTRY_VERIFY(says(u"marks are hidden"_s));
        press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(says(u"nothing to undo"_s));
        press(Qt::Key_Return);
        QTRY_VERIFY(says(u"Still to answer"_s));
        QVERIFY(view()->hasFocus());
    }

    // S and Enter: the first usual reason is good enough.
    void oneEnterSkips()
    {
        const qlonglong first = view()->property("shown").toLongLong();
        press(Qt::Key_S);
        QTRY_VERIFY(qApp->activeModalWidget() && qApp->activeModalWidget()->isAncestorOf(qApp->focusWidget()));
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(!qApp->activeModalWidget());
        QTRY_VERIFY(view()->property("shown").toLongLong() != first);
    }

    // The same keys stand in an open group and on the categories: which of them are live can be seen.
    void onlyTheLiveKeysAreStrong()
    {
        KeyOption *category = option(u"Intra-sentence contradiction"_s);
        QVERIFY(category && category->isKeyLive());
        press(Qt::Key_R);
        KeyOption *inGroup = nullptr;
        for (KeyOption *one : editor()->findChildren<KeyOption *>()) {
            if (one->isVisible() && one->isOutlined() && one->keyText() == category->keyText())
                inGroup = one;
        }
        QVERIFY(inGroup && inGroup->isKeyLive());
        QVERIFY(!category->isKeyLive() && !category->isOutlined());
        press(Qt::Key_Escape);
        QVERIFY(category->isKeyLive());
        QVERIFY(!inGroup->isVisible());
    }

    void whatWasSkippedIsListedAndOpened()
    {
        const qlonglong first = view()->property("shown").toLongLong();
        press(Qt::Key_S);
        QTRY_VERIFY(qApp->activeModalWidget() && qApp->activeModalWidget()->isAncestorOf(qApp->focusWidget()));
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(view()->property("shown").toLongLong() != first);
        QPushButton *chip = nullptr;
        const auto findChip = [&] {
            for (QPushButton *one : m_rig->window().findChildren<QPushButton *>()) {
                if (one->isVisible() && one->text() == "Skipped (1)"_L1)
                    chip = one;
            }
            return chip != nullptr;
        };
        QTRY_VERIFY(findChip());
        QTest::mouseClick(chip, Qt::LeftButton);
        auto *dialog = m_rig->window().findChild<SkippedDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        QTRY_COMPARE(dialog->findChild<QListWidget *>()->count(), 1);
        QTest::keyClick(dialog->findChild<QListWidget *>(), Qt::Key_Return);
        QTRY_COMPARE(view()->property("shown").toLongLong(), first);
    }

    void escapeLeavesTheListOfAnswers()
    {
        m_rig->app().actions().action(u"annotate.history"_s)->trigger();
        QTRY_VERIFY(qApp->activeModalWidget() && qApp->activeModalWidget()->isAncestorOf(qApp->focusWidget()));
        QTest::keyClicks(qApp->focusWidget(), u"x"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Escape);  // empties the search
        QVERIFY(qApp->activeModalWidget());
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!qApp->activeModalWidget());
    }

    // Whoever has sent a comment goes on judging: the next keys must not go out as comments too.
    void afterACommentTheKeysAreThePagesAgain()
    {
        auto *panel = m_rig->page(u"annotate"_s)->findChild<DiscussionPanel *>();
        panel->focusField();
        QTest::keyClicks(qApp->focusWidget(), u"Is b1 a joke?"_s);
        press(Qt::Key_Return);
        QVERIFY(!panel->isAncestorOf(qApp->focusWidget()));
        QTest::keyClicks(qApp->focusWidget(), u"0"_s);
        QVERIFY(editor()->answers().value("category", "") == "none");
    }

    void whatIsAnsweredCannotBeSkipped()
    {
        QTest::keyClicks(qApp->focusWidget(), u"0"_s);
        press(Qt::Key_Return);
        QTRY_COMPARE(answers().size(), 1);
        QTRY_VERIFY(m_rig->app().session().isIdle());
        press(Qt::Key_Left, Qt::AltModifier);
        QTRY_VERIFY(editor()->answers().value("category", "") == "none");
        press(Qt::Key_S);
        QVERIFY(!qApp->activeModalWidget());
        QVERIFY(says(u"nothing to leave for later"_s));
    }

    // Enter must not send off an item whose evidence somebody is about to mark.
    void evidenceIsMarkedOnEveryItemNotOnlyTheFirst()
    {
        for (int item = 0; item < 3; ++item) {
            QTest::keyClicks(qApp->focusWidget(), u"3ev"_s);
            press(Qt::Key_Right);
            press(Qt::Key_Return);
            QCOMPARE(editor()->spans().size(), 1);
            QCOMPARE(editor()->spans().constFirst().utterance, 3);
            QCOMPARE(answers().size(), item);
            press(Qt::Key_Return);
            QTRY_COMPARE(answers().size(), item + 1);
            QTRY_VERIFY(m_rig->app().session().isIdle());
        }
    }

    // Coming back to the page, or a colleague's change, reads the item on screen again.
    void wordsBeingChosenStayChosenWhileTheItemIsReadAnew()
    {
        QTest::keyClicks(qApp->focusWidget(), u"3ev"_s);
        press(Qt::Key_Right);
        QVERIFY(view()->selection());
        m_rig->window().openPage(u"annotate"_s);
        QTRY_VERIFY(m_rig->app().session().isIdle());
        QVERIFY(view()->selection());
        press(Qt::Key_Return);
        QTRY_VERIFY(m_rig->app().session().isIdle());
        QCOMPARE(editor()->spans().size(), 1);
        QCOMPARE(answers().size(), 0);
    }

    // Enter presses a button that has the focus, and submits from everywhere else.
    void enterSubmitsAfterTheMouse()
    {
        const auto click = [this](const QString &text) {
            for (QPushButton *button : m_rig->page(u"annotate"_s)->findChildren<QPushButton *>()) {
                if (button->isVisible() && button->text() == text)
                    QTest::mouseClick(button, Qt::LeftButton);
            }
        };
        QTest::mouseClick(option(u"No contradiction"_s), Qt::LeftButton);
        click(u"Flag  G"_s);
        QTRY_VERIFY(qApp->activeModalWidget() && qApp->activeModalWidget()->isAncestorOf(qApp->focusWidget()));
        QTest::keyClicks(qApp->focusWidget(), u"odd"_s);
        press(Qt::Key_Return);
        QTRY_VERIFY(!qApp->activeModalWidget());
        m_rig->window().activateWindow();  // as the desktop does when a dialog goes
        QTRY_VERIFY(view()->hasFocus());
        press(Qt::Key_Return);
        QTRY_COMPARE(answers().size(), 1);
        QTRY_VERIFY(m_rig->app().session().isIdle());
        QTest::mouseClick(option(u"No contradiction"_s), Qt::LeftButton);
        press(Qt::Key_Return);
        QTRY_COMPARE(answers().size(), 2);
        QTRY_VERIFY(m_rig->app().session().isIdle());
        QTest::mouseClick(option(u"No contradiction"_s), Qt::LeftButton);
        for (QPushButton *button : m_rig->page(u"annotate"_s)->findChildren<QPushButton *>()) {
            if (button->text() == u"Skip  S"_s)
                button->setFocus();
        }
        press(Qt::Key_Return);
        QTRY_VERIFY(qApp->activeModalWidget() && qApp->activeModalWidget()->isAncestorOf(qApp->focusWidget()));
        press(Qt::Key_Escape);
        QCOMPARE(answers().size(), 2);
    }

    // From the work into each field and back again, and the next key answers.
    void everyDetourLeadsBackToTheWork()
    {
        for (const int key : {Qt::Key_M, Qt::Key_Slash, Qt::Key_N}) {
            press(Qt::Key(key));
            QVERIFY2(!view()->hasFocus(), "the field did not get the keyboard");
            press(Qt::Key_Escape);
            QTest::keyClicks(qApp->focusWidget(), u"2"_s);
            QVERIFY(editor()->answers().value("category", "") == "role");
            QTest::keyClicks(qApp->focusWidget(), u"0"_s);
            QVERIFY(editor()->answers().value("category", "") == "none");
        }
        press(Qt::Key_Return);
        QTRY_COMPARE(answers().size(), 1);
    }

    // A note that took some writing is not followed by two more keys.
    void ctrlEnterSubmitsOutOfANote()
    {
        QTest::keyClicks(qApp->focusWidget(), u"2n"_s);
        auto *note = qobject_cast<QPlainTextEdit *>(qApp->focusWidget());
        QVERIFY(note);
        QTest::keyClicks(note, u"one line"_s);
        press(Qt::Key_Return);
        QTest::keyClicks(note, u"and another"_s);
        QInputMethodEvent composing(u"ni"_s, {});
        QApplication::sendEvent(note, &composing);
        press(Qt::Key_Return, Qt::ControlModifier);
        QTest::qWait(50);
        QVERIFY(answers().isEmpty());  // the input method's, not ours
        QInputMethodEvent over;
        QApplication::sendEvent(note, &over);
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(answers().size(), 1);
        QVERIFY(answers().first().answers["note"] == "one line\nand another");
        QTRY_VERIFY(view()->hasFocus());
    }

    // The last answer is taken back like any other, though there is no item on screen any more.
    void theLastAnswerOfAllCanBeTakenBack()
    {
        answerItems(u"0000"_s);
        QTRY_VERIFY(!view()->isVisible());
        QTRY_VERIFY(qApp->focusWidget());
        press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(answers().size(), 3);
        QTRY_VERIFY(view()->isVisible() && view()->hasFocus());
        QVERIFY(editor()->answers().value("category", "") == "none");
        press(Qt::Key_Return);
        QTRY_COMPARE(answers().size(), 4);
    }

    // What was skipped is not called done.
    void whatWasSkippedIsOfferedAtTheEnd()
    {
        answerItems(u"000"_s);
        press(Qt::Key_S);
        QTRY_VERIFY(qApp->activeModalWidget());
        QTRY_VERIFY(qApp->activeWindow() == qApp->activeModalWidget());
        QTest::keyClick(qApp->activeModalWidget(), Qt::Key_Return);
        QTRY_VERIFY(says(u"Only what you skipped is left"_s));
        m_rig->window().activateWindow();
        auto *button = m_rig->page(u"annotate"_s)->findChild<EmptyState *>()->findChild<QPushButton *>();
        QTRY_VERIFY(button->isVisible());
        QTest::keyClick(button, Qt::Key_Space);
        QTRY_VERIFY(view()->isVisible() && view()->hasFocus());
        QTest::keyClicks(qApp->focusWidget(), u"0"_s);
        press(Qt::Key_Return);
        QTRY_COMPARE(answers().size(), 4);
        QTRY_VERIFY(says(u"All done"_s));
    }

    // … and is, once it came back by itself and was answered.
    void whatWasSkippedIsDoneOnceItIsAnswered()
    {
        press(Qt::Key_S);
        QTRY_VERIFY(qApp->activeModalWidget());
        QTRY_VERIFY(qApp->activeWindow() == qApp->activeModalWidget());
        QTest::keyClick(qApp->activeModalWidget(), Qt::Key_Return);
        QTRY_VERIFY(!qApp->activeModalWidget());
        m_rig->window().activateWindow();
        QTRY_VERIFY(view()->hasFocus());
        answerItems(u"0000"_s);
        QTRY_VERIFY(says(u"All done"_s));
        QVERIFY(!says(u"Only what you skipped is left"_s));
    }

    // Somebody who does hundreds a day finds last week's too.
    void allMyAnswersAreSearched()
    {
        answerItems(u"020"_s);
        press(Qt::Key_H, Qt::ControlModifier);
        QTRY_VERIFY(qApp->activeModalWidget());
        QTRY_VERIFY(qApp->activeWindow() == qApp->activeModalWidget());
        auto *list = qApp->activeModalWidget()->findChild<QListWidget *>();
        QTRY_COMPARE(list->count(), 3);
        QTest::keyClicks(qApp->focusWidget(), u"role"_s);
        press(Qt::Key_Return);  // at once: what is opened is what was searched for, not what was listed before
        QTRY_COMPARE(list->count(), 1);
        press(Qt::Key_Return);
        QTRY_VERIFY(!qApp->activeModalWidget());
        QTRY_VERIFY(editor()->answers().value("category", "") == "role");
    }

    // In a small window there are more questions than it shows: the one to be answered next comes by itself.
    void whatIsAskedNextComesIntoSight()
    {
        m_rig->window().resize(1024, 700);
        QTest::keyClicks(qApp->focusWidget(), u"3"_s);
        QTRY_VERIFY(inSight(option(u"Experiences"_s)));
        QTest::keyClicks(qApp->focusWidget(), u"en"_s);
        QTRY_VERIFY(qobject_cast<QPlainTextEdit *>(qApp->focusWidget()));
        QTRY_VERIFY(inSight(qApp->focusWidget()));
        press(Qt::Key_Escape);
        press(Qt::Key_Return);
        QTRY_COMPARE(answers().size(), 1);
        QTRY_VERIFY(inSight(option(u"Risk"_s)));
    }

    void hintsFollowTheKeysThatOneChose()
    {
        ActionCatalog &actions = m_rig->app().actions();
        QVERIFY(button(u"Skip  S"_s) && button(u"Flag  G"_s) && button(u"Submit and next  ⏎"_s));
        QVERIFY(actions.setKey(u"annotate.skip"_s, QKeySequence(u"F6"_s)));
        QVERIFY(actions.setKey(u"annotate.flag"_s, QKeySequence()));
        QVERIFY(actions.setKey(u"annotate.submit"_s, QKeySequence(u"Ctrl+Return"_s)));
        QVERIFY(button(u"Skip  F6"_s) && button(u"Flag"_s) && button(u"Submit and next  Ctrl+Return"_s));
        QTest::keyClicks(qApp->focusWidget(), u"0"_s);
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(answers().size(), 1);
    }

private:
    ConversationView *view() { return m_rig->page(u"annotate"_s)->findChild<ConversationView *>(); }
    AnswerEditor *editor() { return m_rig->page(u"annotate"_s)->findChild<AnswerEditor *>(); }

    // One key an item, and Enter.
    void answerItems(const QString &keys)
    {
        for (qsizetype item = 0; item < keys.size(); ++item) {
            QTRY_VERIFY(editor()->answers().empty() && m_rig->app().session().isIdle());
            QTest::keyClicks(qApp->focusWidget(), keys.mid(item, 1));
            press(Qt::Key_Return);
            QTRY_COMPARE(answers().size(), item + 1);
        }
        QTRY_VERIFY(m_rig->app().session().isIdle());
    }

    static void press(Qt::Key key, Qt::KeyboardModifiers held = {}) { QTest::keyClick(qApp->focusWidget(), key, held); }

    // Nothing of it is scrolled away.
    static bool inSight(const QWidget *widget)
    {
        return widget && widget->visibleRegion().boundingRect() == widget->rect();
    }

    KeyOption *option(const QString &title)
    {
        for (KeyOption *option : editor()->findChildren<KeyOption *>()) {
            if (option->text() == title)
                return option;
        }
        return nullptr;
    }

    bool says(const QString &words) { return gainsay::says(&m_rig->window(), words); }

    bool button(const QString &text)
    {
        const QList<QPushButton *> buttons = m_rig->page(u"annotate"_s)->findChildren<QPushButton *>();
        return std::any_of(buttons.begin(), buttons.end(),
                           [&](const QPushButton *button) { return button->isVisible() && button->text() == text; });
    }

    QList<Annotation> answers()
    {
        QList<Annotation> found;
        m_rig->withStorage([&](Storage &storage) {
            found = storage.work().answersOf(storage.project().userNamed(u"ann"_s)->id, {}, 100).value_or({});
        });
        return found;
    }

    std::unique_ptr<WindowRig> m_rig;
};

QTEST_MAIN(AnnotateKeysTest)
#include "tst_annotate_keys.moc"
