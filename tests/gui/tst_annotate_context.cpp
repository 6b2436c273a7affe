// SPDX-License-Identifier: GPL-3.0-or-later
// What stands around the work on the Annotate page: where a conversation comes from, the guidelines, the order of
// precedence, and the clock that tells work from pauses.
#include "core/service/plan/AuxiliarySlots.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/WorkStore.h"
#include "tests/gui/WindowRig.h"
#include "ui/answers/AnswerEditor.h"
#include "ui/conversation/ConversationView.h"
#include "ui/guide/GuidePanel.h"
#include "ui/pages/annotate/WorkTimer.h"
#include "ui/status/StatusStrip.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTextBrowser>

using namespace gainsay;
using namespace Qt::StringLiterals;

class AnnotateContextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s);
        m_rig->importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 2);
        m_rig->assign();
    }
    void cleanup() { m_rig.reset(); }

    void theSourceIsShownOnlyWhereTheProjectAllowsIt_data()
    {
        QTest::addColumn<bool>("allowed");
        QTest::newRow("hidden") << false;
        QTest::newRow("shown") << true;
    }

    void theSourceIsShownOnlyWhereTheProjectAllowsIt()
    {
        QFETCH(bool, allowed);
        m_rig->withStorage([&](Storage &storage) {
            ProjectSettings settings = *storage.project().settings();
            settings.showMetadata = allowed;
            QVERIFY(storage.project().setSettings(settings));
        });
        begin();
        bool shown = false;
        for (const QLabel *label : m_rig->window().findChildren<QLabel *>())
            shown = shown || (label->isVisible() && label->accessibleName() == u"Chatbot and method"_s);
        QCOMPARE(shown, allowed);
    }

    void theStatusBarCountsTheBatch()
    {
        begin();
        QTRY_VERIFY(inStatusBar(u"b: 0 of 2"_s));
        QTest::qWait(50);  // time that one reads
        QTest::keyClicks(qApp->focusWidget(), u"0"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(inStatusBar(u"b: 1 of 2"_s) && inStatusBar(u"1 today · median 0."_s));
    }

    void aReturnedItemSaysWhereItComesBackFrom()
    {
        begin();
        QTRY_VERIFY(inStatusBar(u"0 of 2 answered"_s));
        QTest::keyClicks(qApp->focusWidget(), u"0"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(answers().size(), 1);
        const ConversationId item = answers().first().conversation;
        m_rig->close();
        m_rig->withStorage([&](Storage &storage) {
            QVERIFY(storage.transaction([&]() -> Result<void> {
                const auto returned = returnAnswered(storage, item, 1);
                return returned ? Result<void>() : returned.error();
            }));
            Message message;
            message.to = storage.project().userNamed(u"ann"_s)->id;
            message.kind = MessageKind::SpotCheckFailed;
            message.conversation = item;
            message.body = u"Read <b>b1</b> again."_s;
            QVERIFY(storage.reviews().addMessage(message));
        });
        begin();
        QTRY_VERIFY(said(u"Returned in the spot check: Read <b>b1</b> again."_s));
        const auto buttons = page()->findChildren<QPushButton *>();
        const auto skip =
            std::ranges::find_if(buttons, [](const QPushButton *one) { return one->text().startsWith(u"Skip"_s); });
        QVERIFY(skip != buttons.end());
        QVERIFY(!(*skip)->isEnabled() && (*skip)->toolTip().contains(u"amend or confirm"_s));
    }

    void thePrecedenceIsExplainedInPlace()
    {
        begin();
        const Question *category = m_rig->app().session().facts().scheme.question(u"category"_s);
        QVERIFY(said(category->help.text(u"en"_s)));
    }

    void theGuidelinesFollowTheWorkAndAreSearched()
    {
        begin();
        auto *guide = page()->findChild<GuidePanel *>();
        QCOMPARE(guide->currentSection(), u"category"_s);
        QTest::keyClicks(qApp->focusWidget(), u"2"_s);
        QCOMPARE(guide->currentSection(), u"category/role"_s);
        auto *text = guide->findChild<QTextBrowser *>();
        QVERIFY(text->toPlainText().contains(u"→"_s));  // examples with their label
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Slash);
        auto *search = qobject_cast<QLineEdit *>(qApp->focusWidget());
        QVERIFY(search && guide->isAncestorOf(search));
        QTest::keyClicks(search, u"spinach"_s);
        QTRY_COMPARE(guide->currentSection(), u"category/intra"_s);
        QVERIFY(text->toPlainText().contains(u"spinach"_s));
        QTest::keyClicks(search, u"zebra"_s);
        QTRY_VERIFY(text->toPlainText().contains(u"Nothing in the guidelines"_s));
        QVERIFY(editor()->answers()["category"] == "role");  // searching answers nothing
    }

    void pausesAreNotWork()
    {
        WorkTimer timer;
        timer.start(0, {1'000, 0});
        timer.touch(5'000);
        timer.touch(5'000 + WorkTimer::idleAfterMs + 1);  // out for coffee
        timer.touch(70'000);
        const WorkTime time = timer.at(72'000);
        QCOMPARE(time.idleMs, WorkTimer::idleAfterMs + 1);
        QCOMPARE(time.activeMs, 1'000 + 72'000 - time.idleMs);
    }

    void theTimeIsStoredWithTheAnswer()
    {
        begin();
        QTest::qWait(120);
        QTest::keyClicks(qApp->focusWidget(), u"0"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(answers().size(), 1);
        QVERIFY(answers().first().time.activeMs >= 100);
        QCOMPARE(answers().first().time.idleMs, 0);
    }

private:
    Page *page() { return m_rig->page(u"annotate"_s); }
    AnswerEditor *editor() { return page()->findChild<AnswerEditor *>(); }

    void begin()
    {
        m_rig->open(u"ann"_s, u"annotate"_s);
        auto *view = page()->findChild<ConversationView *>();
        QTRY_VERIFY(view->bubbleCount() > 0);
        QTRY_VERIFY(view->hasFocus());
    }

    bool inStatusBar(const QString &words)
    {
        for (const QLabel *label : m_rig->window().findChild<StatusStrip *>()->findChildren<QLabel *>()) {
            if (label->isVisible() && label->text().startsWith(words))
                return true;
        }
        return false;
    }

    bool said(const QString &words) { return says(page(), words); }

    QList<Annotation> answers()
    {
        QList<Annotation> found;
        m_rig->withStorage([&](Storage &storage) {
            found = storage.work().answersOf(storage.project().userNamed(u"ann"_s)->id, {}, 10).value_or({});
        });
        return found;
    }

    std::unique_ptr<WindowRig> m_rig;
};

QTEST_MAIN(AnnotateContextTest)
#include "tst_annotate_context.moc"
