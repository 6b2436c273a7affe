// SPDX-License-Identifier: GPL-3.0-or-later
// A shift at the Annotate page with the keyboard alone, for every scheme; undo, going back, a composing input
// method, and what happens when the window is closed in the middle of an item.
#include "core/service/project/ActiveScheme.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/WorkStore.h"
#include "core/text/Segmenter.h"
#include "tests/gui/WindowRig.h"
#include "ui/answers/AnswerEditor.h"
#include "ui/conversation/ConversationView.h"
#include "ui/discussion/DiscussionPanel.h"
#include "ui/guide/GuidePanel.h"
#include "ui/settings/Settings.h"

#include <QComboBox>
#include <QDialog>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

#include <array>

using namespace gainsay;
using namespace Qt::StringLiterals;

class AnnotatePageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aShiftByKeyboard_data()
    {
        QTest::addColumn<QString>("scheme");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("keys");
        QTest::addColumn<QString>("label");
        QTest::newRow("cdconv, history") << u"cdconv"_s << u"demo-conversations.jsonl"_s << u"cdconv"_s << u"3e"_s
                                         << u"history"_s;
        QTest::newRow("cdconv, none") << u"cdconv"_s << u"demo-conversations.jsonl"_s << u"cdconv"_s << u"0"_s
                                      << u"none"_s;
        QTest::newRow("cdconv, unqualified")
            << u"cdconv"_s << u"demo-conversations.jsonl"_s << u"cdconv"_s << u"r3"_s << QString();
        QTest::newRow("rgm") << u"rgm"_s << u"demo-rgm.jsonl"_s << u"rgm"_s << u"1"_s << u"contradictory"_s;
        QTest::newRow("crp-errors") << u"crp-errors"_s << u"demo-crp.jsonl"_s << u"crp"_s << u"1"_s << QString();
        QTest::newRow("crp-appropriateness")
            << u"crp-appropriateness"_s << u"demo-crp.jsonl"_s << u"crp"_s << u"3"_s << u"3"_s;
        QTest::newRow("mutual") << u"mutual"_s << u"demo-mutual.jsonl"_s << u"mutual"_s << u"bacd1"_s << QString();
        const std::array<const char *, 3> templates[]{
            {"intent", "1", "question"}, {"sentiment", "2w", "negative"}, {"dialogue-acts", "b4", "agreement"},
            {"safety", "0", "safe"},     {"helpfulness", "5", "5"},       {"preference", "1e", "a"},
            {"span-labels", "0", "no"},  {"free-text", "1", "keep"}};
        for (const auto &[scheme, keys, label] : templates)
            QTest::newRow(scheme) << QString::fromLatin1(scheme) << u"demo-conversations.jsonl"_s << u"cdconv"_s
                                  << QString::fromLatin1(keys) << QString::fromLatin1(label);
    }

    void aShiftByKeyboard()
    {
        QFETCH(QString, scheme);
        QFETCH(QString, file);
        QFETCH(QString, format);
        QFETCH(QString, keys);
        QFETCH(QString, label);
        WindowRig rig(scheme);
        rig.importSample(file, format, 4);
        rig.assign();
        rig.open(u"ann"_s, u"annotate"_s);
        auto *view = rig.page(u"annotate"_s)->findChild<ConversationView *>();
        for (int item = 0; item < 4; ++item) {
            QTRY_COMPARE(submittedBy(rig, u"ann"_s).size(), item);
            QTRY_VERIFY(view->hasFocus());
            QTRY_VERIFY(editor(rig)->answers().empty());
            QTest::keyClicks(view, keys);
            QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        }
        QTRY_COMPARE(submittedBy(rig, u"ann"_s).size(), 4);
        for (const Annotation &annotation : submittedBy(rig, u"ann"_s))
            QVERIFY2(label.isEmpty() || annotation.label == label, qPrintable(annotation.label));
    }

    // The key of a label, words chosen with the arrows, Enter: marks of several kinds, and one taken away again.
    void wordsAreMarkedAsOneOfSeveralKinds()
    {
        WindowRig rig(u"span-labels"_s);
        begin(rig);
        auto *view = rig.page(u"annotate"_s)->findChild<ConversationView *>();
        QTRY_VERIFY(view->hasFocus());
        QTest::keyClicks(view, u"1"_s);
        for (const QString &label : {u"p"_s, u"t"_s}) {
            QTest::keyClicks(view, label);
            QTest::keyClick(view, Qt::Key_Right);
            QTest::keyClick(view, Qt::Key_Return);
        }
        const QList<Span> marked = editor(rig)->spans();
        QCOMPARE(marked.size(), 2);
        QCOMPARE(marked[0].label, u"person"_s);
        QCOMPARE(marked[1].label, u"time"_s);
        QVERIFY(submittedBy(rig, u"ann"_s).isEmpty());
        QPushButton *away = nullptr;
        const auto findAway = [&] {
            for (QPushButton *button : editor(rig)->findChildren<QPushButton *>()) {
                if (button->isVisible() && button->accessibleName().contains(u"Person"_s))
                    away = button;
            }
            return away != nullptr;
        };
        QTRY_VERIFY(findAway());
        away->click();
        QCOMPARE(editor(rig)->spans().size(), 1);
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Escape);
        QTest::keyClick(view, Qt::Key_Return);
        QTRY_COMPARE(submittedBy(rig, u"ann"_s).size(), 1);
        QVERIFY(submittedBy(rig, u"ann"_s).first().answers["spans"][0]["label"] == "time");
    }

    void enterAloneSaysWhatIsMissing()
    {
        WindowRig rig(u"cdconv"_s);
        begin(rig);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTest::qWait(50);
        QVERIFY(submittedBy(rig, u"ann"_s).isEmpty());
        QCOMPARE(editor(rig)->missing()->id, u"category"_s);
    }

    void aHiddenAnswerComesBackWithItsCondition()
    {
        WindowRig rig(u"cdconv"_s);
        begin(rig);
        QTest::keyClicks(qApp->focusWidget(), u"3o"_s);
        QTest::keyClicks(qApp->focusWidget(), u"0"_s);
        QVERIFY(!editor(rig)->submission().contains("persona"));
        QTest::keyClicks(qApp->focusWidget(), u"3"_s);
        QVERIFY(editor(rig)->submission()["persona"] == "opinions");
    }

    void undoGoesBackToTheItemItUndoes()
    {
        WindowRig rig(u"cdconv"_s);
        begin(rig);
        auto *view = rig.page(u"annotate"_s)->findChild<ConversationView *>();
        const QString first = view->bubbleDescription(0);
        QTest::keyClicks(qApp->focusWidget(), u"0"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(view->bubbleDescription(0) != first);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(view->bubbleDescription(0), first);
        QTRY_VERIFY(submittedBy(rig, u"ann"_s).isEmpty());
    }

    void whatWasTypedOutlivesTheWindow()
    {
        WindowRig rig(u"cdconv"_s);
        begin(rig);
        QTest::keyClicks(qApp->focusWidget(), u"2"_s);
        QTest::keyClicks(qApp->focusWidget(), u"n"_s);
        QTest::keyClicks(qApp->focusWidget(), u"not sure"_s);
        QTRY_VERIFY_WITH_TIMEOUT(draftOf(rig).value("note", "") == "not sure", 2000);
        rig.close();
        rig.open(u"ann"_s, u"annotate"_s);
        QTRY_VERIFY(editor(rig)->answers().value("category", "") == "role");
        QVERIFY(editor(rig)->answers().value("note", "") == "not sure");
    }

    void keysBelongToTheInputMethodWhileItComposes()
    {
        WindowRig rig(u"cdconv"_s);
        begin(rig);
        QTest::keyClicks(qApp->focusWidget(), u"2n"_s);
        auto *field = qobject_cast<QPlainTextEdit *>(qApp->focusWidget());
        QVERIFY(field);
        QInputMethodEvent composing(u"ni"_s, {});
        qApp->sendEvent(field, &composing);
        QTest::keyClick(field, Qt::Key_Return);
        QTest::qWait(50);
        QVERIFY(submittedBy(rig, u"ann"_s).isEmpty());
        QInputMethodEvent committed;
        committed.setCommitString(u"你"_s);
        qApp->sendEvent(field, &committed);
        QVERIFY(field->toPlainText().contains(u'你'));
    }

    // Autosave is not put off by typing on: what was typed a second ago is stored while the person still types.
    void aDraftIsKeptWhileOneTypes()
    {
        WindowRig rig(u"cdconv"_s);
        begin(rig);
        QTest::keyClicks(qApp->focusWidget(), u"2n"_s);
        bool stored = false;
        for (int i = 0; i < 100 && !stored; ++i) {
            QTest::keyClicks(qApp->focusWidget(), u"x"_s);
            QTest::qWait(50);
            stored = draftOf(rig).value("note", "").starts_with("xx");
        }
        QVERIFY(stored);
    }

    // Coming back to the page reads the item again; nobody waits for that before the first key.
    void keysPressedWhileTheItemIsReadAnewCount()
    {
        WindowRig rig(u"cdconv"_s);
        begin(rig);
        QTRY_VERIFY(rig.app().session().isIdle());
        Page *page = rig.page(u"annotate"_s);
        QTest::keyClicks(qApp->focusWidget(), u"n"_s);
        page->activate({});
        QTest::keyClicks(qApp->focusWidget(), u"well"_s);
        QTRY_VERIFY(rig.app().session().isIdle());
        QVERIFY(editor(rig)->answers().value("note", "") == "well");
        QVERIFY(qobject_cast<QPlainTextEdit *>(qApp->focusWidget()));  // and one goes on writing
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Escape);
        page->activate({});
        QTest::keyClicks(qApp->focusWidget(), u"2"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(submittedBy(rig, u"ann"_s).size(), 1);
        const Json answers = submittedBy(rig, u"ann"_s).first().answers;
        QVERIFY(answers["category"] == "role" && answers["note"] == "well");
    }

    // What is typed between Enter and the next item was not meant for an item that nobody has seen.
    void noKeyAnswersAnItemThatIsNotOnScreenYet()
    {
        WindowRig rig(u"cdconv"_s);
        begin(rig);
        QTRY_VERIFY(rig.app().session().isIdle());
        QTest::keyClicks(qApp->focusWidget(), u"0"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTest::keyClicks(qApp->focusWidget(), u"2"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(submittedBy(rig, u"ann"_s).size(), 1);
        QTRY_VERIFY(rig.app().session().isIdle());
        QCOMPARE(submittedBy(rig, u"ann"_s).first().label, u"none"_s);
        QVERIFY(editor(rig)->answers().empty());
        QTest::qWait(50);
        QCOMPARE(submittedBy(rig, u"ann"_s).size(), 1);
    }

    void enterInOtherFieldsSubmitsNothing()
    {
        WindowRig rig(u"cdconv"_s);
        begin(rig);
        QTest::keyClicks(qApp->focusWidget(), u"0"_s);
        for (QLineEdit *field : {rig.page(u"annotate"_s)->findChild<GuidePanel *>()->findChild<QLineEdit *>(),
                                 rig.page(u"annotate"_s)->findChild<DiscussionPanel *>()->findChild<QLineEdit *>()}) {
            field->setFocus();
            QTest::keyClicks(field, u"role"_s);
            QTest::keyClick(field, Qt::Key_Return);
            QTest::qWait(50);
            QVERIFY(submittedBy(rig, u"ann"_s).isEmpty());
        }
    }

    void leavingAFieldGivesTheKeysBack()
    {
        WindowRig rig(u"cdconv"_s);
        begin(rig);
        QTest::keyClicks(qApp->focusWidget(), u"n"_s);
        QTest::keyClicks(qApp->focusWidget(), u"3 of them"_s);
        QVERIFY(!editor(rig)->answers().contains("category"));
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Escape);
        QVERIFY(qApp->focusWidget());
        QTest::keyClicks(qApp->focusWidget(), u"2"_s);
        QVERIFY(editor(rig)->answers()["category"] == "role");
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(submittedBy(rig, u"ann"_s).size(), 1);
    }

    void whatAKeyCannotDoIsSaid()
    {
        WindowRig rig(u"cdconv"_s);
        begin(rig);
        QTest::keyClicks(qApp->focusWidget(), u"e"_s);
        QVERIFY(said(rig, u"is asked only if"_s));
        QTest::keyClicks(qApp->focusWidget(), u"0"_s);
        QVERIFY(!said(rig, u"is asked only if"_s));
        auto *view = rig.page(u"annotate"_s)->findChild<ConversationView *>();
        view->select(3, 0, 2);
        QTest::keyClick(view, Qt::Key_Return);
        QVERIFY(said(rig, u"Evidence"_s));
        QVERIFY(editor(rig)->spans().isEmpty());
    }

    void autoAdvanceWaitsForWhatIsAsked()
    {
        WindowRig rig(u"cdconv"_s);
        begin(rig);
        rig.app().settings().setValue(Setting::AutoAdvance, true);
        QTest::keyClicks(qApp->focusWidget(), u"n"_s);
        QTest::keyClicks(qApp->focusWidget(), u"hm"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Escape);
        QTest::keyClicks(qApp->focusWidget(), u"3"_s);
        QTest::qWait(500);
        QVERIFY(submittedBy(rig, u"ann"_s).isEmpty());  // the persona is still asked
        QTest::keyClicks(qApp->focusWidget(), u"a"_s);
        QTRY_COMPARE(submittedBy(rig, u"ann"_s).size(), 1);
    }

    void skippingAndFlaggingTakeAReason()
    {
        WindowRig rig(u"cdconv"_s);
        begin(rig);
        for (const QString &key : {u"g"_s, u"s"_s}) {
            QTest::keyClicks(qApp->focusWidget(), key);
            QTRY_VERIFY(qApp->activeModalWidget());
            QTRY_VERIFY(qApp->activeWindow() == qApp->activeModalWidget());
            auto *reason = qApp->activeModalWidget()->findChild<QComboBox *>();
            QVERIFY(reason->count() > 1);
            QTest::keyClicks(reason->lineEdit(), u"because"_s);
            QTest::keyClick(reason->lineEdit(), Qt::Key_Return);
            QTRY_VERIFY(!qApp->activeModalWidget());
            rig.window().activateWindow();  // offscreen, nobody has the keyboard when a dialog closes
            QTRY_VERIFY(qApp->focusWidget());
        }
        QTRY_COMPARE(marksOf(rig, ItemMarkKind::Skip).size(), 1);
        QCOMPARE(marksOf(rig, ItemMarkKind::Flag).size(), 1);
        QCOMPARE(marksOf(rig, ItemMarkKind::Flag).first().reason, u"because"_s);
    }

    void anyEarlierAnswerCanBeOpenedAndAmended()
    {
        WindowRig rig(u"cdconv"_s);
        begin(rig);
        auto *view = rig.page(u"annotate"_s)->findChild<ConversationView *>();
        const QString first = view->bubbleDescription(0);
        for (int item = 0; item < 3; ++item) {
            QTRY_VERIFY(editor(rig)->answers().empty());
            QTest::keyClicks(qApp->focusWidget(), u"0"_s);
            QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
            QTRY_COMPARE(submittedBy(rig, u"ann"_s).size(), item + 1);
        }
        QTRY_VERIFY(editor(rig)->answers().empty());
        QTest::keyClick(qApp->focusWidget(), Qt::Key_H, Qt::ControlModifier);
        QTRY_VERIFY(qApp->activeModalWidget());
        QTRY_VERIFY(qApp->activeWindow() == qApp->activeModalWidget());
        auto *list = qApp->activeModalWidget()->findChild<QListWidget *>();
        QTRY_COMPARE(list->count(), 3);
        list->setFocus();
        list->setCurrentRow(2);
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_COMPARE(view->bubbleDescription(0), first);
        QVERIFY(editor(rig)->answers()["category"] == "none");
        rig.window().activateWindow();  // offscreen, nobody has the keyboard when a dialog closes
        QTRY_VERIFY(view->hasFocus());
        QTest::keyClicks(qApp->focusWidget(), u"2"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(submittedBy(rig, u"ann"_s).first().label, u"role"_s);
        QCOMPARE(submittedBy(rig, u"ann"_s).first().revision, 2);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Left, Qt::AltModifier);
        QTRY_COMPARE(view->bubbleDescription(0), first);
    }

    void undoReachesBehindARestart()
    {
        WindowRig rig(u"cdconv"_s);
        begin(rig);
        auto *view = rig.page(u"annotate"_s)->findChild<ConversationView *>();
        const QString first = view->bubbleDescription(0);
        QTest::keyClicks(qApp->focusWidget(), u"0"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(submittedBy(rig, u"ann"_s).size(), 1);
        rig.close();
        rig.open(u"ann"_s, u"annotate"_s);
        view = rig.page(u"annotate"_s)->findChild<ConversationView *>();
        QTRY_VERIFY(view->bubbleCount() > 0 && view->bubbleDescription(0) != first);
        QTest::keyClick(view, Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(view->bubbleDescription(0), first);
        QVERIFY(submittedBy(rig, u"ann"_s).isEmpty());
        QTest::keyClick(view, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(submittedBy(rig, u"ann"_s).size(), 1);
    }

    // Responses to one context follow each other, and the context does not move under the reader's eyes.
    void theContextOfRgmStaysOnScreen()
    {
        WindowRig rig(u"rgm"_s);
        QByteArray lines;
        // As files of several models come: one response to each context, then the next model's.
        for (int row = 0; row < 6; ++row) {
            const int i = row / 2;
            Json utterances = Json::array();
            for (int turn = 0; turn < 30; ++turn)
                utterances.push_back((row % 2 == 0 ? "What was said before, number " : "Elsewhere, number ") +
                                     std::to_string(turn));
            utterances.push_back("Response " + std::to_string(i));
            Json speakers = Json::array();
            for (int turn = 0; turn <= 30; ++turn)
                speakers.push_back(turn % 2 == 0 ? "A" : "B");
            lines += dumpJson({{"id", "row-" + std::to_string(row)},
                               {"utterances", utterances},
                               {"speakers", speakers},
                               {"annotation_target_pair", {i, 30}},
                               {"rgm_name", "m"},
                               {"contradictory_label_count", 1}}) +
                     '\n';
        }
        rig.importLines(lines, u"rgm"_s);
        rig.assign();
        rig.open(u"ann"_s, u"annotate"_s);
        auto *view = rig.page(u"annotate"_s)->findChild<ConversationView *>();
        QTRY_COMPARE(view->bubbleCount(), 31);
        QTRY_VERIFY(view->hasFocus());
        const QRect before = view->bubbleRect(28);
        for (int i = 0; i < 3; ++i) {
            QVERIFY(view->bubbleDescription(0).contains(u"What was said before"_s));
            QTRY_VERIFY(view->bubbleDescription(30).contains(u"Response %1"_s.arg(i)));
            QCOMPARE(view->bubbleRect(28), before);
            QTest::keyClicks(view, u"0"_s);
            QTest::keyClick(view, Qt::Key_Return);
            QTRY_COMPARE(submittedBy(rig, u"ann"_s).size(), i + 1);
            QTRY_VERIFY(rig.app().session().isIdle());
        }
        QVERIFY(view->bubbleDescription(0).contains(u"Elsewhere"_s));
    }

    void selectingSnapsToWordsIfWanted()
    {
        WindowRig rig(u"cdconv"_s);
        begin(rig);
        auto *view = rig.page(u"annotate"_s)->findChild<ConversationView *>();
        QTest::keyClicks(qApp->focusWidget(), u"3"_s);
        rig.app().settings().setValue(Setting::SnapToWords, true);
        // One character of the first word of more than one.
        const int turn = 3;
        const QList<TextPiece> pieces = wordsOf(editedText(rig, turn));
        const auto longWord = std::find_if(pieces.begin(), pieces.end(),
                                           [](const TextPiece &piece) { return piece.end - piece.start > 1; });
        QVERIFY(longWord != pieces.end());
        const QRect cut = view->spanRect(turn, longWord->start, longWord->start + 1);
        const QPoint from(cut.left() + 1, cut.center().y());
        const QPoint to(cut.right() - 1, cut.center().y());
        QTest::mousePress(view->viewport(), Qt::LeftButton, {}, from);
        QMouseEvent move(QEvent::MouseMove, QPointF(to), view->viewport()->mapToGlobal(QPointF(to)), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(view->viewport(), &move);
        QTest::mouseRelease(view->viewport(), Qt::LeftButton, {}, to);
        QTRY_COMPARE(editor(rig)->spans().size(), 1);
        const Span span = editor(rig)->spans().first();
        QVERIFY(pieces.contains(TextPiece{span.start, span.end}));
        QVERIFY(span.end - span.start > 1);
    }

    void evidenceIsMarkedByKeyboardAndLinked()
    {
        WindowRig rig(u"cdconv"_s);
        begin(rig);
        QTest::keyClicks(qApp->focusWidget(), u"3e"_s);
        auto *view = rig.page(u"annotate"_s)->findChild<ConversationView *>();
        for (const int turn : {1, 3}) {
            view->select(turn, 0, 2);
            QTest::keyClick(view, Qt::Key_Return);
        }
        const QList<Span> spans = editor(rig)->spans();
        QCOMPARE(spans.size(), 2);
        QCOMPARE(spans[0].link, spans[1].link);
        QVERIFY(submittedBy(rig, u"ann"_s).isEmpty());
        QCOMPARE(view->marks().size(), 2);
    }

private:
    static void begin(WindowRig &rig)
    {
        rig.importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 4);
        rig.assign();
        rig.open(u"ann"_s, u"annotate"_s);
        QTRY_VERIFY(rig.page(u"annotate"_s)->findChild<ConversationView *>()->bubbleCount() > 0);
    }

    // What the turn says, without its name and caption.
    static QString editedText(WindowRig &rig, int turn)
    {
        auto *view = rig.page(u"annotate"_s)->findChild<ConversationView *>();
        return view->bubbleDescription(turn).section(u": "_s, 1);
    }

    static bool said(WindowRig &rig, const QString &words)
    {
        for (const QLabel *label : rig.page(u"annotate"_s)->findChildren<QLabel *>()) {
            if (label->isVisible() && label->text().contains(words) && label->text().contains(u"asked only"_s))
                return true;
        }
        return false;
    }

    static QList<ItemMark> marksOf(WindowRig &rig, ItemMarkKind kind)
    {
        QList<ItemMark> marks;
        rig.withStorage([&](Storage &storage) { marks = storage.work().standingMarks(kind, 10).value_or({}); });
        return marks;
    }

    static AnswerEditor *editor(WindowRig &rig) { return rig.page(u"annotate"_s)->findChild<AnswerEditor *>(); }

    static QList<Annotation> submittedBy(WindowRig &rig, const QString &user)
    {
        QList<Annotation> found;
        rig.withStorage([&](Storage &storage) {
            found = storage.work().answersOf(storage.project().userNamed(user)->id, {}, 100).value_or({});
        });
        return found;
    }

    static Json draftOf(WindowRig &rig)
    {
        Json answers = Json::object();
        rig.withStorage([&](Storage &storage) {
            const UserId ann = storage.project().userNamed(u"ann"_s)->id;
            const QList<Slot> claimed = storage.work().slotsInState(ann, SlotState::Claimed, -1, 10).value_or({});
            for (const Slot &slot : claimed) {
                const std::optional<Draft> draft = storage.work().draft(slot.conversation, ann).value_or(std::nullopt);
                answers = draft ? draft->answers : answers;
            }
        });
        return answers;
    }
};

QTEST_MAIN(AnnotatePageTest)
#include "tst_annotate_page.moc"
