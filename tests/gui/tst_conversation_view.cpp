// SPDX-License-Identifier: GPL-3.0-or-later
// Selecting text in the bubbles with mouse and keyboard, in code points, and what screen readers are told.
#include "ui/conversation/BubblePainter.h"
#include "ui/conversation/ConversationView.h"
#include "ui/conversation/TextSelection.h"
#include "ui/theme/Theme.h"

#include <QAccessible>
#include <QApplication>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

Conversation sample()
{
    Conversation conversation;
    conversation.turns = {{u"user"_s, u"你周末一般都去哪儿玩呀?"_s},
                          {u"bot"_s, u"我每个周末都去爬山，已经坚持三年了"_s},
                          {u"user"_s, u"🏔️你最近爬过山吗？"_s},
                          {u"bot"_s, u"👩‍👩‍👧我从来没爬过山，我有点恐高😀"_s}};
    conversation.target = 3;
    return conversation;
}

}  // namespace

class ConversationViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_unique<Theme>(*qApp);
        m_theme->setChoice(ThemeChoice::Light);
    }

    void init()
    {
        m_view = std::make_unique<ConversationView>();
        m_view->resize(860, 600);
        m_view->setConversation(sample());
        m_view->show();
        m_view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        m_view->setFocus(Qt::TabFocusReason);
    }

    void mouseDragSelectsCodePointsAfterEmoji()
    {
        QSignalSpy selected(m_view.get(), &ConversationView::spanSelected);
        // 👩‍👩‍👧 is five code points; 我从来 follows.
        const QRect wanted = m_view->spanRect(3, 5, 8);
        drag(wanted.left() + 1, wanted.right() - 1, wanted.center().y());
        QCOMPARE(selected.size(), 1);
        QCOMPARE(selected[0], (QVariantList{3, 5, 8}));
        QCOMPARE(m_view->selection()->text, u"我从来"_s);
    }

    // The two languages draw the same character differently; the window's own language has no say in it.
    void charactersHaveTheShapesOfTheirLanguage()
    {
        const auto painted = [&](const QString &window, const QString &text) {
            m_theme->setLanguage(window);
            ConversationView view;
            view.resize(860, 200);
            Conversation conversation;
            conversation.turns = {{u"bot"_s, text}};
            view.setConversation(conversation);
            view.show();
            return view.viewport()->grab(view.spanRect(0, 0, 2)).toImage();
        };
        const QImage chinese = painted(u"zh_CN"_s, u"直骨"_s);
        const QImage japanese = painted(u"ja"_s, u"直骨です"_s);
        QCOMPARE(painted(u"ja"_s, u"直骨"_s), chinese);
        QCOMPARE(painted(u"zh_CN"_s, u"直骨です"_s), japanese);
        QVERIFY(chinese != japanese);
        m_theme->setLanguage(u"en"_s);
    }

    // What stands below a conversation often gets its room after the conversation was put there.
    void theJudgedReplyStaysInSightUntilAPersonScrolls()
    {
        QCOMPARE(m_view->currentBubble(), 3);
        m_view->resize(860, 220);
        const QRect window = m_view->viewport()->rect();
        QVERIFY(window.contains(m_view->bubbleRect(3)));
        m_view->verticalScrollBar()->triggerAction(QAbstractSlider::SliderToMinimum);
        m_view->resize(860, 200);
        QCOMPARE(m_view->verticalScrollBar()->value(), 0);
    }

    void bubblesAreNeverWiderThanTheView()
    {
        for (const int width : {320, 240, 180}) {
            m_view->resize(width, 600);
            for (int i = 0; i < m_view->bubbleCount(); ++i) {
                QVERIFY(m_view->bubbleRect(i).left() >= 0);
                QVERIFY(m_view->bubbleRect(i).right() <= m_view->viewport()->width());
                const QRect text = m_view->spanRect(i, 0, int(sample().turns[i].text.toUcs4().size()));
                QVERIFY(m_view->bubbleRect(i).contains(text));
            }
        }
    }

    void mouseNeverCutsAnEmoji()
    {
        QSignalSpy selected(m_view.get(), &ConversationView::spanSelected);
        const QRect family = m_view->spanRect(3, 0, 5);
        drag(family.left() + 1, family.right() - 1, family.center().y());
        QCOMPARE(selected.size(), 1);
        QCOMPARE(selected[0], (QVariantList{3, 0, 5}));
    }

    void doubleClickTakesAWord()
    {
        QSignalSpy selected(m_view.get(), &ConversationView::spanSelected);
        const QRect word = m_view->spanRect(1, 3, 5);
        QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, QPoint(word.left() + 4, word.center().y()));
        QVERIFY(selected.size() >= 1);
        QCOMPARE(m_view->selection()->text, u"周末"_s);
    }

    void keyboardJumpsGrowsShrinksAndTakes()
    {
        QSignalSpy selected(m_view.get(), &ConversationView::spanSelected);
        QTest::keyClick(m_view.get(), Qt::Key_Up);
        QTest::keyClick(m_view.get(), Qt::Key_Up);
        QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(m_view->selection()->utterance, 1);
        QCOMPARE(m_view->selection()->text, u"我每个周末都去爬山"_s);
        QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(m_view->selection()->text, u"已经坚持三年了"_s);
        QTest::keyClick(m_view.get(), Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(m_view->selection()->text, u"已经坚持三年"_s);
        QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(m_view->selection()->text, u"已经坚持三年了"_s);
        QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ShiftModifier | Qt::AltModifier);
        QCOMPARE(m_view->selection()->text, u"经坚持三年了"_s);
        QVERIFY(selected.isEmpty());
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(selected.size(), 1);
        QCOMPARE(selected[0], (QVariantList{1, 11, 17}));
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        QVERIFY(!m_view->selection());
    }

    void marksOfPeopleAndModelsLieOverEachOther()
    {
        const Span span{.utterance = 3, .start = 5, .end = 12, .text = {}, .link = 0, .score = 1.0};
        const auto inked = [&](const QList<Mark> &marks, int lane) {
            m_view->setMarks(marks);
            const QImage picture = m_view->viewport()->grab().toImage();
            const QRect place = m_view->spanRect(3, 5, 12);
            const int y = place.bottom() + 4 + int(Bubble::laneHeight()) * lane;
            const QColor line = Palette::of(m_view.get())[Tone::Detector];
            int hits = 0;
            for (int x = place.left(); x < place.right(); ++x)
                hits += picture.pixelColor(x, y) == line ? 1 : 0;
            return hits;
        };
        const Mark person{span, MarkKind::Evidence, Tone::History, u"A"_s, 0};
        const Mark first{span, MarkKind::Detector, Tone::Detector, u"one"_s, 0};
        const Mark second{span, MarkKind::Detector, Tone::Detector, u"two"_s, 1};
        QCOMPARE(inked({person}, 0), 0);
        QVERIFY(inked({person, first}, 0) > 10);
        QCOMPARE(inked({person, first}, 1), 0);
        QVERIFY(inked({person, first, second}, 1) > 10);
        QVERIFY(inked({person, first, second}, 0) > 10);
        QCOMPARE(m_view->legend(), (QStringList{u"people: A"_s, u"one"_s, u"two"_s, u"weak"_s, u"strong"_s}));
        const QString description = m_view->bubbleDescription(3);
        QVERIFY(description.contains(u"Evidence of A"_s));
        QVERIFY(description.contains(u"model one"_s) && description.contains(u"model two"_s));
        m_view->setDetectorMarksVisible(false);
        QVERIFY(m_view->legend().isEmpty());
        QVERIFY(!m_view->bubbleDescription(3).contains(u"model one"_s));
    }

    void longUtterancesWrap()
    {
        Conversation conversation = sample();
        conversation.turns[1].text = u"很长的句子，"_s.repeated(70);
        m_view->setConversation(conversation);
        QVERIFY(m_view->bubbleRect(1).width() < m_view->width());
        QVERIFY(m_view->bubbleRect(1).height() > 5 * m_view->bubbleRect(0).height());
        QVERIFY(m_view->spanRect(1, 0, 420).isValid());
    }

    void rightToLeftTextStaysInItsBubble()
    {
        Conversation conversation = sample();
        conversation.turns[1].text = u"אני מטפס על הרים every weekend"_s;
        m_view->setConversation(conversation);
        QVERIFY(m_view->bubbleRect(1).contains(m_view->spanRect(1, 0, 10)));
        QVERIFY(m_view->bubbleRect(1).contains(m_view->spanRect(1, 18, 25)));
    }

    void readersHearBubblesAndMarks()
    {
        Mark mark;
        mark.span = {1, 0, 9, u"我每个周末都去爬山"_s, 1, 0};
        Mark machine = mark;
        machine.kind = MarkKind::Detector;
        machine.span.utterance = 3;
        machine.span.start = 5;
        machine.span.end = 12;
        m_view->setMarks({mark, machine});
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(m_view.get());
        QVERIFY(list);
        QCOMPARE(list->childCount(), 4);
        QCOMPARE(list->child(1)->text(QAccessible::Name),
                 u"b1, Bot: 我每个周末都去爬山，已经坚持三年了. Evidence: 我每个周末都去爬山"_s);
        QVERIFY(list->child(3)->text(QAccessible::Name).contains("judge this reply"_L1));
        QVERIFY(list->child(3)->text(QAccessible::Name).contains(u"Detector mark: 我从来没爬过山"_s));
        m_view->setDetectorMarksVisible(false);
        QVERIFY(!list->child(3)->text(QAccessible::Name).contains("Detector"_L1));
        QCOMPARE(list->indexOfChild(list->child(2)), 2);
    }

    void candidatesAreBubblesToo()
    {
        Conversation conversation = sample();
        conversation.target = -1;
        conversation.candidates = {u"one"_s, u"two"_s, u"three"_s, u"four"_s};
        m_view->setConversation(conversation);
        QCOMPARE(m_view->bubbleCount(), 8);
        QVERIFY(m_view->bubbleDescription(5).startsWith("B, "_L1));
    }

    void steppingSkipsPunctuation()
    {
        TextSelection selection(u"yes, no"_s);
        selection.step(SelectionUnit::Word, true);
        selection.step(SelectionUnit::Word, true);
        QCOMPARE(selection.start(), 5);
        QCOMPARE(selection.end(), 7);
        selection.step(SelectionUnit::Word, true);
        QCOMPARE(selection.start(), 5);
        selection.step(SelectionUnit::Word, false);
        QCOMPARE(selection.start(), 0);
        QCOMPARE(selection.end(), 3);
    }

private:
    void drag(int fromX, int toX, int y)
    {
        QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, QPoint(fromX, y));
        QMouseEvent move(QEvent::MouseMove, QPointF(toX, y), m_view->viewport()->mapToGlobal(QPointF(toX, y)),
                         Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(m_view->viewport(), &move);
        QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, QPoint(toX, y));
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<ConversationView> m_view;
};

QTEST_MAIN(ConversationViewTest)
#include "tst_conversation_view.moc"
