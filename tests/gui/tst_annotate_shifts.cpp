// SPDX-License-Identifier: GPL-3.0-or-later
// Whole shifts by keyboard under every scheme on texts that are hard to show: 400 characters without a break, emoji
// of several code points, left-to-right and right-to-left scripts in one line; and with an input method that composes.
#include "core/store/ProjectStore.h"
#include "core/store/WorkStore.h"
#include "tests/gui/WindowRig.h"
#include "ui/answers/AnswerEditor.h"
#include "ui/conversation/ConversationView.h"

#include <QInputMethodEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

const QList<QString> hardTexts{u"哈"_s.repeated(400), u"Ha"_s.repeated(200),
                               u"👩‍👩‍👧👍🏽 好的 🏔️🇯🇵"_s.repeated(12),
                               u"我叫 سلمى و أسكن في Tōkyō、住 3 年了 שלום"_s.repeated(6)};

std::string hard(int number)
{
    return toUtf8(hardTexts[number % hardTexts.size()]);
}

// Two rows a scheme, in the form of its format.
QByteArray rowsOf(const QString &format)
{
    QByteArray lines;
    for (int row = 0; row < 2; ++row) {
        const std::string id = "hard-" + std::to_string(row);
        const int from = 2 * row;
        Json json;
        if (format == "cdconv"_L1)
            json = {{"id", id},
                    {"model", "eva"},
                    {"method", "短句"},
                    {"u1", hard(from)},
                    {"b1", hard(from + 1)},
                    {"u2", hard(from + 2)},
                    {"b2", hard(from + 3)}};
        else if (format == "rgm"_L1)
            json = {{"id", id},
                    {"utterances", {hard(from), hard(from + 1), hard(from + 2)}},
                    {"speakers", {"A", "B", "A"}},
                    {"annotation_target_pair", {0, 2}},
                    {"rgm_name", "m"},
                    {"contradictory_label_count", 1}};
        else if (format == "mutual"_L1)
            json = {{"id", id},
                    {"article", "f : " + hard(from) + " m : " + hard(from + 1)},
                    {"options", {"m : " + hard(0), "m : " + hard(1), "m : " + hard(2), "m : " + hard(3)}},
                    {"answers", "A"}};
        else
            json = {{"id", id},
                    {"context", {hard(from), hard(from + 1)}},
                    {"reference", hard(from + 2)},
                    {"error", hard(from + 3)},
                    {"type", "ESE"}};
        lines += dumpJson(json) + '\n';
    }
    return lines;
}

}  // namespace

class AnnotateShiftsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyScheme_data()
    {
        QTest::addColumn<QString>("scheme");
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("keys");
        QTest::addColumn<QString>("question");
        QTest::newRow("cdconv") << u"cdconv"_s << u"cdconv"_s << u"3uk"_s << u"category"_s;
        QTest::newRow("rgm") << u"rgm"_s << u"rgm"_s << u"0l"_s << u"contradiction"_s;
        QTest::newRow("crp-errors") << u"crp-errors"_s << u"crp"_s << u"2j"_s << u"error"_s;
        QTest::newRow("crp-appropriateness") << u"crp-appropriateness"_s << u"crp"_s << u"1ce"_s << u"score"_s;
        QTest::newRow("mutual") << u"mutual"_s << u"mutual"_s << u"dcba2x"_s << u"ranking"_s;
    }

    void everyScheme()
    {
        QFETCH(QString, scheme);
        QFETCH(QString, format);
        QFETCH(QString, keys);
        QFETCH(QString, question);
        WindowRig rig(scheme);
        rig.importLines(rowsOf(format), format);
        rig.assign();
        rig.open(u"ann"_s, u"annotate"_s);
        auto *view = rig.page(u"annotate"_s)->findChild<ConversationView *>();
        auto *editor = rig.page(u"annotate"_s)->findChild<AnswerEditor *>();
        const int items = int(waitingFor(rig));
        QVERIFY(items >= 2);
        for (int item = 0; item < items; ++item) {
            QTRY_COMPARE(answersOf(rig).size(), item);
            QTRY_VERIFY(view->hasFocus());
            QTRY_VERIFY(editor->answers().empty());
            for (int bubble = 0; bubble < view->bubbleCount(); ++bubble)
                QVERIFY(view->bubbleRect(bubble).right() <= view->width());
            composeNothing(view);
            QVERIFY2(editor->answers().empty(), "a key of the input method answered a question");
            QTest::keyClicks(view, keys);
            writeComment(rig, item);
            QTest::keyClick(view, Qt::Key_Return);
        }
        QTRY_COMPARE(answersOf(rig).size(), items);
        for (const Annotation &annotation : answersOf(rig))
            QVERIFY(annotation.answers.contains(toUtf8(question)));
    }

    // Words in the middle of mixed scripts and emoji are marked by keyboard, and cover what they should.
    void evidenceInMixedScripts()
    {
        WindowRig rig(u"cdconv"_s);
        rig.importLines(rowsOf(u"cdconv"_s), u"cdconv"_s);
        rig.assign();
        rig.open(u"ann"_s, u"annotate"_s);
        auto *view = rig.page(u"annotate"_s)->findChild<ConversationView *>();
        auto *editor = rig.page(u"annotate"_s)->findChild<AnswerEditor *>();
        QTRY_VERIFY(view->bubbleCount() == 4);
        QTRY_VERIFY(view->hasFocus());
        QTest::keyClicks(view, u"3av"_s);
        QTest::keyClick(view, Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(view->selection());
        const QString target = view->selection()->text;
        QTest::keyClick(view, Qt::Key_Return);
        QTest::keyClick(view, Qt::Key_Up);
        QTest::keyClick(view, Qt::Key_Right);
        const QString word = view->selection()->text;
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(editor->spans().size(), 2);
        QCOMPARE(editor->spans()[0].text, target);
        QCOMPARE(editor->spans()[1].text, word);
        QCOMPARE(editor->spans()[0].link, editor->spans()[1].link);
        QTest::keyClick(view, Qt::Key_Return);
        QTRY_COMPARE(answersOf(rig).size(), 1);
    }

private:
    // An input method composes over the page: its keys are not ours.
    static void composeNothing(QWidget *view)
    {
        QInputMethodEvent composing(u"zhong"_s, {});
        QApplication::sendEvent(view, &composing);
        QTest::keyClicks(view, u"3201"_s);
        QInputMethodEvent over;
        QApplication::sendEvent(view, &over);
    }

    // A comment is typed with the input method and left with Escape; Enter while composing sends nothing off.
    static void writeComment(WindowRig &rig, int item)
    {
        auto *field = rig.page(u"annotate"_s)->findChild<QPlainTextEdit *>();
        if (!field || !field->isVisible())
            return;
        field->setFocus();
        QInputMethodEvent composing(u"kao"_s, {});
        QApplication::sendEvent(field, &composing);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(answersOf(rig).size(), item);
        QInputMethodEvent committed;
        committed.setCommitString(u"考虑一下"_s);
        QApplication::sendEvent(field, &committed);
        QVERIFY(field->toPlainText().contains(u"考虑一下"_s));
        QTest::keyClick(field, Qt::Key_Escape);
    }

    static qint64 waitingFor(WindowRig &rig)
    {
        qint64 waiting = 0;
        rig.withStorage([&](Storage &storage) {
            const UserId ann = storage.project().userNamed(u"ann"_s)->id;
            for (const SlotTally &tally : storage.work().slotTallies(ann).value_or({}))
                waiting += tally.count;
        });
        return waiting;
    }

    static QList<Annotation> answersOf(WindowRig &rig)
    {
        QList<Annotation> found;
        rig.withStorage([&](Storage &storage) {
            found = storage.work().answersOf(storage.project().userNamed(u"ann"_s)->id, {}, 100).value_or({});
        });
        return found;
    }
};

QTEST_MAIN(AnnotateShiftsTest)
#include "tst_annotate_shifts.moc"
