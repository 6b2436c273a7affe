// SPDX-License-Identifier: GPL-3.0-or-later
// The third person settles disagreements with the keyboard; names stay hidden until the decision.
#include "core/service/annotate/AnnotateService.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "tests/gui/WindowRig.h"
#include "tests/support/Team.h"
#include "ui/answers/AnswerComparison.h"
#include "ui/answers/AnswerEditor.h"
#include "ui/conversation/ConversationView.h"
#include "ui/discussion/DiscussionPanel.h"
#include "ui/pages/adjudicate/CasePanel.h"
#include "ui/pages/adjudicate/DecisionPanel.h"
#include "ui/widgets/KeyOption.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class AdjudicatePageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s);
        m_rig->importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 3);
        m_rig->assign();
        m_rig->answerAll(u"ann"_s, cdconvAnswers(u"none"_s));
        m_rig->answerAll(u"bob"_s, cdconvAnswers(u"role"_s));
        m_rig->open(u"judge"_s, u"adjudicate"_s);
        QTRY_COMPARE(headings().size(), 2);
    }
    void cleanup() { m_rig.reset(); }

    void namesAreHiddenUntilTheDecision()
    {
        QVERIFY(!namesShown());
        decide(u"a"_s);
        QTRY_VERIFY(namesShown());
    }

    void aWholeQueueByKeyboard()
    {
        const QStringList choices{u"a"_s, u"b"_s, u"o0"_s};
        for (int i = 0; i < choices.size(); ++i) {
            QTRY_COMPARE(queueLength(), 3 - i);
            decide(choices[i]);
            QTRY_COMPARE(queueLength(), 2 - i);
            QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
            if (i < 2)
                QTRY_VERIFY(!namesShown());
        }
        QCOMPARE(states().count(ItemState::Adjudicated), 3);
    }

    // Something else than either said, with evidence of one's own, by keyboard; what lacks is said.
    void somethingElseIsDecidedWithItsEvidence()
    {
        auto *view = m_rig->page(u"adjudicate"_s)->findChild<ConversationView *>();
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QVERIFY(panel()->missing().contains(u"Choose a decision"_s));
        QTest::keyClicks(qApp->focusWidget(), u"o3"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QVERIFY(panel()->missing().contains(u"Still to answer"_s));
        QCOMPARE(states().count(ItemState::Disputed), 3);
        QTest::keyClicks(qApp->focusWidget(), u"ev"_s);
        for (const int turn : {3, 1}) {
            view->select(turn, 0, 2);
            QTest::keyClick(view, Qt::Key_Return);
        }
        QCOMPARE(view->marks().size(), 2);
        QTest::keyClick(view, Qt::Key_Return);
        QTRY_COMPARE(states().count(ItemState::Adjudicated), 1);
        const Json answers = *onlyDecision().answers;
        QVERIFY(answers["persona"] == "experiences");
        QCOMPARE(answers["evidence"].size(), 2U);
    }

    // Reasons come from a short list and are kept with the decision.
    void theReasonIsKept()
    {
        QTest::keyClicks(qApp->focusWidget(), u"a2"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(states().count(ItemState::Adjudicated), 1);
        QCOMPARE(onlyDecision().reason, decisionReasons().at(1));
    }

    // Both answers abreast, what differs and the whole decision are on screen at once in the smallest window.
    void everythingIsInSightInASmallWindow_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : {u"en"_s, u"zh"_s, u"ja"_s})
            QTest::newRow(qPrintable(language)) << language;
    }

    void everythingIsInSightInASmallWindow()
    {
        QFETCH(QString, language);
        Json history = evidence("history", 0);
        history["persona"] = "experiences";
        answer(u"ann"_s, history);
        m_rig->window().resize(1024, 700);
        m_rig->app().settings().setValue(Setting::Language, language);
        m_rig->window().openPage(u"adjudicate"_s);
        QTRY_VERIFY(m_rig->app().session().isIdle());
        QTRY_COMPARE(m_rig->window().size(), QSize(1024, 700));
        QTRY_VERIFY(inSight(comparison()));
        QTRY_VERIFY(inSight(panel()));
        for (const QWidget *part : panel()->findChildren<QWidget *>())
            QVERIFY(!part->isVisible() || inSight(part));
        QList<int> tops;
        for (const QLabel *label : comparison()->findChildren<QLabel *>()) {
            if (label->property("look") == u"heading"_s && label->isVisible())
                tops.append(label->y());
        }
        QCOMPARE(tops.size(), 2);
        QCOMPARE(tops[0], tops[1]);
    }

    // While one's own answer is open its questions have the single keys: no key shown does something else.
    void anAnswerOfOnesOwnTakesTheKeysAndGivesThemBack()
    {
        QTest::keyClicks(qApp->focusWidget(), u"o"_s);
        auto *editor = panel()->editor();
        QTRY_VERIFY(editor->isVisible());
        QTest::keyClicks(qApp->focusWidget(), u"a"_s);  // of the persona, which is not asked yet
        QVERIFY(editor->isVisible());
        QVERIFY(editor->answers().empty());
        QVERIFY(says(panel(), u"with Ctrl"_s));  // the reasons' numbers
        for (const KeyOption *option : panel()->findChildren<KeyOption *>())
            QVERIFY(!option->isVisible() || option->keyText() == u"Esc"_s || option->keyText().toInt() > 0);
        QTest::keyClicks(qApp->focusWidget(), u"0"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_2, Qt::ControlModifier);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Escape);
        QVERIFY(!editor->isVisible());
        QTest::keyClicks(qApp->focusWidget(), u"o"_s);
        QVERIFY(editor->answers()["category"] == "none");
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(states().count(ItemState::Adjudicated), 1);
        QCOMPARE(onlyDecision().reason, decisionReasons().at(1));
    }

    // What came out is said, and the mouse finds the way on where it decided.
    void afterTheDecisionTheWayOnIsShown()
    {
        decide(u"b3"_s);
        QTRY_VERIFY(namesShown());
        QVERIFY(!panel()->isVisible());
        auto *side = m_rig->page(u"adjudicate"_s)->findChild<CasePanel *>();
        QVERIFY(says(side, u"Decided: "_s));
        auto *goOn = buttonNamed(side, u"Next conflict"_s);
        QVERIFY(goOn);
        QTest::mouseClick(goOn, Qt::LeftButton);
        QTRY_VERIFY(panel()->isVisible() && !namesShown());
    }

    void hintsFollowTheKeysThatOneChose()
    {
        ActionCatalog &actions = m_rig->app().actions();
        QVERIFY(buttonNamed(panel(), u"Decide  ⏎"_s));
        QVERIFY(actions.setKey(u"adjudicate.decide"_s, QKeySequence(u"Ctrl+Y"_s)));
        QVERIFY(buttonNamed(panel(), u"Decide  Ctrl+Y"_s));
        actions.resetKeys();
        QVERIFY(buttonNamed(panel(), u"Decide  ⏎"_s));
    }

    // Both talk it over, one of them changes their own answer, and nobody has to decide any more.
    void consensusByDiscussionSettlesTheItem()
    {
        QTest::keyClicks(qApp->focusWidget(), u"m"_s);
        QTest::keyClicks(qApp->focusWidget(), u"Is b2 the user's line?"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        auto *thread = m_rig->page(u"adjudicate"_s)->findChild<DiscussionPanel *>();
        QTRY_VERIFY(thread->findChildren<QLabel *>().size() == 1);
        m_rig->close();
        m_rig->open(u"ann"_s, u"inbox"_s);
        Page *inbox = m_rig->page(u"inbox"_s);
        auto *list = inbox->findChild<QListWidget *>();
        QTRY_COMPARE(list->count(), 2);  // a heading and the discussion
        QTRY_VERIFY(list->hasFocus());
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_COMPARE(m_rig->window().currentPage(), u"annotate"_s);
        auto *view = m_rig->page(u"annotate"_s)->findChild<ConversationView *>();
        QTRY_VERIFY(view->hasFocus() && m_rig->app().session().isIdle());
        QTest::keyClicks(view, u"2"_s);
        QTest::keyClick(view, Qt::Key_Return);
        QTRY_COMPARE(states().count(ItemState::Agreed), 1);
        m_rig->close();
        m_rig->open(u"judge"_s, u"adjudicate"_s);
        QTRY_COMPARE(queueLength(), 2);
    }

    void sentBackItemsLeaveTheQueue()
    {
        decide(u"r"_s);
        QTRY_COMPARE(queueLength(), 2);
        QCOMPARE(states().count(ItemState::Open) + states().count(ItemState::InWork), 1);
    }

    void enterInTheNoteDecidesNothing()
    {
        QTest::keyClicks(qApp->focusWidget(), u"a"_s);
        auto *note = panel()->findChild<QLineEdit *>();
        note->setFocus();
        QTest::keyClicks(note, u"both could be meant"_s);
        QTest::keyClick(note, Qt::Key_Return);
        QTest::qWait(50);
        QCOMPARE(states().count(ItemState::Disputed), 3);
        QTRY_VERIFY(qApp->focusWidget() && qApp->focusWidget() != note);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(states().count(ItemState::Adjudicated), 1);
    }

    // Somebody looks something up on another page in the middle of a decision.
    void whatWasBegunIsThereWhenOneComesBack()
    {
        QTest::keyClicks(qApp->focusWidget(), u"a"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_2);
        auto *note = panel()->findChild<QLineEdit *>();
        note->setFocus();
        QTest::keyClicks(note, u"both could be meant"_s);
        m_rig->window().openPage(u"home"_s);
        m_rig->window().openPage(u"adjudicate"_s);
        QTRY_VERIFY(m_rig->app().session().isIdle());
        QCOMPARE(note->text(), u"both could be meant"_s);
        QVERIFY(panel()->missing().isEmpty());
        QTest::keyClick(m_rig->page(u"adjudicate"_s)->focusWidget(), Qt::Key_Escape);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(states().count(ItemState::Adjudicated), 1);
        QTRY_COMPARE(queueLength(), 2);
    }

    void conflictsAreSteppedThroughByKey()
    {
        auto *view = m_rig->page(u"adjudicate"_s)->findChild<ConversationView *>();
        const QString first = view->bubbleDescription(0);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Down, Qt::AltModifier);
        QTRY_VERIFY(view->bubbleDescription(0) != first);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Up, Qt::AltModifier);
        QTRY_COMPARE(view->bubbleDescription(0), first);
    }

    // Evidence is not compared, but where it differs is part of what the third person has to see.
    void evidenceThatDiffersIsMarked()
    {
        m_rig->close();
        answer(u"ann"_s, evidence("role", 0));
        answer(u"bob"_s, evidence("intra", 1));
        m_rig->open(u"judge"_s, u"adjudicate"_s);
        QTRY_COMPARE(headings().size(), 2);
        auto *view = m_rig->page(u"adjudicate"_s)->findChild<ConversationView *>();
        for (int item = 0; item < 3 && view->marks().isEmpty(); ++item) {
            QTest::keyClick(qApp->focusWidget(), Qt::Key_Down, Qt::AltModifier);
            QTest::qWait(100);
        }
        QTRY_COMPARE(view->marks().size(), 2);
        QVERIFY(view->marks()[0].owner != view->marks()[1].owner);
        QVERIFY(view->bubbleDescription(3).contains(u"Evidence of A"_s));
        QVERIFY(view->bubbleDescription(3).contains(u"Evidence of B"_s));
        int quoted = 0;
        QStringList differing;
        for (const QLabel *label : comparison()->findChildren<QLabel *>()) {
            quoted += label->text().count(u'"') == 2 ? 1 : 0;
            if (label->text().endsWith(u"≠"_s))
                differing.append(label->text());
        }
        QCOMPARE(quoted, 2);
        QVERIFY(differing.contains(u"Evidence ≠"_s));
    }

    void aCommentReachesTheThread()
    {
        QTest::keyClicks(qApp->focusWidget(), u"m"_s);
        auto *field = qobject_cast<QLineEdit *>(qApp->focusWidget());
        QVERIFY(field);
        QTest::keyClicks(field, u"Please look again"_s);
        QTest::keyClick(field, Qt::Key_Return);
        auto *thread = m_rig->page(u"adjudicate"_s)->findChild<DiscussionPanel *>();
        QTRY_VERIFY(thread->findChildren<QLabel *>().size() == 1);
        QVERIFY(thread->findChild<QLabel *>()->text().contains(u"Please look again"_s));
        QVERIFY(states().contains(ItemState::Disputed));
    }

    // A scheme that votes has nobody to decide: what the vote leaves open is listed.
    void ambiguousItemsOfAVoteAreListed()
    {
        m_rig = std::make_unique<WindowRig>(u"rgm"_s);
        m_rig->importSample(u"demo-rgm.jsonl"_s, u"rgm"_s, 2);
        m_rig->assign();
        for (const QString &name : {u"ann"_s, u"bob"_s, u"carl"_s})
            m_rig->answerAll(name, {{"contradiction", name == u"ann"_s ? "contradictory" : "noncontradictory"}});
        m_rig->open(u"judge"_s, u"adjudicate"_s);
        QTRY_COMPARE(queueLength(), 2);
        QTRY_COMPARE(headings().size(), 3);
        QVERIFY(!panel()->isVisible());
        auto *view = m_rig->page(u"adjudicate"_s)->findChild<ConversationView *>();
        const int last = view->bubbleCount() - 1;
        const QString first = view->bubbleDescription(last);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Down, Qt::AltModifier);
        QTRY_VERIFY(view->bubbleDescription(view->bubbleCount() - 1) != first);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Up, Qt::AltModifier);
        QTRY_COMPARE(view->bubbleDescription(view->bubbleCount() - 1), first);
    }

private:
    static Json evidence(const char *category, int start)
    {
        return {{"risk", Json::array()},
                {"not_fluent", Json::array()},
                {"b1_intra", false},
                {"category", category},
                {"evidence", {{{"utterance", "b2"}, {"start", start}, {"end", start + 1}}}}};
    }

    // The person's newest answer, amended.
    void answer(const QString &user, const Json &answers)
    {
        m_rig->withStorage([&](Storage &storage) {
            const Result<ActiveScheme> scheme = activeScheme(storage.project());
            AnnotateService service(storage, m_rig->clock(), *scheme, storage.project().userNamed(user)->id);
            Submission submission;
            submission.conversation = storage.conversations().list({}, {}, 1)->first().id;
            submission.answers = answers;
            QVERIFY(service.submit(submission));
        });
    }

    void decide(const QString &keys)
    {
        QTest::keyClicks(qApp->focusWidget(), keys);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
    }

    AnswerComparison *comparison() { return m_rig->page(u"adjudicate"_s)->findChild<AnswerComparison *>(); }
    DecisionPanel *panel() { return m_rig->page(u"adjudicate"_s)->findChild<DecisionPanel *>(); }

    QStringList headings()
    {
        QStringList found;
        for (const QLabel *label : comparison()->findChildren<QLabel *>()) {
            if (label->property("look") == u"heading"_s && !label->text().isEmpty())
                found.append(label->text());
        }
        return found;
    }

    bool namesShown() { return headings().contains(u"ann"_s) && headings().contains(u"bob"_s); }

    // Nothing of it is scrolled away or cut off by the window.
    static bool inSight(const QWidget *widget) { return widget->visibleRegion().boundingRect() == widget->rect(); }

    Decision onlyDecision()
    {
        Decision found;
        m_rig->withStorage([&](Storage &storage) {
            ConversationQuery decided;
            decided.filter.states = {ItemState::Adjudicated};
            const ConversationId item = storage.conversations().list(decided, {}, 1)->first().id;
            found = storage.reviews().decisionsOn(item)->first();
        });
        return found;
    }

    static QPushButton *buttonNamed(const QWidget *parent, const QString &text)
    {
        for (QPushButton *button : parent->findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text().startsWith(text))
                return button;
        }
        return nullptr;
    }

    int queueLength() { return m_rig->page(u"adjudicate"_s)->findChild<QListWidget *>()->count(); }

    QList<ItemState> states()
    {
        QList<ItemState> found;
        m_rig->withStorage([&](Storage &storage) {
            for (const ConversationRow &row : storage.conversations().list({}, {}, 10).value_or({}))
                found.append(row.state);
        });
        return found;
    }

    std::unique_ptr<WindowRig> m_rig;
};

QTEST_MAIN(AdjudicatePageTest)
#include "tst_adjudicate_page.moc"
