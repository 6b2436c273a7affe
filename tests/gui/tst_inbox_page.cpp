// SPDX-License-Identifier: GPL-3.0-or-later
// What waits for a person, by keyboard: returned items with what was wrong, discussions, messages; read and unread.
#include "core/service/decide/AdjudicateService.h"
#include "core/service/messages/DiscussionService.h"
#include "core/service/messages/MessageService.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/WorkStore.h"
#include "tests/gui/WindowRig.h"
#include "tests/support/Team.h"
#include "ui/answers/AnswerEditor.h"
#include "ui/conversation/ConversationView.h"
#include "ui/discussion/DiscussionPanel.h"
#include "ui/guide/GuidePanel.h"
#include "ui/widgets/Sidebar.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class InboxPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s);
        m_rig->importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 3);
        m_rig->assign();
        m_rig->answerAll(u"ann"_s, cdconvAnswers(u"none"_s));
        m_rig->answerAll(u"bob"_s, cdconvAnswers(u"role"_s));
        m_rig->withStorage([&](Storage &storage) {
            const Result<ActiveScheme> scheme = activeScheme(storage.project());
            const auto items = storage.conversations().list({}, {}, 3).value_or({});
            const UserId judge = storage.project().userNamed(u"judge"_s)->id;
            DecisionRequest back;
            back.conversation = items[0].id;
            back.kind = DecisionKind::SendBack;
            back.note = u"Look at b1 once more"_s;
            QVERIFY(AdjudicateService(storage, m_rig->clock(), *scheme, judge).decide(back));
            QVERIFY(DiscussionService(storage, m_rig->clock(), judge).comment(items[1].id, u"What does b2 mean?"_s));
            const UserId sup = storage.project().userNamed(u"sup"_s)->id;
            QVERIFY(MessageService(storage, m_rig->clock(), sup)
                        .send({storage.project().userNamed(u"ann"_s)->id}, u"Please finish today"_s));
        });
        m_rig->open(u"ann"_s, u"annotate"_s);
    }
    void cleanup() { m_rig.reset(); }

    void theSideBarCountsWhatIsUnread()
    {
        auto *item = m_rig->window().findChild<SidebarItem *>(u"inbox"_s);
        QTRY_COMPARE(item->badge(), 3);
        m_rig->window().openPage(u"inbox"_s);
        QTRY_COMPARE(item->badge(), 2);  // the first one is on screen
        QTRY_VERIFY(list()->count() > 0);
        QTest::keyClick(list(), Qt::Key_Down);
        QTRY_COMPARE(item->badge(), 1);
        QTRY_VERIFY(m_rig->app().session().isIdle());  // the page knows it too
        QTest::keyClick(list(), Qt::Key_U);
        QTRY_COMPARE(item->badge(), 2);
        QTest::qWait(100);
        QCOMPARE(item->badge(), 2);  // it stays unread while one looks at it
    }

    // A discussion with several new comments is one line of the list, and as many messages as everywhere else.
    void theHeaderCountsAsTheSideBarDoes()
    {
        m_rig->withStorage([&](Storage &storage) {
            const auto items = storage.conversations().list({}, {}, 3).value_or({});
            const UserId judge = storage.project().userNamed(u"judge"_s)->id;
            for (const QString &more : {u"And b1?"_s, u"Or u2?"_s})
                QVERIFY(DiscussionService(storage, m_rig->clock(), judge).comment(items[1].id, more));
        });
        auto *item = m_rig->window().findChild<SidebarItem *>(u"inbox"_s);
        open();
        QTRY_COMPARE(item->badge(), 4);  // the returned item is on screen
        const auto header = [&] {
            for (const QLabel *label : m_rig->window().findChildren<QLabel *>()) {
                if (label->isVisible() && label->text().endsWith(u" unread"_s))
                    return label->text();
            }
            return QString();
        };
        QTRY_COMPARE(header(), u"4 unread"_s);
        QTest::keyClick(list(), Qt::Key_Down);
        QTRY_COMPARE(item->badge(), 1);
        QTRY_COMPARE(header(), u"1 unread"_s);
    }

    // Enter does what has the focus, before it opens the item.
    void enterPressesTheButtonThatHasTheFocus()
    {
        open();
        auto *item = m_rig->window().findChild<SidebarItem *>(u"inbox"_s);
        QTRY_COMPARE(item->badge(), 2);
        QPushButton *mark = nullptr;
        for (QPushButton *candidate : m_rig->page(u"inbox"_s)->findChildren<QPushButton *>()) {
            if (candidate->text().startsWith(u"Mark read or unread"_s))
                mark = candidate;
        }
        QVERIFY(mark);
        mark->setFocus();
        QTest::keyClick(mark, Qt::Key_Return);
        QTRY_COMPARE(item->badge(), 3);
        QCOMPARE(m_rig->window().currentPage(), u"inbox"_s);
    }

    void aReturnedItemSaysWhatWasWrongAndIsAmended()
    {
        open();
        QVERIFY(shown(u"Look at b1 once more"_s));
        QVERIFY(shown(u"Sent back by the adjudicator"_s));
        auto *guide = m_rig->page(u"inbox"_s)->findChild<GuidePanel *>();
        QVERIFY(guide->isVisible());
        QCOMPARE(guide->currentSection(), u"category/none"_s);
        QTest::keyClick(list(), Qt::Key_Return);
        QTRY_COMPARE(m_rig->window().currentPage(), u"annotate"_s);
        auto *editor = m_rig->page(u"annotate"_s)->findChild<AnswerEditor *>();
        QTRY_VERIFY(editor->answers().value("category", "") == "none");
        QTRY_VERIFY(m_rig->app().session().isIdle());
        QTRY_VERIFY(m_rig->page(u"annotate"_s)->findChild<ConversationView *>()->hasFocus());
        QTest::keyClicks(qApp->focusWidget(), u"2"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(newest().label, u"role"_s);
        m_rig->window().openPage(u"inbox"_s);
        QTRY_VERIFY(!list()->item(0)->text().startsWith(u"Returned to me"_s));
    }

    void aDiscussionIsAnsweredInPlace()
    {
        open();
        QTest::keyClick(list(), Qt::Key_Down);
        QTRY_VERIFY(shown(u"Your answers differ"_s));
        auto *panel = m_rig->page(u"inbox"_s)->findChild<DiscussionPanel *>();
        QTRY_VERIFY(!panel->findChildren<QLabel *>().isEmpty());
        QTest::keyClick(list(), Qt::Key_M);
        auto *field = qobject_cast<QLineEdit *>(qApp->focusWidget());
        QVERIFY(field);
        QVERIFY(panel->isAncestorOf(field));
        QTest::keyClicks(field, u"It means no"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(panel->findChildren<QLabel *>().size(), 2);
        QCOMPARE(m_rig->window().currentPage(), u"inbox"_s);
    }

    void aCommentIsSentOnceAndTheNextIsNotWipedOut()
    {
        open();
        QTest::keyClick(list(), Qt::Key_Down);
        QTRY_VERIFY(shown(u"Your answers differ"_s));
        auto *panel = m_rig->page(u"inbox"_s)->findChild<DiscussionPanel *>();
        QTRY_VERIFY(m_rig->app().session().isIdle());
        QTest::keyClick(list(), Qt::Key_M);
        auto *field = qobject_cast<QLineEdit *>(qApp->focusWidget());
        QVERIFY(field);
        QTest::keyClicks(field, u"It means no"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QTest::keyClick(field, Qt::Key_Return);
        QTest::keyClicks(field, u"And"_s);
        QTRY_VERIFY(m_rig->app().session().isIdle());
        QTRY_COMPARE(panel->findChildren<QLabel *>().size(), 2);
        QCOMPARE(field->text(), u"And"_s);
    }

    void messagesComeWithTheirSender()
    {
        open();
        QTest::keyClick(list(), Qt::Key_Down);
        QTest::keyClick(list(), Qt::Key_Down);
        QTRY_VERIFY(shown(u"A message from sup"_s));
        QVERIFY(shown(u"Please finish today"_s));
    }

private:
    QListWidget *list() { return m_rig->page(u"inbox"_s)->findChild<QListWidget *>(); }

    void open()
    {
        m_rig->window().openPage(u"inbox"_s);
        QTRY_COMPARE(list()->count(), 6);  // three headings, three entries
        QTRY_VERIFY(list()->hasFocus());
    }

    bool shown(const QString &words) { return says(m_rig->page(u"inbox"_s), words); }

    Annotation newest()
    {
        Annotation found;
        m_rig->withStorage([&](Storage &storage) {
            found = storage.work().answersOf(storage.project().userNamed(u"ann"_s)->id, {}, 1).value_or({}).value(0);
        });
        return found;
    }

    std::unique_ptr<WindowRig> m_rig;
};

QTEST_MAIN(InboxPageTest)
#include "tst_inbox_page.moc"
