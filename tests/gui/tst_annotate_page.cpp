// SPDX-License-Identifier: GPL-3.0-or-later
// A shift at the Annotate page with the keyboard alone, for every scheme; undo, going back, a composing input
// method, and what happens when the window is closed in the middle of an item.
#include "core/service/ActiveScheme.h"
#include "core/store/AnnotationStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/DraftStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/SlotStore.h"
#include "core/store/UserStore.h"
#include "tests/gui/WindowRig.h"
#include "ui/answers/AnswerEditor.h"
#include "ui/conversation/ConversationView.h"

#include <QInputMethodEvent>
#include <QPlainTextEdit>
#include <QTest>

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

    static AnswerEditor *editor(WindowRig &rig) { return rig.page(u"annotate"_s)->findChild<AnswerEditor *>(); }

    static QList<Annotation> submittedBy(WindowRig &rig, const QString &user)
    {
        QList<Annotation> found;
        rig.withStorage([&](Storage &storage) {
            found = storage.annotations().history(storage.users().byName(user)->id, {}, 100).value_or({});
        });
        return found;
    }

    static Json draftOf(WindowRig &rig)
    {
        Json answers = Json::object();
        rig.withStorage([&](Storage &storage) {
            const UserId ann = storage.users().byName(u"ann"_s)->id;
            const QList<Slot> claimed = storage.workSlots().inState(ann, SlotState::Claimed, -1, 10).value_or({});
            for (const Slot &slot : claimed) {
                const std::optional<Draft> draft =
                    storage.drafts().draft(slot.conversation, ann).value_or(std::nullopt);
                answers = draft ? draft->answers : answers;
            }
        });
        return answers;
    }
};

QTEST_MAIN(AnnotatePageTest)
#include "tst_annotate_page.moc"
